import type { CommandName } from '../store/commands.ts'

interface Shortcut {
  /** `Mod` is Ctrl, or Cmd on a Mac. */
  readonly keys: string
  readonly command: CommandName
}

/** Audacity's keys. The one list: keys, tips and the help text come from it. */
export const shortcuts: readonly Shortcut[] = [
  { keys: 'Space', command: 'playOrStop' },
  { keys: 'Home', command: 'skipToStart' },
  { keys: 'End', command: 'skipToEnd' },
  { keys: 'L', command: 'toggleLoop' },
  { keys: 'C', command: 'playCutPreview' },
  { keys: 'Mod+A', command: 'selectAll' },
  { keys: 'Mod+Shift+A', command: 'clearSelection' },
  { keys: 'Mod+Z', command: 'undo' },
  { keys: 'Mod+Shift+Z', command: 'redo' },
  { keys: 'Mod+Y', command: 'redo' },
  { keys: 'Mod+X', command: 'cut' },
  { keys: 'Mod+C', command: 'copy' },
  { keys: 'Mod+V', command: 'paste' },
  { keys: 'Delete', command: 'deleteSelection' },
  { keys: 'Backspace', command: 'deleteSelection' },
  { keys: 'Mod+K', command: 'deleteSelection' },
  { keys: 'Mod+I', command: 'split' },
  { keys: 'Mod+T', command: 'trim' },
  { keys: 'Mod+L', command: 'silence' },
  { keys: 'Mod+B', command: 'addLabel' },
  { keys: 'F2', command: 'renameTrack' },
  { keys: 'Mod+Shift+N', command: 'addMonoTrack' },
  { keys: 'Mod+1', command: 'zoomIn' },
  { keys: 'Mod+3', command: 'zoomOut' },
  { keys: 'Mod+E', command: 'zoomSelection' },
  { keys: 'Mod+F', command: 'zoomFit' },
  { keys: 'Mod+Shift+I', command: 'importAudio' },
  { keys: 'Mod+Shift+E', command: 'exportMix' },
  { keys: 'Mod+,', command: 'openSettings' },
]

interface Pressed {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

const byKeys = new Map(shortcuts.map(({ keys, command }) => [keys, command]))

/** The command of a key press, if it has one. */
export function commandFor(pressed: Pressed): CommandName | undefined {
  if (pressed.altKey) return undefined
  const key = pressed.code === 'Space' ? 'Space' : pressed.code.startsWith('Digit') ? pressed.code.slice(5) : pressed.key.length === 1 ? pressed.key.toUpperCase() : pressed.key
  return byKeys.get(`${pressed.ctrlKey || pressed.metaKey ? 'Mod+' : ''}${pressed.shiftKey ? 'Shift+' : ''}${key}`)
}
