import { MessageSquare, Redo2, Scan, Settings, Undo2, ZoomIn, ZoomOut, SquareDashed } from 'lucide-react'
import { Toolbar } from 'react-aria-components'
import { FileButtons } from '../features/files/FileButtons.tsx'
import { TimeDisplay } from '../features/playback/TimeDisplay.tsx'
import { Transport } from '../features/playback/Transport.tsx'
import { useApp, useAppState } from '../store/appContext.ts'
import { commands } from '../store/commands.ts'
import { IconButton } from '../ui/IconButton.tsx'

/** Every group is a toolbar of its own: Tab goes from group to group, the arrows go inside. */
export function TopBar() {
  const app = useApp()
  const name = useAppState(({ project }) => project?.name ?? '')
  const chatOpen = useAppState((state) => state.chatOpen)
  return (
    <header className="toolbar">
      <h1 className="visually-hidden">Tapehand</h1>
      <Transport />
      <TimeDisplay />
      <HistoryButtons />
      <FileButtons />
      <ZoomButtons />
      <span className="project-name" title={name}>
        {name}
      </span>
      <Toolbar className="button-group" aria-label="Window">
        <IconButton
          name="Settings"
          keys="Ctrl+,"
          icon={Settings}
          onPress={() => commands.openSettings(app)}
          testId="settings-open"
        />
        <IconButton
          name={chatOpen ? 'Hide the chat' : 'Show the chat'}
          icon={MessageSquare}
          expanded={chatOpen}
          onPress={() => app.store.getState().toggleChat()}
          testId="chat-toggle"
        />
      </Toolbar>
    </header>
  )
}

function HistoryButtons() {
  const app = useApp()
  const canUndo = useAppState(({ project }) => project?.canUndo ?? false)
  const canRedo = useAppState(({ project }) => project?.canRedo ?? false)
  const undone = useAppState(({ project }) => project?.history[project.historyPosition - 1]?.label)
  const redone = useAppState(({ project }) => project?.history[project.historyPosition]?.label)
  return (
    <Toolbar className="button-group" aria-label="History">
      <IconButton
        name={canUndo && undone ? `Undo ${undone}` : 'Undo'}
        keys="Ctrl+Z"
        icon={Undo2}
        isDisabled={!canUndo}
        onPress={() => commands.undo(app)}
        testId="undo"
      />
      <IconButton
        name={canRedo && redone ? `Redo ${redone}` : 'Redo'}
        keys="Ctrl+Shift+Z"
        icon={Redo2}
        isDisabled={!canRedo}
        onPress={() => commands.redo(app)}
        testId="redo"
      />
    </Toolbar>
  )
}

function ZoomButtons() {
  const app = useApp()
  const isEmpty = useAppState(({ project }) => !project || project.duration === 0)
  const selected = useAppState(({ project }) => (project?.selection ?? null) !== null)
  return (
    <Toolbar className="button-group" aria-label="Zoom">
      <IconButton
        name="Zoom in"
        keys="Ctrl+1"
        icon={ZoomIn}
        isDisabled={isEmpty}
        onPress={() => commands.zoomIn(app)}
        testId="zoom-in"
      />
      <IconButton
        name="Zoom out"
        keys="Ctrl+3"
        icon={ZoomOut}
        isDisabled={isEmpty}
        onPress={() => commands.zoomOut(app)}
        testId="zoom-out"
      />
      <IconButton
        name="Zoom to the selection"
        keys="Ctrl+E"
        icon={SquareDashed}
        isDisabled={!selected}
        onPress={() => commands.zoomSelection(app)}
        testId="zoom-selection"
      />
      <IconButton
        name="Fit the project"
        keys="Ctrl+F"
        icon={Scan}
        isDisabled={isEmpty}
        onPress={() => commands.zoomFit(app)}
        testId="zoom-fit"
      />
    </Toolbar>
  )
}
