import type { MenuItemConstructorOptions } from 'electron'
import type { InvokeChannel, Payload } from '../../../shared/ipc/channels.ts'
import type { EditRequestInput } from '../../../shared/schemas/editRequest.ts'
import type { OwnKeys } from '../../../shared/schemas/ownKeys.ts'
import type { ToolEntry } from '../../../shared/schemas/toolEntry.ts'
import { withOwnKeys } from './withOwnKeys.ts'

export interface MenuActions {
  /** The same channel that a button of the window uses. */
  readonly invoke: (channel: InvokeChannel, input: unknown) => void
  /** Work that is the window's own. */
  readonly choose: (item: Payload<'app:menu:chosen'>['item']) => void
  /** A command of the window, or a tool, by its name: the window asks for values where there are some. */
  readonly act: (name: string) => void
  /** `inText` is what the same keys mean while the person types in a field of the window. */
  readonly edit: (
    request: EditRequestInput | 'undo' | 'redo' | 'selectAll',
    inText: 'cut' | 'copy' | 'paste' | 'undo' | 'redo' | 'selectAll' | 'delete' | null,
  ) => void
}

/**
 * The menu with Audacity's keys. The window handles the keys itself, so the menu only shows them (`registerAccelerator:
 * false`): otherwise it would take them away from text fields.
 */
export function menuTemplate(
  actions: MenuActions,
  platform: NodeJS.Platform,
  tools: readonly ToolEntry[],
  own: OwnKeys = {},
): MenuItemConstructorOptions[] {
  return withOwnKeys(entriesFor(actions, platform, tools), own)
}

function entriesFor(
  actions: MenuActions,
  platform: NodeJS.Platform,
  tools: readonly ToolEntry[],
): MenuItemConstructorOptions[] {
  return [
    ...(platform === 'darwin' ? [{ role: 'appMenu' } as const] : []),
    { label: '&File', submenu: fileMenu(actions, platform) },
    { label: '&Edit', submenu: editMenu(actions) },
    { label: '&Select', submenu: selectMenu(actions) },
    { label: '&View', submenu: viewMenu(actions) },
    { label: '&Transport', submenu: transportMenu(actions) },
    { label: 'Trac&ks', submenu: trackMenu(actions) },
    { label: '&Generate', submenu: toolMenu(actions, tools, 'generators') },
    {
      label: 'Effec&t',
      submenu: [
        entry('repeatEffect', 'Repeat last effect', 'CmdOrCtrl+R', () => actions.act('repeatEffect')),
        line,
        ...toolMenu(actions, tools, 'effects'),
      ],
    },
    { label: '&Analyze', submenu: toolMenu(actions, tools, 'queries') },
    { role: 'windowMenu' },
    {
      label: '&Help',
      submenu: [
        entry('palette', 'Command palette…', 'CmdOrCtrl+Shift+P', () => actions.act('openPalette')),
        entry('help', 'Tapehand help…', null, () => actions.act('showHelp')),
        entry('activity', 'Activity…', null, () => actions.act('showActivity')),
        entry('keys', 'Keyboard shortcuts…', 'F1', () => actions.act('showKeys')),
      ],
    },
  ]
}

const line: MenuItemConstructorOptions = { type: 'separator' }

function entry(id: string, label: string, accelerator: string | null, click: () => void): MenuItemConstructorOptions {
  return accelerator === null ? { id, label, click } : { id, label, accelerator, registerAccelerator: false, click }
}

function fileMenu({ invoke, choose, act }: MenuActions, platform: NodeJS.Platform): MenuItemConstructorOptions[] {
  return [
    entry('new', 'New project', 'CmdOrCtrl+N', () => invoke('app:project:new', undefined)),
    entry('open', 'Open project…', 'CmdOrCtrl+O', () => act('openProject')),
    entry('recent', 'Recent projects and backups…', null, () => act('showProjects')),
    entry('demo', 'Open the demo recording', null, () => invoke('app:project:demo', undefined)),
    line,
    entry('import', 'Import audio…', 'CmdOrCtrl+Shift+I', () => invoke('app:project:import', undefined)),
    entry('export', 'Export audio…', 'CmdOrCtrl+Shift+E', () => choose('export')),
    entry('batch', 'Batch…', null, () => act('openBatch')),
    line,
    entry('importLabels', 'Import labels…', null, () => act('importLabels')),
    entry('exportLabels', 'Export labels…', null, () => act('exportLabels')),
    line,
    entry('keep', 'Save', 'CmdOrCtrl+S', () => act('save')),
    entry('saveAs', 'Save project as…', 'CmdOrCtrl+Shift+S', () => act('saveProjectAs')),
    entry('save', 'Save a copy of the project…', null, () => act('saveProject')),
    line,
    entry('settings', 'Settings…', 'CmdOrCtrl+,', () => choose('settings')),
    line,
    platform === 'darwin' ? { role: 'close' } : { role: 'quit', accelerator: 'CmdOrCtrl+Q' },
  ]
}

function editMenu({ edit }: MenuActions): MenuItemConstructorOptions[] {
  return [
    entry('undo', 'Undo', 'CmdOrCtrl+Z', () => edit('undo', 'undo')),
    entry('redo', 'Redo', 'CmdOrCtrl+Shift+Z', () => edit('redo', 'redo')),
    line,
    entry('cut', 'Cut', 'CmdOrCtrl+X', () => edit({ kind: 'cut' }, 'cut')),
    entry('copy', 'Copy', 'CmdOrCtrl+C', () => edit({ kind: 'copy' }, 'copy')),
    entry('paste', 'Paste', 'CmdOrCtrl+V', () => edit({ kind: 'paste' }, 'paste')),
    entry('delete', 'Delete', 'CmdOrCtrl+K', () => edit({ kind: 'deleteSelection' }, 'delete')),
    line,
    entry('split', 'Split', 'CmdOrCtrl+I', () => edit({ kind: 'split' }, null)),
    entry('trim', 'Trim to selection', 'CmdOrCtrl+T', () => edit({ kind: 'trimToSelection' }, null)),
    entry('silence', 'Silence selection', 'CmdOrCtrl+L', () => edit({ kind: 'silenceSelection' }, null)),
  ]
}

function selectMenu({ edit }: MenuActions): MenuItemConstructorOptions[] {
  return [
    entry('selectAll', 'All', 'CmdOrCtrl+A', () => edit('selectAll', 'selectAll')),
    entry('selectNone', 'None', 'CmdOrCtrl+Shift+A', () => edit({ kind: 'clearSelection' }, null)),
    entry('selectAllTracks', 'All tracks', null, () => edit({ kind: 'selectAllTracks' }, null)),
  ]
}

function viewMenu({ choose, act }: MenuActions): MenuItemConstructorOptions[] {
  return [
    entry('zoomIn', 'Zoom in', 'CmdOrCtrl+1', () => choose('zoomIn')),
    entry('zoomOut', 'Zoom out', 'CmdOrCtrl+3', () => choose('zoomOut')),
    entry('zoomSelection', 'Zoom to selection', 'CmdOrCtrl+E', () => choose('zoomSelection')),
    entry('zoomFit', 'Fit project', 'CmdOrCtrl+F', () => choose('zoomFit')),
    entry('findPlayhead', 'Find the playhead', 'F', () => act('findPlayhead')),
    line,
    entry('history', 'History', 'CmdOrCtrl+Shift+H', () => act('toggleHistory')),
    entry('focusChat', 'Go to the chat', null, () => choose('focusChat')),
    { role: 'togglefullscreen' },
  ]
}

function transportMenu({ edit }: MenuActions): MenuItemConstructorOptions[] {
  return [
    entry('play', 'Play', null, () => edit({ kind: 'play' }, null)),
    entry('pause', 'Pause', null, () => edit({ kind: 'pause' }, null)),
    entry('stop', 'Stop', null, () => edit({ kind: 'stop' }, null)),
    line,
    entry('skipToStart', 'Skip to start', 'Home', () => edit({ kind: 'skipTo', place: 'start' }, null)),
    entry('skipToEnd', 'Skip to end', 'End', () => edit({ kind: 'skipTo', place: 'end' }, null)),
    line,
    entry('loop', 'Loop on or off', 'L', () => edit({ kind: 'setLoop', loop: 'toggle' }, null)),
    entry('loopSelection', 'Loop the selection', 'Shift+L', () =>
      edit({ kind: 'setLoopRegion', region: 'selection' }, null),
    ),
    entry('clearLoop', 'Clear the loop', 'Alt+Shift+L', () => edit({ kind: 'setLoopRegion', region: null }, null)),
    entry('cutPreview', 'Play cut preview', 'C', () => edit({ kind: 'playCutPreview' }, null)),
  ]
}

function trackMenu({ edit, act }: MenuActions): MenuItemConstructorOptions[] {
  return [
    entry('newMono', 'New mono track', 'CmdOrCtrl+Shift+N', () => act('create_mono_track')),
    entry('newStereo', 'New stereo track', null, () => act('create_stereo_track')),
    line,
    entry('duplicateTracks', 'Duplicate', null, () => edit({ kind: 'duplicateTracks' }, null)),
    entry('moveTracksUp', 'Move up', null, () => edit({ kind: 'moveTracks', direction: 'up' }, null)),
    entry('moveTracksDown', 'Move down', null, () => edit({ kind: 'moveTracks', direction: 'down' }, null)),
    entry('removeTracks', 'Remove', null, () => edit({ kind: 'deleteTracks' }, null)),
    line,
    entry('muteTracks', 'Mute', null, () => edit({ kind: 'muteTracks', mute: 'on' }, null)),
    entry('unmuteTracks', 'Unmute', null, () => edit({ kind: 'muteTracks', mute: 'off' }, null)),
  ]
}

/** Everything of a group, so that a new tool is in the menu by being there. */
function toolMenu({ act }: MenuActions, tools: readonly ToolEntry[], group: string): MenuItemConstructorOptions[] {
  return tools
    .filter((tool) => tool.group === group)
    .map(({ name, title, fields }) => entry(name, fields.length > 0 ? `${title}…` : title, null, () => act(name)))
}
