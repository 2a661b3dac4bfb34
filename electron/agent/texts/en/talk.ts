import { sayList } from '../../../../shared/wording/saying.ts'
import type { Lack, Wish } from '../../reader/meaning/asked.ts'

/** How "I can't …" goes on, and how something near it would be said. */
interface Lacking {
  readonly doing: string
  readonly say?: string
}

/** What is said to what is no order: greetings, what nobody can do, what could help. */
export const talk = {
  hello:
    'Hello. Tell me what to do with the audio, for example “trim the first 30 seconds” or “fade out the last 5 seconds”.',
  goodbye: 'Goodbye. Everything is kept as it is.',
  welcome: 'You are welcome.',
  allRight: 'All right. Nothing was changed.',
  youOnlyAsk: (told: string): string =>
    `You only ask, so nothing was changed. ${told} Say it as an order and you see what would change before it happens.`,
  unanswered: (near: string): string => `I can't answer that, and nothing was changed. ${near}`,
  tryThese:
    'Try “trim the first 30 seconds”, “delete from 1:00 to 1:20”, “fade out the last 5 seconds” or “how long is it?”; “what can you do?” lists the rest.',
  comesNear: (titles: readonly string[]): string => `What I can do that comes near: ${titles.join(', ')}.`,
  saySo: (say: string): string => `say “${say}” and the part that you mean, for example “${say} the first 10 seconds”.`,
  cannot: (doing: string, near: string, say: string | undefined): string =>
    `I can't ${doing}.${near === '' ? '' : ` ${near}`}${say === undefined ? '' : ` Say for example “${say}”.`} Nothing was changed.`,
  everything: 'everything',
  theTrack: (name: string): string => `the ${name} track`,
  offer: (say: string, title: string): string => `“${say}” (${title})`,
  wouldHelp: (not: string | undefined, offers: readonly string[]): string =>
    `${not === undefined ? '' : `${not} `}I don't do that by guess, so nothing was changed. What would help? Say for example ${sayList(offers, 'or')}.`,
  /** What can't be done at all. */
  not: {
    sameLevel: "I don't see what is to be as loud as what.",
    clipped: "What is clipped in a recording I can't bring back.",
    roomy: "Reverb that is in a recording I can't take out.",
  } satisfies Partial<Record<Wish, string>>,
  abilities: 'I edit your audio as you describe it.',
  abilitiesInShort: (groups: readonly string[]): string =>
    `I edit your audio as you describe it: ${sayList(groups).toLowerCase()}. You see what would change before it happens, and “undo” takes it back. Try one of these:`,
  groups: {
    editing: 'Editing',
    clips: 'Clips',
    tracks: 'Tracks',
    effects: 'Effects',
    labels: 'Labels',
    generators: 'New sound',
    playback: 'Playback',
    selection: 'Selection',
    project: 'Files',
  },
  ofGroup: (name: string, titles: readonly string[], more: number): string =>
    `${name}: ${titles.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  tryExamples: (examples: readonly string[], isOpen: boolean): string =>
    `${isOpen ? 'Try' : 'Open a recording first; then say'} ${sayList(
      examples.map((one) => `“${one}”`),
      'or',
    )}.`,
  seeFirst: 'You see what would change before it happens, and “undo” takes it back.',
  examples: {
    louder: (track: string): string => `make ${track} 3 dB louder`,
    perLabel: 'export one file per label',
    trim: 'trim the first 30 seconds',
    pauses: 'shorten the pauses to half a second',
    fadeOut: 'fade out the last 5 seconds',
    normalize: 'normalize everything to -1 dB',
    play: 'play it from the start',
    howLong: 'how long is it?',
  },
  lacks: {
    translate: { doing: 'translate' },
    transcribe: { doing: 'transcribe speech' },
    record: { doing: 'record' },
    master: { doing: 'mix or master by myself' },
    tune: { doing: 'correct pitch' },
    publish: { doing: 'send files anywhere' },
    separate: { doing: 'separate voices from music' },
    zoom: { doing: 'zoom from the chat' },
    voices: { doing: 'give one sound the voice of another' },
    findWords: { doing: 'find words or sounds by myself', say: 'silence 0:10 to 0:11' },
    otherEffects: { doing: 'add effects like that' },
    music: { doing: 'make music' },
    beats: {
      doing: 'set a tempo in beats per minute without the one that it has now',
      say: 'change the tempo from 100 to 120 bpm',
    },
    openFile: { doing: 'open another project from the chat', say: 'import jingle.wav' },
    swapClips: {
      doing: 'swap clips, as they would lie over each other on the way',
      say: 'move take 1 to 30 seconds',
    },
    takeEffectOut: { doing: 'take an effect that was applied out of the sound again', say: 'undo the fade' },
    moveLabels: { doing: 'move labels', say: 'add a label called intro at 1:40' },
  } satisfies Record<Lack, Lacking> as Readonly<Record<Lack, Lacking>>,
}

/** What is told of the history: what was done, and why it can't be undone as it was said. */
export const history = {
  /** Of what was undone: its name, and how much more there is. */
  again: (text: string, more: number): string =>
    ` What was undone can be done again: “${text}”${more > 0 ? ` and ${more} more` : ''}.`,
  nothingYet: (again: string): string => `Nothing was done yet, so there is nothing to undo.${again}`,
  partUndone: (steps: number): string =>
    ` Of it ${steps === 1 ? 'the last step is' : `the last ${steps} steps are`} undone.`,
  entry: (text: string, label: string): string => `“${text}”${text === label ? '' : ` (${label})`}`,
  told: (text: string, told: string): string => `“${text}”: ${told}`,
  last: (told: string, part: string, again: string): string =>
    `The last thing was ${told}.${part} “Undo” takes it back.${again}`,
  all: (list: readonly string[], more: number, part: string, again: string): string =>
    `Done so far, the last first: ${list.map((one, index) => `${index + 1}. ${one}`).join('; ')}${more > 0 ? `; and ${more} more` : ''}.${part} “Undo” takes back the first of these.${again}`,
  nothingAfter: (text: string): string => `Nothing was done after “${text}”. Nothing was changed.`,
  notCalled: (name: string): string => `Nothing that was done is called “${name}”. Nothing was changed.`,
  lastWas: (text: string): string => ` The last thing was “${text}”; say “undo” to take that back.`,
  nextIs: (text: string): string => ` The next thing to do again is “${text}”.`,
}
