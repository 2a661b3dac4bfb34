import { row } from './failureRow.ts'
import { sayCause, type SystemCause } from './systemCauses.ts'

/** What can go wrong between window and app, and on the command line. */
export const hostFailures = {
  'ipc/unknown-channel': row({
    when: 'The window calls a channel that is not in the table.',
    example: { channel: 'app:project:open' },
    says: (p) => `The window asked for something unknown (${p.channel}).`,
  }),
  'ipc/bad-input': row({
    when: "The window sends something that the channel's schema refuses.",
    example: { channel: 'app:project:open', reason: 'gainDb: too big' },
    says: (p) => `The window sent something that does not fit (${p.channel}: ${p.reason}).`,
    left: 'nothing-changed',
  }),
  'ipc/untrusted': row({
    when: "A message comes from a page that is not Tapehand's.",
    says: 'A message came from a page that is not part of Tapehand, and was refused.',
  }),
  'ipc/crashed': row({
    when: 'A defect behind a channel.',
    example: { channel: 'app:project:open', reason: 'TypeError' },
    says: (p) => `Something went wrong inside Tapehand (${p.channel}: ${p.reason}).`,
    left: 'project-as-it-was',
    recover: 'retry',
  }),
  'ipc/disconnected': row({
    when: 'The page lost its connection to the app.',
    says: 'The connection to Tapehand was lost. The project is safe; reload the window.',
    recover: 'retry',
  }),
  'app/no-folder': row<{ readonly folder: string; readonly cause: SystemCause }>({
    when: "The folder for settings and projects can't be used at the start.",
    example: { folder: '/data', cause: { kind: 'no-permission' } },
    says: (p) =>
      `Tapehand can't use its folder ${p.folder} (${sayCause(p.cause)}). Make it writable, or choose another one with TAPEHAND_DATA.`,
  }),
  'app/open-elsewhere': row({
    when: 'A project is opened that another window holds.',
    example: { name: 'show.tapehand' },
    says: (p) => `"${p.name}" is open in another Tapehand window. Close it there, or choose another file.`,
    left: 'nothing-changed',
    recover: 'chooseFile',
  }),
  'app/closing': row({
    when: 'Something is asked for while the app is being closed.',
    says: 'Tapehand is being closed, so this was not begun.',
  }),
  'settings/bad-value': row({
    when: 'A setting does not fit.',
    example: { what: 'The address is not a URL' },
    says: (p) => `${p.what}.`,
    left: 'settings-unchanged',
  }),
  'settings/cannot-write': row<{ readonly cause: SystemCause }>({
    when: "The settings file can't be written.",
    example: { cause: { kind: 'no-permission' } },
    says: (p) => `The settings can't be saved (${sayCause(p.cause)}).`,
  }),
  'settings/no-safe-place': row({
    when: "A key is entered where the system can't keep secrets.",
    says: 'This system offers no safe place for the key, so it was not saved. Set OPENAI_API_KEY in the environment instead.',
  }),
  'cli/usage': row({
    when: 'The command line is not understood.',
    example: { what: '--cases needs a file' },
    says: (p) => `${p.what}.`,
  }),
  'app/one-file': row({
    when: 'Several files are dropped where one is taken.',
    says: 'One file at a time, please: several at once go through Import in the window.',
    left: 'nothing-imported',
  }),
  'cli/name-a-file': row({
    when: 'An import on the command line names no file.',
    says: 'Say which file, for example “import music.mp3”.',
    left: 'nothing-imported',
  }),
  'cli/no-such-file': row({
    when: 'A file of the command line is not there.',
    example: { path: 'music.mp3' },
    says: (p) => `There is no file "${p.path}".`,
    left: 'nothing-done',
    recover: 'chooseFile',
  }),
  'cli/output-exists': row({
    when: 'The output of the command line exists already.',
    example: { path: 'out.mp3' },
    says: (p) => `"${p.path}" exists already, and nothing was done. Choose another name, or add --overwrite.`,
    recover: 'chooseFile',
  }),
}
