import type { MenuItemConstructorOptions } from 'electron'
import type { InvokeChannel, Payload } from '../../../shared/ipc/channels.ts'
import type { EditRequestInput } from '../../../shared/schemas/editRequest.ts'
import type { OwnKeys } from '../../../shared/schemas/ownKeys.ts'
import type { ToolEntry } from '../../../shared/schemas/toolEntry.ts'
import { withOwnKeys } from './withOwnKeys.ts'
import type { Texts } from '../../../shared/texts/index.ts'
import { sayTool } from '../../../shared/texts/sayTool.ts'

export interface MenuActions {
  /** The same channel that a button of the window uses. */
  readonly invoke: (channel: InvokeChannel, input: unknown) => void
  /** Work that is the window's own. */
  readonly choose: (item: Payload<'app:menu:chosen'>['item']) => void
  /** A command of the window, or a tool, by its name: the window asks for values where there are some. */
  readonly act: (name: string) => void
  /** A command of the window; `inText` is what it means while the person types in a field. */
  readonly edit: (name: string, inText: TextEdit) => void
}

export type TextEdit = 'cut' | 'copy' | 'paste' | 'undo' | 'redo' | 'selectAll' | 'delete'

/**
 * The menu with Audacity's keys. The window handles the keys itself, so the menu only shows them (`registerAccelerator:
 * false`): otherwise it would take them away from text fields.
 */
export function menuTemplate(
  actions: MenuActions,
  platform: NodeJS.Platform,
  tools: readonly ToolEntry[],
  texts: Texts,
  own: OwnKeys = {},
): MenuItemConstructorOptions[] {
  const said = tools.map((tool) => sayTool(tool, texts))
  return withOwnKeys(entriesFor(actions, platform, said, texts.desktop), own)
}

function entriesFor(
  actions: MenuActions,
  platform: NodeJS.Platform,
  tools: readonly ToolEntry[],
  { menus, entries: labels, roles }: Texts['desktop'],
): MenuItemConstructorOptions[] {
  return [
    ...(platform === 'darwin' ? [{ role: 'appMenu' } as const] : []),
    { label: menus.file, submenu: fileMenu(actions, platform, labels, roles) },
    { label: menus.edit, submenu: editMenu(actions, labels) },
    { label: menus.select, submenu: selectMenu(actions, labels) },
    { label: menus.view, submenu: viewMenu(actions, labels, roles) },
    { label: menus.transport, submenu: transportMenu(actions, labels) },
    { label: menus.tracks, submenu: trackMenu(actions, labels) },
    { label: menus.generate, submenu: toolMenu(actions, tools, 'generators') },
    {
      label: menus.effect,
      submenu: [
        entry('repeatEffect', labels.repeatEffect, 'CmdOrCtrl+R', () => actions.act('repeatEffect')),
        line,
        ...toolMenu(actions, tools, 'effects'),
      ],
    },
    { label: menus.analyze, submenu: toolMenu(actions, tools, 'queries') },
    windowMenu(platform, menus.window, roles),
    {
      label: menus.help,
      submenu: [
        entry('palette', labels.palette, 'CmdOrCtrl+Shift+P', () => actions.act('openPalette')),
        entry('help', labels.help, null, () => actions.act('showHelp')),
        entry('activity', labels.activity, null, () => actions.act('showActivity')),
        entry('keys', labels.keys, 'F1', () => actions.act('showKeys')),
      ],
    },
  ]
}

type Labels = Texts['desktop']['entries']
type Roles = Texts['desktop']['roles']

/** A Mac puts its open windows into it by itself. */
function windowMenu(platform: NodeJS.Platform, label: string, roles: Roles): MenuItemConstructorOptions {
  return platform === 'darwin'
    ? { role: 'windowMenu', label }
    : {
        label,
        submenu: [
          { role: 'minimize', label: roles.minimize },
          { role: 'zoom', label: roles.zoom },
          { role: 'close', label: roles.close },
        ],
      }
}

const line: MenuItemConstructorOptions = { type: 'separator' }

function entry(id: string, label: string, accelerator: string | null, click: () => void): MenuItemConstructorOptions {
  return accelerator === null ? { id, label, click } : { id, label, accelerator, registerAccelerator: false, click }
}

/** An edit by hand, as a button of the window asks for it. */
const apply = ({ invoke }: MenuActions, request: EditRequestInput): void => invoke('app:edit:apply', request)

function fileMenu(
  { invoke, choose, act }: MenuActions,
  platform: NodeJS.Platform,
  labels: Labels,
  roles: Roles,
): MenuItemConstructorOptions[] {
  return [
    entry('new', labels.new, 'CmdOrCtrl+N', () => act('newProject')),
    entry('open', labels.open, 'CmdOrCtrl+O', () => act('openProject')),
    entry('recent', labels.recent, null, () => act('showProjects')),
    entry('demo', labels.demo, null, () => act('openDemo')),
    line,
    entry('import', labels.import, 'CmdOrCtrl+Shift+I', () => invoke('app:project:import', undefined)),
    entry('export', labels.export, 'CmdOrCtrl+Shift+E', () => choose('export')),
    entry('batch', labels.batch, null, () => act('openBatch')),
    line,
    entry('importLabels', labels.importLabels, null, () => act('importLabels')),
    entry('exportLabels', labels.exportLabels, null, () => act('exportLabels')),
    line,
    entry('keep', labels.keep, 'CmdOrCtrl+S', () => act('save')),
    entry('saveAs', labels.saveAs, 'CmdOrCtrl+Shift+S', () => act('saveProjectAs')),
    entry('save', labels.save, null, () => act('saveProject')),
    line,
    entry('settings', labels.settings, 'CmdOrCtrl+,', () => choose('settings')),
    line,
    platform === 'darwin'
      ? { role: 'close', label: roles.close }
      : { role: 'quit', label: roles.quit, accelerator: 'CmdOrCtrl+Q' },
  ]
}

function editMenu({ edit, act }: MenuActions, labels: Labels): MenuItemConstructorOptions[] {
  return [
    entry('undo', labels.undo, 'CmdOrCtrl+Z', () => edit('undo', 'undo')),
    entry('redo', labels.redo, 'CmdOrCtrl+Shift+Z', () => edit('redo', 'redo')),
    line,
    entry('cut', labels.cut, 'CmdOrCtrl+X', () => edit('cut', 'cut')),
    entry('copy', labels.copy, 'CmdOrCtrl+C', () => edit('copy', 'copy')),
    entry('paste', labels.paste, 'CmdOrCtrl+V', () => edit('paste', 'paste')),
    entry('delete', labels.delete, 'CmdOrCtrl+K', () => edit('deleteSelection', 'delete')),
    line,
    entry('split', labels.split, 'CmdOrCtrl+I', () => act('split')),
    entry('splitTool', labels.splitTool, 'S', () => act('splitTool')),
    entry('trim', labels.trim, 'CmdOrCtrl+T', () => act('trim')),
    entry('silence', labels.silence, 'CmdOrCtrl+L', () => act('silence')),
  ]
}

function selectMenu({ edit, act }: MenuActions, labels: Labels): MenuItemConstructorOptions[] {
  return [
    entry('selectAll', labels.selectAll, 'CmdOrCtrl+A', () => edit('selectAll', 'selectAll')),
    entry('selectNone', labels.selectNone, 'CmdOrCtrl+Shift+A', () => act('clearSelection')),
    entry('selectAllTracks', labels.selectAllTracks, 'CmdOrCtrl+Shift+K', () => act('select_all_tracks')),
  ]
}

function viewMenu({ choose, act }: MenuActions, labels: Labels, roles: Roles): MenuItemConstructorOptions[] {
  return [
    entry('zoomIn', labels.zoomIn, 'CmdOrCtrl+1', () => choose('zoomIn')),
    entry('zoomOut', labels.zoomOut, 'CmdOrCtrl+3', () => choose('zoomOut')),
    entry('zoomSelection', labels.zoomSelection, 'CmdOrCtrl+E', () => choose('zoomSelection')),
    entry('zoomFit', labels.zoomFit, 'CmdOrCtrl+F', () => choose('zoomFit')),
    entry('findPlayhead', labels.findPlayhead, 'F', () => act('findPlayhead')),
    entry('spectrogram', labels.spectrogram, 'Shift+W', () => act('toggleSpectrogram')),
    entry('collapseTracks', labels.collapseTracks, 'CmdOrCtrl+Shift+C', () => act('collapseTracks')),
    entry('expandTracks', labels.expandTracks, 'CmdOrCtrl+Shift+X', () => act('expandTracks')),
    entry('toggleSnap', labels.toggleSnap, 'Alt+S', () => act('toggleSnap')),
    line,
    entry('history', labels.history, 'CmdOrCtrl+Shift+H', () => act('toggleHistory')),
    entry('toggleChat', labels.toggleChat, null, () => act('toggleChat')),
    entry('focusChat', labels.focusChat, null, () => choose('focusChat')),
    entry('goOver', labels.goOver, 'F6', () => act('goOver')),
    { role: 'togglefullscreen', label: roles.fullScreen },
  ]
}

function transportMenu(actions: MenuActions, labels: Labels): MenuItemConstructorOptions[] {
  return [
    entry('play', labels.play, null, () => apply(actions, { kind: 'play' })),
    entry('pause', labels.pause, null, () => apply(actions, { kind: 'pause' })),
    entry('stop', labels.stop, null, () => actions.act('stop')),
    line,
    entry('skipToStart', labels.skipToStart, 'Home', () => actions.act('skipToStart')),
    entry('skipToEnd', labels.skipToEnd, 'End', () => actions.act('skipToEnd')),
    line,
    entry('loop', labels.loop, 'L', () => actions.act('toggleLoop')),
    entry('loopSelection', labels.loopSelection, 'Shift+L', () => actions.act('loopSelection')),
    entry('clearLoop', labels.clearLoop, 'Alt+Shift+L', () => actions.act('clearLoop')),
    entry('cutPreview', labels.cutPreview, 'C', () => actions.act('playCutPreview')),
  ]
}

function trackMenu(actions: MenuActions, labels: Labels): MenuItemConstructorOptions[] {
  return [
    entry('newMono', labels.newMono, 'CmdOrCtrl+Shift+N', () => actions.act('create_mono_track')),
    entry('newStereo', labels.newStereo, null, () => actions.act('create_stereo_track')),
    line,
    entry('duplicateTracks', labels.duplicateTracks, null, () => apply(actions, { kind: 'duplicateTracks' })),
    entry('moveTracksUp', labels.moveTracksUp, null, () => apply(actions, { kind: 'moveTracks', direction: 'up' })),
    entry('moveTracksDown', labels.moveTracksDown, null, () =>
      apply(actions, { kind: 'moveTracks', direction: 'down' }),
    ),
    entry('removeTracks', labels.removeTracks, null, () => apply(actions, { kind: 'deleteTracks' })),
    line,
    entry('muteTracks', labels.muteTracks, null, () => apply(actions, { kind: 'muteTracks', mute: 'on' })),
    entry('unmuteTracks', labels.unmuteTracks, null, () => apply(actions, { kind: 'muteTracks', mute: 'off' })),
  ]
}

/** Everything of a group, so that a new tool is in the menu by being there. */
function toolMenu({ act }: MenuActions, tools: readonly ToolEntry[], group: string): MenuItemConstructorOptions[] {
  return tools
    .filter((tool) => tool.group === group)
    .map(({ name, title, fields }) => entry(name, fields.length > 0 ? `${title}…` : title, null, () => act(name)))
}
