import type { Among, NameCandidate, Sort } from './types.ts'
import type { Aspect, Dimension } from './valueTypes.ts'

/** What words mean by themselves, in no language: nouns, units, directions, names. */

/** A noun of things; a bare plural means all of them. */
export interface Noun {
  readonly sort: Sort
  readonly plural: boolean
  /** Only these, where the word is one of their names. */
  readonly among?: Among
  /** "labelled sections": what such things mark, and not they themselves. */
  readonly asPart?: true
  /** Things that divide what there is: a point goes as far as the next one. */
  readonly chapters?: true
}

/** A unit that a number can stand before. */
export interface Unit {
  readonly dimension: Dimension
  /** What one of it is, in the unit of its dimension: seconds, hertz, semitones. */
  readonly size: number
}

export interface Direction {
  readonly direction: -1 | 1
  readonly about: Aspect | null
  /** Words of place: "later", "to the left" move what they stand with. */
  readonly dimension: Dimension | null
}

export interface Named {
  readonly text: string
  /** As it was said, where that is not the whole name: what is called so anew is called no more than that. */
  readonly said?: string
  readonly candidates: readonly NameCandidate[]
}
