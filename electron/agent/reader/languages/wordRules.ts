import type { Direction } from '../meaning/wordTypes.ts'
import { type Rule, rule, words } from '../chart/rule.ts'
import { type Asked, cue, type Lack, lack, type Wish, wish } from '../meaning/asked.ts'
import type { Aspect, Dimension } from '../meaning/valueTypes.ts'
import { choice, tied } from '../meaning/values.ts'

/** Rules of which a language gives the words alone. */
export const unit = (dimension: Dimension, size: number, said: string): Rule[] =>
  words<'unit'>('unit', said, { dimension, size })

export const direction = (said: string, is: -1 | 1, about: Aspect | null, dimension: Dimension | null = null): Rule[] =>
  words<'direction'>('direction', said, { direction: is, about, dimension } satisfies Direction)

export const costing = (asked: Asked, cost: number, ...patterns: string[]): Rule[] =>
  patterns.flatMap((pattern) => rule('cue', pattern, () => cue(asked), cost))
export const asks = (asked: Asked, ...patterns: string[]): Rule[] => costing(asked, 0, ...patterns)

export const wishes = (what: Wish, ...patterns: string[]): Rule[] =>
  patterns.flatMap((pattern) => rule('want', pattern, () => wish(what)))
export const lacks = (what: Lack, ...patterns: string[]): Rule[] =>
  patterns.flatMap((pattern) => rule('want', pattern, () => lack(what)))

/** Parts of the tone that tracks are called by too. */
const toneSettings: ReadonlySet<string> = new Set(['bass', 'mid', 'treble'])
/** Names of settings; a track that is called so comes before one of the tone: "make bass 3 dB quieter". */
export const settingNames = (settings: readonly (readonly [name: string, said: string])[]): Rule[] =>
  settings.flatMap(([name, said]) => words('settingName', said, name, toneSettings.has(name) ? 0.9 : 0))

/** What colours are called, each by the name that tools know. */
export const colourNames = (names: readonly (readonly [name: string, said: string])[]): Rule[] =>
  names.flatMap(([name, said]) => words('trackColour', said, choice('colour', name)))

/** Each of some phrases in front of each of some nouns: "both_voices", "the_two_speakers". */
export const inFrontOf = (nouns: readonly string[], phrases: string): string =>
  phrases
    .split('|')
    .flatMap((one) => nouns.map((noun) => `${one}_${noun}`))
    .join('|')

/** Programs and places that take labels in a form of their own. */
const labelPlaces: readonly [string, string][] = [
  ['youtube', 'youtube|you_tube'],
  ['audacity', 'audacity'],
  ['reaper', 'reaper'],
  ['audition', 'audition|adobe_audition'],
]

/** Where labels go to: "for YouTube", with what stands in front of the name. */
export const labelsFor = (ties: string): Rule[] =>
  labelPlaces.flatMap(([is, said]) =>
    words('argument', `${ties} ${said}`, tied('bare')({ v: choice('labelFormat', is) }), 0.3),
  )
