import type { MenuItemConstructorOptions } from 'electron'
import type { InvokeChannel, Payload } from '../../../shared/ipc/channels.ts'
import type { EditRequestInput } from '../../../shared/schemas/editRequest.ts'

export interface MenuActions {
  /** The same channel that a button of the window uses. */
  invoke(channel: InvokeChannel, input: unknown): void
  /** Work that is the window's own. */
  choose(item: Payload<'app:menu:chosen'>['item']): void
  /** `inText` is what the same keys mean while the person types in a field of the window. */
  edit(request: EditRequestInput | 'undo' | 'redo' | 'selectAll', inText: 'cut' | 'copy' | 'paste' | 'undo' | 'redo' | 'selectAll' | 'delete' | null): void
}

/**
 * The menu with Audacity's keys. The window handles the keys itself, so the menu only shows them (`registerAccelerator: false`): otherwise it would
 * take them away from text fields.
 */
export function menuTemplate(actions: MenuActions, platform: NodeJS.Platform): MenuItemConstructorOptions[] {
  const { invoke, choose, edit } = actions
  const entry = (id: string, label: string, accelerator: string | null, click: () => void): MenuItemConstructorOptions =>
    accelerator === null ? { id, label, click } : { id, label, accelerator, registerAccelerator: false, click }
  const line: MenuItemConstructorOptions = { type: 'separator' }
  return [
    ...(platform === 'darwin' ? [{ role: 'appMenu' } as const] : []),
    {
      label: '&File',
      submenu: [
        entry('new', 'New project', 'CmdOrCtrl+N', () => invoke('app:project:new', undefined)),
        entry('demo', 'Open the demo recording', null, () => invoke('app:project:demo', undefined)),
        line,
        entry('import', 'Import audio…', 'CmdOrCtrl+Shift+I', () => invoke('app:project:import', undefined)),
        entry('export', 'Export as WAV…', 'CmdOrCtrl+Shift+E', () => invoke('app:project:export', undefined)),
        line,
        entry('settings', 'Settings…', 'CmdOrCtrl+,', () => choose('settings')),
        line,
        platform === 'darwin' ? { role: 'close' } : { role: 'quit', accelerator: 'CmdOrCtrl+Q' },
      ],
    },
    {
      label: '&Edit',
      submenu: [
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
      ],
    },
    {
      label: '&Select',
      submenu: [
        entry('selectAll', 'All', 'CmdOrCtrl+A', () => edit('selectAll', 'selectAll')),
        entry('selectNone', 'None', 'CmdOrCtrl+Shift+A', () => edit({ kind: 'clearSelection' }, null)),
        entry('selectAllTracks', 'All tracks', null, () => edit({ kind: 'selectAllTracks' }, null)),
      ],
    },
    {
      label: '&View',
      submenu: [
        entry('zoomIn', 'Zoom in', 'CmdOrCtrl+1', () => choose('zoomIn')),
        entry('zoomOut', 'Zoom out', 'CmdOrCtrl+3', () => choose('zoomOut')),
        entry('zoomSelection', 'Zoom to selection', 'CmdOrCtrl+E', () => choose('zoomSelection')),
        entry('zoomFit', 'Fit project', 'CmdOrCtrl+F', () => choose('zoomFit')),
        line,
        entry('focusChat', 'Go to the chat', null, () => choose('focusChat')),
        { role: 'togglefullscreen' },
      ],
    },
    {
      label: '&Transport',
      submenu: [
        entry('play', 'Play', null, () => edit({ kind: 'play' }, null)),
        entry('pause', 'Pause', null, () => edit({ kind: 'pause' }, null)),
        entry('stop', 'Stop', null, () => edit({ kind: 'stop' }, null)),
      ],
    },
    {
      label: 'Effec&t',
      submenu: [
        entry('normalize', 'Normalize to -1 dB', null, () => edit({ kind: 'normalize', peakDb: -1 }, null)),
        entry('fadeIn', 'Fade in', null, () => edit({ kind: 'fadeIn' }, null)),
        entry('fadeOut', 'Fade out', null, () => edit({ kind: 'fadeOut' }, null)),
        entry('reverse', 'Reverse', null, () => edit({ kind: 'reverse' }, null)),
      ],
    },
    { role: 'windowMenu' },
  ]
}
