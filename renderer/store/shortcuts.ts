import type { OwnKeys } from '../../shared/schemas/ownKeys.ts'
import { useAppState } from './appContext.ts'
import type { CommandName } from './commands.ts'
import type { Texts } from '../../shared/texts/index.ts'
import { useTexts } from './useTexts.ts'

export interface Shortcut {
  /** `Mod` is Ctrl, or Cmd on a Mac. */
  readonly keys: string
  /** A command of the window, or the name of a tool. */
  readonly action: CommandName | `${string}_${string}` | 'join'
}

/** Audacity's keys. The one list: keys, tips, menus and the help text come from it. */
export const shortcuts: readonly Shortcut[] = [
  { keys: 'Mod+Shift+P', action: 'openPalette' },
  { keys: 'F1', action: 'showKeys' },
  { keys: '?', action: 'showKeys' },
  { keys: 'F6', action: 'goOver' },
  { keys: 'Space', action: 'playOrStop' },
  { keys: 'Home', action: 'skipToStart' },
  { keys: 'End', action: 'skipToEnd' },
  { keys: 'L', action: 'toggleLoop' },
  { keys: 'Shift+L', action: 'loopSelection' },
  { keys: 'Alt+Shift+L', action: 'clearLoop' },
  { keys: 'F', action: 'findPlayhead' },
  { keys: 'Shift+W', action: 'toggleSpectrogram' },
  { keys: 'C', action: 'playCutPreview' },
  { keys: 'Mod+A', action: 'selectAll' },
  { keys: 'Mod+Shift+A', action: 'clearSelection' },
  { keys: 'Mod+Shift+K', action: 'select_all_tracks' },
  { keys: 'Shift+J', action: 'select_track_start_to_cursor' },
  { keys: 'Shift+K', action: 'select_cursor_to_track_end' },
  { keys: 'Mod+Z', action: 'undo' },
  { keys: 'Mod+Shift+Z', action: 'redo' },
  { keys: 'Mod+Y', action: 'redo' },
  { keys: 'Mod+Shift+H', action: 'toggleHistory' },
  { keys: 'Mod+X', action: 'cut' },
  { keys: 'Mod+C', action: 'copy' },
  { keys: 'Mod+V', action: 'paste' },
  { keys: 'Delete', action: 'deleteSelection' },
  { keys: 'Backspace', action: 'deleteSelection' },
  { keys: 'Mod+K', action: 'deleteOrPalette' },
  { keys: 'Mod+Alt+X', action: 'split_cut' },
  { keys: 'Mod+Alt+K', action: 'split_delete' },
  { keys: 'Mod+D', action: 'duplicate_clip' },
  { keys: 'Mod+J', action: 'join' },
  { keys: 'Mod+I', action: 'split' },
  { keys: 'S', action: 'splitTool' },
  { keys: 'Mod+T', action: 'trim' },
  { keys: 'Mod+L', action: 'silence' },
  { keys: 'Mod+R', action: 'repeatEffect' },
  { keys: 'Mod+B', action: 'addLabel' },
  { keys: 'F2', action: 'renameTrack' },
  { keys: 'Mod+Shift+N', action: 'create_mono_track' },
  { keys: 'Shift+C', action: 'delete_track' },
  { keys: 'Mod+1', action: 'zoomIn' },
  { keys: 'Mod+3', action: 'zoomOut' },
  { keys: 'Mod+E', action: 'zoomSelection' },
  { keys: 'Mod+F', action: 'zoomFit' },
  { keys: 'Mod+Shift+C', action: 'collapseTracks' },
  { keys: 'Mod+Shift+X', action: 'expandTracks' },
  { keys: 'Alt+S', action: 'toggleSnap' },
  { keys: 'Mod+N', action: 'newProject' },
  { keys: 'Mod+S', action: 'save' },
  { keys: 'Mod+Shift+S', action: 'saveProjectAs' },
  { keys: 'Mod+O', action: 'openProject' },
  { keys: 'Mod+Shift+I', action: 'importAudio' },
  { keys: 'Mod+Shift+E', action: 'exportMix' },
  { keys: 'Mod+,', action: 'openSettings' },
]

/** These are heard while someone types, too: none of them does anything in a field. */
export const everywhere: ReadonlySet<string> = new Set<CommandName>([
  'openPalette',
  'deleteOrPalette',
  'showKeys',
  'newProject',
  'openProject',
  'importAudio',
  'exportMix',
  'openSettings',
  'save',
  'saveProjectAs',
  'toggleHistory',
  'goOver',
])

interface Pressed {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

type Table = ReadonlyMap<string, string>
const tables = new WeakMap<OwnKeys, Table>()

/** Every key and what it does, with a person's own keys in the place of Audacity's. */
export function shortcutsWith(own: OwnKeys): readonly { readonly keys: string; readonly action: string }[] {
  const kept = shortcuts.filter(({ action }) => !Object.hasOwn(own, action))
  return [...kept, ...Object.entries(own).flatMap(([action, all]) => all.map((keys) => ({ keys, action })))]
}

function tableWith(own: OwnKeys): Table {
  const known = tables.get(own)
  if (known !== undefined) return known
  const table = new Map(shortcutsWith(own).map(({ keys, action }) => [keys, action]))
  tables.set(own, table)
  return table
}

export const noOwnKeys: OwnKeys = {}

/** The action of a key press, if it has one. */
export function actionFor(pressed: Pressed, own: OwnKeys = noOwnKeys): string | undefined {
  return tableWith(own).get(keysPressed(pressed) ?? '')
}

const modifiers = new Set(['Control', 'Meta', 'Shift', 'Alt', 'AltGraph', 'Dead', 'Process', 'Unidentified'])

/** How the table writes a key press; null as long as only keys are held that change others. */
export function keysPressed(pressed: Pressed): string | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed
  if (modifiers.has(key)) return null
  // On some keyboards it is written with Shift, on others without.
  if (key === '?' && !ctrlKey && !metaKey && !altKey) return '?'
  return `${ctrlKey || metaKey ? 'Mod+' : ''}${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}${keyOf(pressed)}`
}

/** With Alt a key may write another letter, so the place on the keyboard counts. */
function keyOf({ key, code, altKey }: Pressed): string {
  if (code === 'Space') return 'Space'
  if (code.startsWith('Digit')) return code.slice(5)
  if (altKey && code.startsWith('Key')) return code.slice(3)
  return key.length === 1 ? key.toUpperCase() : key
}

/** All keys of an action, as the table writes them. */
export function allKeysOf(action: string, own: OwnKeys): readonly string[] {
  return own[action] ?? shortcuts.flatMap((shortcut) => (shortcut.action === action ? shortcut.keys : []))
}

/** As it is printed on the keys of who reads it. */
export const sayKeys = (keys: string, { keyNames }: Pick<Texts, 'keyNames'>): string =>
  keys.replace('Mod', 'Ctrl').replaceAll(/[a-z]{3,}/giu, (key) => keyNames[key] ?? key)

/** The first keys of an action as people write them; nothing where there are none. */
export function keysOf(action: string, own: OwnKeys, texts: Pick<Texts, 'keyNames'>): string {
  return sayKeys(allKeysOf(action, own)[0] ?? '', texts)
}

export const useOwnKeys = (): OwnKeys => useAppState(({ settings }) => settings?.keys ?? noOwnKeys)

/** For a tip or a menu entry. */
export const useKeys = (action: string): string => keysOf(action, useOwnKeys(), useTexts())
