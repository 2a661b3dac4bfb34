/** What can go wrong between window and app, and on the command line. */
export const hostFailures = {
  'ipc/unknown-channel': (p: { channel: string }) => ({
    message: `The window asked for something unknown (${p.channel}).`,
  }),
  'ipc/bad-input': (p: { channel: string; reason: string }) => ({
    message: `The window sent something that does not fit (${p.channel}: ${p.reason}). Nothing was changed.`,
  }),
  'ipc/untrusted': () => ({ message: 'A message came from a page that is not part of Tapehand, and was refused.' }),
  'ipc/crashed': (p: { channel: string; reason: string }) => ({
    message: `Something went wrong inside Tapehand (${p.channel}: ${p.reason}). The project is as it was.`,
    recover: 'retry' as const,
  }),
  'ipc/disconnected': () => ({
    message: 'The connection to Tapehand was lost. The project is safe; reload the window.',
    recover: 'retry' as const,
  }),
  'app/no-folder': (p: { folder: string; reason: string }) => ({
    message: `Tapehand can't use its folder ${p.folder} (${p.reason}). Make it writable, or choose another one with TAPEHAND_DATA.`,
  }),
  'app/open-elsewhere': (p: { name: string }) => ({
    message: `"${p.name}" is open in another Tapehand window. Close it there, or choose another file. Nothing was changed.`,
    recover: 'chooseFile' as const,
  }),
  'app/closing': () => ({ message: 'Tapehand is being closed, so this was not begun.' }),
  'settings/bad-value': (p: { what: string }) => ({ message: `${p.what}. The settings were not changed.` }),
  'settings/cannot-write': (p: { reason: string }) => ({ message: `The settings can't be saved (${p.reason}).` }),
  'settings/no-safe-place': () => ({
    message:
      'This system offers no safe place for the key, so it was not saved. Set OPENAI_API_KEY in the environment instead.',
  }),
  'cli/usage': (p: { what: string }) => ({ message: `${p.what}.` }),
  'app/one-file': () => ({
    message: 'One file at a time, please: several at once go through Import in the window. Nothing was imported.',
  }),
  'cli/name-a-file': () => ({ message: 'Say which file, for example “import music.mp3”. Nothing was imported.' }),
  'cli/no-such-file': (p: { path: string }) => ({
    message: `There is no file "${p.path}". Nothing was done.`,
    recover: 'chooseFile' as const,
  }),
  'cli/output-exists': (p: { path: string }) => ({
    message: `"${p.path}" exists already, and nothing was done. Choose another name, or add --overwrite.`,
    recover: 'chooseFile' as const,
  }),
} as const
