import { type ArgumentIssue, sayIssues, sayIssuesPlainly } from './values/argumentIssues.ts'
import { row } from './failureRow.ts'
import { sayUsageProblem, type UsageProblem } from './values/usageProblems.ts'
import { sayBy, type Sayings } from '../wording/sayings.ts'
import { sayCause, type SystemCause } from './values/systemCauses.ts'

/** Why a program can't be taken for FFmpeg. */
export type FfmpegFault =
  | { readonly kind: 'not-there' | 'no-ffmpeg' }
  | { readonly kind: 'no-answer'; readonly seconds: number }
  | { readonly kind: 'no-ffprobe'; readonly name: string }

const ffmpegFaults: Sayings<FfmpegFault> = {
  'not-there': 'no program is there that can be run. Give the whole path of ffmpeg, or of its folder',
  'no-ffmpeg': 'asked for its version, it does not answer as FFmpeg does',
  'no-answer': ({ seconds }) => `asked for its version, it did not answer within ${seconds} seconds and was ended`,
  'no-ffprobe': ({ name }) => `${name}, which belongs to it, is not beside it or does not answer`,
}

/** The fields of the settings as the dialog names them. */
const settings: Readonly<Record<string, string>> = {
  planner: 'the choice of what reads your messages',
  baseUrl: 'the address',
  model: "the model's name",
  key: 'the key',
  clickSafe: 'the choice of joins',
  theme: 'the theme',
  language: 'the language',
  ffmpeg: 'the path of FFmpeg',
}

/** Why the settings file can't be used. */
export type SettingsFault =
  | { readonly kind: 'damaged' }
  | { readonly kind: 'unreadable'; readonly cause: SystemCause }
  | { readonly kind: 'values'; readonly issues: readonly ArgumentIssue[] }

const saySettingsIssues = (issues: readonly ArgumentIssue[]): string =>
  sayIssuesPlainly(issues, (name) => settings[name] ?? `"${name}"`)

const settingsFaults: Sayings<SettingsFault> = {
  damaged: 'the file is damaged',
  unreadable: ({ cause }) => sayCause(cause),
  values: ({ issues }) => saySettingsIssues(issues),
}

function sayChanges({ named, more }: { readonly named: readonly string[]; readonly more: number }): string {
  if (named.length === 0) return 'what was undone or done again last'
  return `${more > 0 ? `${more} changes, and ` : ''}${named.map((text) => `“${text}”`).join(', ')}`
}

/** What can go wrong between window and app, and on the command line. */
export const hostFailures = {
  'ipc/unknown-channel': row({
    when: 'The window calls a channel that is not in the table.',
    example: { channel: 'app:project:open' },
    says: (p) => `The window asked for something unknown (${p.channel}).`,
  }),
  'ipc/bad-input': row<{ readonly channel: string; readonly issues: readonly ArgumentIssue[] }>({
    when: "The window sends something that the channel's schema refuses.",
    example: {
      channel: 'app:edit:apply',
      issues: [{ kind: 'limit', parameter: 'gainDb', bound: 'at most', limit: '60' }],
    },
    says: (p) => `The window sent something that does not fit (${p.channel}: ${sayIssues(p.issues)}).`,
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
  'app/begins-anew': row({
    when: 'A second window is started while the last project is open in another one.',
    example: { name: 'show' },
    says: (p) =>
      `"${p.name}" is open in another Tapehand window, so this one begins anew. Go on there, or close it and start again.`,
  }),
  'app/engine-started-again': row({
    when: 'The thread of the audio engine ended by itself and was started again.',
    says: 'The audio engine stopped working and was started again. What was done before is there; what was under way was not finished.',
  }),
  'app/conversation-not-saved': row({
    when: 'The conversation can’t be written into the project; why is said beside it.',
    says: 'The conversation is not being saved.',
  }),
  'app/changes-missing': row<{ readonly name: string; readonly named: readonly string[]; readonly more: number }>({
    when: 'A project was not closed in order, and the file beside it with its last changes is gone.',
    example: { name: 'show.tapehand', named: ['Delete', 'Fade In'], more: 0 },
    says: (p) =>
      `"${p.name}" was not closed in order, and the file beside it that held its last changes is gone or damaged. Missing: ${sayChanges(p)}. File > Recent projects and backups… may have more.`,
  }),
  'app/closing': row({
    when: 'Something is asked for while the app is being closed.',
    says: 'Tapehand is being closed, so this was not begun.',
  }),
  'settings/bad-value': row<{ readonly issues: readonly ArgumentIssue[] }>({
    when: 'A setting does not fit.',
    example: { issues: [{ kind: 'format', parameter: 'baseUrl', format: 'url' }] },
    says: (p) => `Not all of that can be saved: ${saySettingsIssues(p.issues)}.`,
    left: 'settings-unchanged',
  }),
  'settings/unusable': row<{ readonly fault: SettingsFault }>({
    when: 'The settings file is damaged, or can’t be read.',
    example: { fault: { kind: 'damaged' } },
    says: (p) =>
      `The settings can't be used (${sayBy(settingsFaults, p.fault)}), so the defaults are in force. The file is kept aside when you save new ones.`,
  }),
  'settings/cannot-write': row<{ readonly cause: SystemCause }>({
    when: "The settings file can't be written.",
    example: { cause: { kind: 'no-permission' } },
    says: (p) => `The settings can't be saved (${sayCause(p.cause)}).`,
  }),
  'settings/no-ffmpeg': row<{ readonly path: string; readonly fault: FfmpegFault }>({
    when: 'A program is chosen for FFmpeg that is none, or that does not answer.',
    example: { path: '/opt/ffmpeg/bin/ffmpeg', fault: { kind: 'no-ffmpeg' } },
    says: (p) => `"${p.path}" can't be used as FFmpeg: ${sayBy(ffmpegFaults, p.fault)}.`,
    left: 'settings-unchanged',
  }),
  'settings/no-safe-place': row({
    when: "A key is entered where the system can't keep secrets.",
    says: 'This system offers no safe place for the key, so it was not saved. Set up or unlock the keyring of the system, and enter it again.',
  }),
  'cli/usage': row<{ readonly problem: UsageProblem }>({
    when: 'The command line is not understood.',
    example: { problem: { kind: 'value-missing', option: '--say' } },
    says: (p) => `${sayUsageProblem(p.problem)}.`,
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
