import {
  type ArgumentIssue,
  askOpenPlace,
  type OpenPlace,
  type PlaceFault,
  sayIssuesPlainly,
  type NamedThing,
  sayPlaceFault,
  sayThing,
} from '../../../../shared/failures/index.ts'
import { trackColours } from '../../../../shared/schemas/trackPalette.ts'
import { formatTime } from '../../../../shared/wording/formatTime.ts'

/** An answer that can be given with one press: what the button says, and what it sends as a message. */
interface Said {
  readonly label: string
  readonly say: string
}

const sayLength = (seconds: number): string => (seconds === 1 ? 'second' : `${seconds} seconds`)

/** What is known of a tool that no table has a verb for. */
interface Plain {
  readonly words: readonly string[]
  readonly regions: string
}

/** What is asked back. */
export const questions = {
  /** Of a program of the machine: what it does, and the same with its object to come. */
  run: (title: string): { readonly doing: string; readonly toWhat: string } => ({
    doing: `run ${title}`,
    toWhat: `run ${title} on`,
  }),
  plainVerb: ({ words, regions }: Plain, title: string): string =>
    (words[0] ?? title).replace(/ (?:at|to)$/u, (tail) => (regions === 'rest removed' ? tail : '')),
  openPlace: (open: OpenPlace): string => askOpenPlace(open),
  severalFit: (fault: PlaceFault): string => sayPlaceFault(fault),
  first: (seconds: number): Said => ({
    label: `The first ${sayLength(seconds)}`,
    say: `the first ${sayLength(seconds)}`,
  }),
  last: (seconds: number): Said => ({ label: `The last ${sayLength(seconds)}`, say: `the last ${sayLength(seconds)}` }),
  everything: { label: 'The whole project', say: 'everything' } as Said,
  fromTo: (from: number, to: number): string => `from ${formatTime(from)} to ${formatTime(to)}`,
  at: (time: number): Said => ({ label: `At ${formatTime(time)}`, say: `at ${formatTime(time)}` }),
  atSeconds: (seconds: number): string => `at ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  track: (number: number): string => `track ${number}`,
  trackChoice: (name: string, number: number): string => `${name} (track ${number})`,
  /** "clip 3", "label under the cursor". */
  thing: (thing: NamedThing): string => sayThing(thing),
  clipChoice: (clip: string, track: string, span: string): string => `${clip} on ${track} (${span})`,
  label: 'label',
  labelChoice: (text: string, span: string): string => `label ${text} (${span})`,
  withExamples: (question: string, examples: readonly string[]): string =>
    examples.length === 0 ? question : `${question} For example ${examples.map((one) => `“${one}”`).join(' or ')}.`,
  /** What is asked where a value is missing, by its name; "by how much" goes with the tool's own verb. */
  missing: {
    gain_db: 'By how many dB should I {verb}?',
    offset_db: 'How many dB louder or quieter should it be?',
    name: 'What should the new name be?',
    text: 'What should the label say?',
    pan: 'Where should it stand: left, right or in the centre?',
    semitones: 'By how many semitones should I {verb}?',
    percent: 'By how many percent should I {verb}?',
    duration: 'How long should it be, in seconds?',
    to: 'Where should it go?',
    path: 'Which file?',
    control: 'Which track should the others give way to?',
    frequency_hz: 'At how many Hz?',
    target_lufs: 'To how many LUFS?',
    delay: 'How long should the delay be, in seconds?',
  } as Readonly<Record<string, string>>,
  oneThingMore: (verb: string, meaning: string): string => `To ${verb} I need one thing more: ${meaning}.`,
  unfit: (title: string, issues: readonly ArgumentIssue[]): string => `${title}: ${sayIssuesPlainly(issues)}.`,
  /** The same in plain words, by what is wrong and with which value. */
  unfitFor: {
    'type control': 'They can give way to one track at a time, so nothing was changed. Under which one should they go?',
    'problem colour': `Which colour should it be? There are ${trackColours.join(', ')}.`,
    'limit to at least': 'It would begin before the start of the project, so nothing was moved. Where should it go?',
  } as Readonly<Record<string, string>>,
  /** How a value that is missing can be said, where the tool has other words for it. */
  examples: {} as Readonly<Record<string, readonly string[]>>,
  whichRequest: (named: string, texts: readonly string[]): string =>
    `Several things were done that “${named}” fits: ${texts.map((text, index) => `${index + 1}. “${text}”`).join('; ')}. Which one?`,
  twoWays: (ways: readonly string[]): string =>
    `That can be read in ${ways.length === 2 ? 'two ways' : 'several ways'}. Which one do you mean?${ways.map((one, at) => `\n${at + 1}. ${one}`).join('')}`,
  allOfThem: { label: 'All of them', say: 'all' } as Said,
  yes: { label: 'Yes', say: 'yes' } as Said,
  no: { label: 'No', say: 'never mind' } as Said,
  meant: (sentences: readonly string[]): string =>
    `I am not sure that I understood. Do you mean: ${sentences.join('; ')}?`,
  undoneInOrder: (first: string, others: readonly string[], count: number): string =>
    `Requests are undone in their order. To undo ${first}, ${others.join(', ')} would be undone with it. Undo all ${count}?`,
  doubt: 'I am not sure that I understood all of it: please look whether this is what you mean.',
  notAnAnswer: (waiting: string): string => `I did not understand that as an answer. ${waiting}`,
  cantAnswerStillWaits: (waiting: string): string => `I can't answer that. This still waits: ${waiting}`,
  waitsForYes: (request: string): string => `“${request}” still waits for your yes.`,
  modelAsks: (quoted: string): string => `The model asks: ${quoted}`,
  nothingSoFar: 'Nothing was changed so far.',
  doneSoFar: (told: readonly string[]): string => `Done so far: ${told.join('; ')}.`,
}
