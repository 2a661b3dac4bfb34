import { row } from './failureRow.ts'
import { type ArgumentIssue, sayIssuesPlainly } from './values/argumentIssues.ts'
import { sayBy, type Sayings } from '../wording/sayings.ts'

/** What is wrong with what a program outside gave back. */
export type OutputFault =
  | { readonly kind: 'nothing-written' | 'not-audio' | 'empty' | 'not-numbers' }
  | { readonly kind: 'other-rate'; readonly sampleRate: number; readonly wanted: number }
  | { readonly kind: 'other-channels'; readonly channels: number; readonly wanted: number }
  | { readonly kind: 'other-length'; readonly seconds: number; readonly wanted: number }

const faults: Sayings<OutputFault> = {
  'nothing-written': 'it wrote no file',
  'not-audio': 'what it wrote is not audio that can be read',
  empty: 'there is no sound in what it wrote',
  'not-numbers': 'there are samples in it that are no numbers',
  'other-rate': ({ sampleRate, wanted }) => `it has ${sampleRate} Hz where ${wanted} Hz went in`,
  'other-channels': ({ channels, wanted }) => `it has ${channels} channels where ${wanted} went in`,
  'other-length': ({ seconds, wanted }) => `it is ${sayLength(seconds)} long where ${sayLength(wanted)} should be`,
}

const sayLength = (seconds: number): string => `${Math.round(seconds * 1000) / 1000} s`

/** What is wrong with the file that describes a tool. */
export type ManifestFault =
  | { readonly kind: 'not-json' | 'not-readable' | 'too-large' | 'no-input' | 'no-output' }
  | { readonly kind: 'name-taken'; readonly name: string }
  | { readonly kind: 'unknown-placeholder' | 'unused-parameter' | 'no-factor'; readonly name: string }
  | { readonly kind: 'field'; readonly field: string; readonly issue: ArgumentIssue }
  | { readonly kind: 'required-unknown'; readonly name: string }

const manifestFaults: Sayings<ManifestFault> = {
  'not-json': 'it is not JSON',
  'not-readable': 'it can’t be read',
  'too-large': 'it is larger than 64 KiB',
  'no-input': 'no argument of its command has {input}',
  'no-output': 'no argument of its command has {output}',
  'name-taken': ({ name }) => `there is a tool called "${name}" already`,
  'unknown-placeholder': ({ name }) => `its command has {${name}}, and there is no such parameter`,
  'unused-parameter': ({ name }) => `its parameter "${name}" is nowhere in its command`,
  'no-factor': ({ name }) => `its length goes by "${name}", which is no number above 0`,
  field: ({ field, issue }) => sayIssuesPlainly([issue], () => (field === '' ? 'the whole' : `"${field}"`)),
  'required-unknown': ({ name }) => `it requires "${name}", and there is no such parameter`,
}

/** What can go wrong with programs outside. */
export const programFailures = {
  'programs/missing': row({
    when: 'A tool that is a program outside is asked for, and the program is not on this machine.',
    example: { tool: 'SoX Tremolo', program: 'sox' },
    says: (p) => `${p.tool} needs the program "${p.program}", which is not on this machine.`,
    left: 'nothing-changed',
    advice: '; install it, and start Tapehand again.',
    hint: 'Tell the person which program is missing; do not call the tool again.',
  }),
  'programs/new': row({
    when: 'A tool of the person’s folder is run that nobody has said yes to yet.',
    example: { tool: 'Stem Splitter', file: 'stems.json' },
    says: (p) => `${p.tool} comes from "${p.file}", which is new or was changed, and nobody has allowed it yet.`,
    left: 'nothing-changed',
    advice: '; ask for it in the chat and look at its command first.',
    hint: 'Tell the person that the tool has to be allowed first.',
  }),
  'programs/failed': row<{
    readonly tool: string
    readonly program: string
    readonly status: number | null
    readonly said: string
  }>({
    when: 'A program outside ends and says that it failed.',
    example: { tool: 'SoX Tremolo', program: 'sox', status: 2, said: 'sox FAIL tremolo: speed out of range' },
    says: (p) =>
      `${p.tool} failed: "${p.program}" ended with ${p.status === null ? 'a crash' : `status ${p.status}`}${p.said === '' ? '' : ` and said “${p.said}”`}.`,
    left: 'nothing-changed',
    hint: 'Tell the person what the program said; try other values only if it names one that is wrong.',
  }),
  'programs/cannot-start': row({
    when: 'A program outside is there and can’t be started.',
    example: { tool: 'SoX Tremolo', program: 'sox', code: 'EACCES' },
    says: (p) => `${p.tool} can’t be done: "${p.program}" could not be started (${p.code}).`,
    left: 'nothing-changed',
  }),
  'programs/too-slow': row({
    when: 'A program outside runs for longer than its tool allows.',
    example: { tool: 'Stem Splitter', seconds: 600 },
    says: (p) => `${p.tool} was not done after ${p.seconds} seconds, so its program was stopped.`,
    left: 'nothing-changed',
    advice: '; try a shorter part, or raise its time limit in its file.',
    hint: 'Tell the person; do not try the same call again.',
  }),
  'programs/too-large': row({
    when: 'A program outside writes far more than its sound can need.',
    example: { tool: 'Stem Splitter', megabytes: 512 },
    says: (p) => `${p.tool} wrote more than ${p.megabytes} MB, so its program was stopped.`,
    left: 'nothing-changed',
    hint: 'Tell the person; do not try the same call again.',
  }),
  'programs/bad-output': row<{ readonly tool: string; readonly fault: OutputFault }>({
    when: 'What a program outside gave back is not what its tool says.',
    example: { tool: 'SoX Tremolo', fault: { kind: 'other-rate', sampleRate: 48_000, wanted: 44_100 } },
    says: (p) => `What the program of ${p.tool} gave back can’t be used: ${sayBy(faults, p.fault)}.`,
    left: 'nothing-changed',
    hint: 'Tell the person; do not try the same call again.',
  }),
  'programs/not-heard-before': row({
    when: 'The person wants to hear a program outside before it has run.',
    example: { tool: 'SoX Tremolo' },
    says: (p) => `${p.tool} is a program of its own, which runs only when you apply it: it can’t be heard before.`,
  }),
  'programs/unknown-places': row({
    when: 'A step follows a program outside that leaves a length which nobody knows yet.',
    example: { tool: 'Silence Remover' },
    says: (p) => `How long it is behind ${p.tool} is known only when that is done.`,
    left: 'nothing-changed',
    advice: '; ask for it alone first, and for the rest after that.',
    hint: 'Make this call alone, and the next ones when its result is there.',
  }),
  'programs/bad-manifest': row<{ readonly file: string; readonly fault: ManifestFault }>({
    when: 'A file in the folder of tools does not describe one.',
    example: { file: 'stems.json', fault: { kind: 'no-output' } },
    says: (p) => `The tool in "${p.file}" can’t be offered: ${sayBy(manifestFaults, p.fault)}.`,
    left: 'nothing-changed',
    advice: '; correct the file, and start Tapehand again.',
  }),
}
