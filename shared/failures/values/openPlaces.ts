import { formatTime } from '../../wording/formatTime.ts'
import { sayName, sayNames, sayRange } from '../../wording/saying.ts'
import type { RangeView } from '../../schemas/projectView.ts'
import { type Emptiness, emptySelection, sayNoAudio } from './emptiness.ts'
import { sayBy, type Sayings } from '../../wording/sayings.ts'

/** What was named of a clip or a label, and is not there. */
export interface NamedThing {
  readonly what: 'clip' | 'label' | 'either'
  readonly name?: string
  readonly number?: number
  readonly here?: 'cursor' | 'selected'
}

/** Why what was said of a place, a time or a track comes to nothing in the project. Names are as they were given. */
export type OpenReason =
  | { readonly kind: PlainReason }
  | {
      readonly kind:
        | 'nothing-after'
        | 'nothing-before'
        | 'empty-at'
        | 'before-start'
        | 'past-end'
        | 'no-clip-across'
        | 'cursor-in-no-clip'
      readonly time: number
    }
  /** `of`: what was counted from; null for the project. */
  | {
      readonly kind: 'outside'
      readonly range: RangeView
      readonly of: { readonly name: string; readonly range: RangeView } | null
      readonly length: number
    }
  | { readonly kind: 'point'; readonly what: 'clip' | 'label'; readonly name: string; readonly time: number }
  | { readonly kind: 'no-track-number'; readonly number: number }
  | { readonly kind: 'none-called'; readonly sort: keyof typeof nouns; readonly name: string }
  | { readonly kind: 'no-thing'; readonly thing: NamedThing }
  | { readonly kind: 'several'; readonly name: string; readonly count: number }
  /** A value each, and not as many tracks. */
  | { readonly kind: 'not-as-many'; readonly values: number; readonly tracks: number }
  | { readonly kind: 'no-audio'; readonly where: Emptiness }

type PlainReason =
  | 'nothing-selected'
  | 'no-track-selected'
  | 'no-track-left'
  | 'track-gone'
  | 'just-removed'
  | 'comes-to-nothing'
  | 'refers-to-nothing'
  | 'lies-outside'
  | 'in-pieces'
  | 'either'
  | 'empty-range'

const nouns = {
  track: 'track',
  clip: 'clip',
  label: 'label',
  pause: 'pause',
  part: 'part',
  request: 'step in the history',
  any: 'track, clip or label',
} as const

const reasons: Sayings<OpenReason> = {
  'nothing-selected': 'Nothing is selected.',
  'no-track-selected': 'No track is selected.',
  'no-track-left': 'That leaves no track.',
  'track-gone': 'That track is not there any more.',
  'just-removed': 'That part was just removed.',
  'comes-to-nothing': 'That comes to nothing in this project.',
  'refers-to-nothing': 'It is not clear what that refers to.',
  'lies-outside': 'There is nothing there: it lies outside of what there is.',
  'in-pieces': 'That is in several pieces, and a file has no holes.',
  either: 'One of them has to be chosen.',
  'empty-range': emptySelection,
  'nothing-after': ({ time }) => `There is nothing after ${formatTime(time)}.`,
  'nothing-before': ({ time }) => `There is nothing before ${formatTime(time)}.`,
  'empty-at': ({ time }) => `A range from ${formatTime(time)} to ${formatTime(time)} is empty.`,
  'before-start': ({ time }) => `${formatTime(time)} lies before the start.`,
  'past-end': ({ time }) => `${formatTime(time)} lies past the end of the project.`,
  'no-clip-across': ({ time }) => `No clip runs across ${formatTime(time)}.`,
  'cursor-in-no-clip': ({ time }) => `The cursor is at ${formatTime(time)}, and no clip runs across it.`,
  outside: ({ range, of, length }) => `${sayRange(range)} lies outside ${sayWithin(of, length)}.`,
  point: ({ what, name, time }) =>
    `The ${what} “${sayName(name)}” is a point at ${formatTime(time)} and has no length.`,
  'no-track-number': ({ number }) => `There is no track ${number}.`,
  'none-called': ({ sort, name }) => `There is no ${nouns[sort]} called “${sayName(name)}”.`,
  'no-thing': ({ thing }) => `There is no ${sayThing(thing)}.`,
  several: ({ name, count }) => `${count} things could be meant with “${sayName(name)}”.`,
  'not-as-many': ({ values, tracks }) =>
    `That is ${values} places for ${tracks === 1 ? 'one track' : `${tracks} tracks`}.`,
  'no-audio': ({ where }) => sayNoAudio(where),
}

export const sayReason = (reason: OpenReason | null): string => (reason === null ? '' : sayBy(reasons, reason))

/** What a range has to lie within. */
export function sayWithin(of: { readonly name: string; readonly range: RangeView } | null, length: number): string {
  return of === null
    ? `the project, which is ${formatTime(length)} long`
    : `${of.name}, which is at ${sayRange(of.range)}`
}

/** "clip called “take 3”", "label under the cursor". */
export function sayThing({ what, name, number, here }: NamedThing): string {
  const kind = what === 'either' ? 'clip or label' : what
  if (name !== undefined) return `${kind} called “${sayName(name)}”`
  if (here === 'cursor') return `${kind} under the cursor`
  if (here === 'selected') return `selected ${kind}`
  return number === undefined ? `such ${kind}` : `${kind} ${number}`
}

/** What could be said in its place: `said` are such words, `to` is what is to be done to it. */
export type OpenChoice =
  | { readonly kind: 'range' | 'time'; readonly to: string; readonly said: readonly string[]; readonly length: number }
  | { readonly kind: 'tracks'; readonly to: string; readonly names: readonly string[] }
  | {
      readonly kind: 'things'
      readonly clips: readonly { readonly name: string; readonly track: string }[]
      readonly labels: readonly string[]
    }

/** A place that is left open: why what was said does not settle it, and what would. */
export interface OpenPlace {
  readonly reason: OpenReason | null
  readonly choice: OpenChoice
}

const asks: Sayings<OpenChoice> = {
  range: ({ to }) => `Which part should I ${to}?`,
  time: ({ to }) => `Where should I ${to}?`,
  tracks: ({ to, names }) => `Which ${names.length === 1 ? 'track' : 'tracks'} should I ${to}?`,
  things: 'Which one do you mean?',
}

const helps: Sayings<OpenChoice> = {
  range: ({ said, length }) => `For example ${said.map(quote).join(', ')}. The project is ${formatTime(length)} long.`,
  time: ({ said, length }) => `For example ${said.map(quote).join(' or ')}. The project is ${formatTime(length)} long.`,
  tracks: ({ names }) => `There ${names.length === 1 ? 'is' : 'are'} ${sayAll(names)}.`,
  things: ({ clips, labels }) =>
    join(
      clips.length === 0
        ? 'There are no clips.'
        : `The clips: ${sayAll(clips.map(({ name, track }) => `${sayName(name)} (${sayName(track)})`))}.`,
      labels.length === 0 ? '' : `The labels: ${sayAll(labels)}.`,
    ),
}

/** What a language has to say of an open place: why, the question, and what would settle it. */
interface OpenPlaceWords {
  readonly sayReason: (reason: OpenReason | null) => string
  readonly asks: Sayings<OpenChoice>
  readonly helps: Sayings<OpenChoice>
}

/** How these are put together, in any language. */
export function openPlacesIn({ sayReason: why, asks: questions, helps: answers }: OpenPlaceWords) {
  /** As a person is asked. */
  const ask = ({ reason, choice }: OpenPlace): string => {
    const [question, help] = [sayBy(questions, choice), sayBy(answers, choice)]
    return choice.kind === 'things' ? join(why(reason), help, question) : join(why(reason), question, help)
  }
  /** The same where nobody is asked: only a place of which nothing at all was said is put as a question. */
  const say = (open: OpenPlace): string =>
    open.reason === null && open.choice.kind !== 'things'
      ? ask(open)
      : join(why(open.reason), sayBy(answers, open.choice))
  return { ask, say }
}

const quote = (said: string): string => `“${said}”`

/** A longer list is cut. */
function sayAll(names: readonly string[]): string {
  if (names.length <= 4) return sayNames(names)
  const listed = names.slice(0, 12).map(sayName).join(', ')
  return names.length > 12 ? `${listed} and ${names.length - 12} more` : listed
}

/** Parts that say something, with a space between them. */
export const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

export const { ask: askOpenPlace, say: sayOpenPlace } = openPlacesIn({ sayReason, asks, helps })
