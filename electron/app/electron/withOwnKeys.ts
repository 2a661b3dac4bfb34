import type { MenuItemConstructorOptions } from 'electron'
import type { OwnKeys } from '../../../shared/schemas/ownKeys.ts'

/** What an entry's command is called in the window, where it is not its id. */
export const actionOfEntry: Readonly<Record<string, string>> = {
  open: 'openProject',
  import: 'importAudio',
  export: 'exportMix',
  keep: 'save',
  saveAs: 'saveProjectAs',
  save: 'saveProject',
  settings: 'openSettings',
  recent: 'showProjects',
  demo: 'openDemo',
  new: 'newProject',
  batch: 'openBatch',
  delete: 'deleteOrPalette',
  spectrogram: 'toggleSpectrogram',
  selectNone: 'clearSelection',
  selectAllTracks: 'select_all_tracks',
  history: 'toggleHistory',
  loop: 'toggleLoop',
  cutPreview: 'playCutPreview',
  newMono: 'create_mono_track',
  newStereo: 'create_stereo_track',
  palette: 'openPalette',
  keys: 'showKeys',
  activity: 'showActivity',
  help: 'showHelp',
}

/** The same entries, with a person's own keys shown in the place of Audacity's. */
export function withOwnKeys(
  entries: readonly MenuItemConstructorOptions[],
  own: OwnKeys,
): MenuItemConstructorOptions[] {
  return entries.map((entry) => {
    if (Array.isArray(entry.submenu)) return { ...entry, submenu: withOwnKeys(entry.submenu, own) }
    const keys = own[actionOfEntry[entry.id ?? ''] ?? entry.id ?? '']
    if (keys === undefined) return entry
    const [first] = keys
    const accelerator = first?.replace('Mod', 'CmdOrCtrl').replace('Arrow', '')
    return Object.fromEntries([
      ...Object.entries(entry).filter(([name]) => name !== 'accelerator'),
      ...(accelerator === undefined ? [] : Object.entries({ accelerator, registerAccelerator: false })),
    ])
  })
}
