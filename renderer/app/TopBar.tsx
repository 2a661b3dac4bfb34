import { MessageSquare, Redo2, Scan, Settings, Undo2, ZoomIn, ZoomOut, SquareDashed } from 'lucide-react'
import { FileButtons } from '../features/files/FileButtons.tsx'
import { TimeDisplay } from '../features/playback/TimeDisplay.tsx'
import { Transport } from '../features/playback/Transport.tsx'
import { useApp, useAppState } from '../store/appContext.ts'
import { commands } from '../store/commands.ts'
import { IconButtonGroup } from '../ui/IconButton.tsx'

/** Transport, time, history, files and zoom, each a group of its own. */
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
      <IconButtonGroup
        name="Window"
        buttons={[
          {
            name: 'Settings',
            keys: 'Ctrl+,',
            icon: Settings,
            testId: 'settings-open',
            onPress: () => commands.openSettings(app),
          },
          {
            name: chatOpen ? 'Hide the chat' : 'Show the chat',
            icon: MessageSquare,
            expanded: chatOpen,
            testId: 'chat-toggle',
            onPress: () => commands.toggleChat(app),
          },
        ]}
      />
    </header>
  )
}

function HistoryButtons() {
  const app = useApp()
  const canUndo = useAppState(({ project }) => project?.canUndo ?? false)
  const canRedo = useAppState(({ project }) => project?.canRedo ?? false)
  const undone = useAppState(({ project }) => project?.history[project.historyPosition - 1]?.label)
  const redone = useAppState(({ project }) => project?.history[project.historyPosition]?.label)
  const undo = {
    name: canUndo && undone ? `Undo ${undone}` : 'Undo',
    keys: 'Ctrl+Z',
    icon: Undo2,
    isDisabled: !canUndo,
    testId: 'undo',
    onPress: () => commands.undo(app),
  }
  const redo = {
    name: canRedo && redone ? `Redo ${redone}` : 'Redo',
    keys: 'Ctrl+Shift+Z',
    icon: Redo2,
    isDisabled: !canRedo,
    testId: 'redo',
    onPress: () => commands.redo(app),
  }
  return <IconButtonGroup name="History" buttons={[undo, redo]} />
}

function ZoomButtons() {
  const app = useApp()
  const isEmpty = useAppState(({ project }) => !project || project.duration === 0)
  const selected = useAppState(({ project }) => (project?.selection ?? null) !== null)
  const zooms = [
    { command: 'zoomIn', name: 'Zoom in', keys: 'Ctrl+1', icon: ZoomIn, testId: 'zoom-in' },
    { command: 'zoomOut', name: 'Zoom out', keys: 'Ctrl+3', icon: ZoomOut, testId: 'zoom-out' },
    {
      command: 'zoomSelection',
      name: 'Zoom to the selection',
      keys: 'Ctrl+E',
      icon: SquareDashed,
      testId: 'zoom-selection',
      isDisabled: !selected,
    },
    { command: 'zoomFit', name: 'Fit the project', keys: 'Ctrl+F', icon: Scan, testId: 'zoom-fit' },
  ] as const
  return (
    <IconButtonGroup
      name="Zoom"
      buttons={zooms.map(({ command, ...button }) => ({
        isDisabled: isEmpty,
        ...button,
        onPress: () => commands[command](app),
      }))}
    />
  )
}
