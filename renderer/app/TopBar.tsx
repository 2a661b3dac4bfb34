import { Download, Redo2, Search, Undo2, Upload } from 'lucide-react'
import { Button } from 'react-aria-components'
import { MasterMeter } from '../features/meters/MasterMeter.tsx'
import { TimeDisplay } from '../features/playback/TimeDisplay.tsx'
import { Transport } from '../features/playback/Transport.tsx'
import { useApp, useAppState } from '../store/appContext.ts'
import { chosenClips } from '../store/clipCommands.ts'
import { commands } from '../store/commands.ts'
import { useKeys } from '../store/shortcuts.ts'
import { useProjectName, useTexts, useWorkNames } from '../store/useTexts.ts'
import { IconButton, IconButtonGroup } from '../ui/IconButton.tsx'
import { MainMenu } from './menus/MainMenu.tsx'

/** One row: what is open, the transport in the middle, what is done to the whole at the right. */
export function TopBar() {
  const name = useProjectName()
  return (
    <header className="toolbar">
      <h1 className="visually-hidden">Tapehand</h1>
      <div className="toolbar-left">
        <MainMenu />
        <p className="project-name" title={name}>
          <b>{name}</b>
          <SavedState />
        </p>
      </div>
      <div className="toolbar-middle">
        <Transport />
        <TimeDisplay />
        <MasterMeter />
      </div>
      <div className="toolbar-right">
        <HistoryButtons />
        <Files />
      </div>
    </header>
  )
}

/** Every change is on the disk when it is shown, unless the file may not be written. */
function SavedState() {
  const texts = useTexts()
  const isReadOnly = useAppState(({ project }) => project?.readOnly !== undefined)
  return <span>{isReadOnly ? texts.app.readOnly : texts.app.saved}</span>
}

function HistoryButtons() {
  const texts = useTexts()
  const nameOf = useWorkNames()
  const app = useApp()
  const canUndo = useAppState(({ project }) => project?.canUndo ?? false)
  const canRedo = useAppState(({ project }) => project?.canRedo ?? false)
  const undone = useAppState(({ project }) => project?.history[project.historyPosition - 1]?.label)
  const redone = useAppState(({ project }) => project?.history[project.historyPosition]?.label)
  const undo = {
    name: canUndo && undone ? texts.app.undoOf(nameOf(undone)) : texts.common.undo,
    keys: useKeys('undo'),
    icon: Undo2,
    isDisabled: !canUndo,
    testId: 'undo',
    onPress: () => commands.undo(app),
  }
  const redo = {
    name: canRedo && redone ? texts.app.redoOf(nameOf(redone)) : texts.common.redo,
    keys: useKeys('redo'),
    icon: Redo2,
    isDisabled: !canRedo,
    testId: 'redo',
    onPress: () => commands.redo(app),
  }
  return <IconButtonGroup name={texts.app.history} buttons={[undo, redo]} />
}

/** The short key deletes where something is selected; the other one always opens the palette. */
function usePaletteKeys(): string {
  const isSelected = useAppState(
    ({ project }) => project !== null && (project.selection !== null || chosenClips(project).length > 0),
  )
  const [short, long] = [useKeys('deleteOrPalette'), useKeys('openPalette')]
  return isSelected || short === '' ? long : short
}

/** Commands by name, and audio in and out. */
function Files() {
  const texts = useTexts()
  const app = useApp()
  const isEmpty = useAppState(({ project }) => !project || project.duration === 0)
  const paletteKeys = usePaletteKeys()
  return (
    <>
      <Button className="find-button" onPress={() => commands.openPalette(app)} data-testid="commands">
        <Search size={15} aria-hidden="true" />
        <span>{texts.app.commands}</span>
        {paletteKeys !== '' && <kbd>{paletteKeys}</kbd>}
      </Button>
      <IconButton
        name={texts.app.importAudio}
        keys={useKeys('importAudio')}
        icon={Download}
        testId="import"
        onPress={() => commands.importAudio(app)}
      />
      <Button
        className="button export-button"
        aria-label={texts.app.exportAudio}
        isDisabled={isEmpty}
        onPress={() => commands.exportMix(app)}
        data-testid="export"
      >
        <Upload size={15} aria-hidden="true" />
        <span>{texts.app.export}</span>
      </Button>
    </>
  )
}
