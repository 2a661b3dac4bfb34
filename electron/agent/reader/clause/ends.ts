import type { Joint } from '../meaning/sentenceTypes.ts'

/** Where a clause lies in the message, and what begins in it whatever its words are read as. */
export interface Ends {
  readonly start: number
  readonly end: number
  readonly joint: Joint['joint'] | null
  /** A question mark ends it. */
  readonly asks: boolean
  /** "and" or a comma joins it to something that was wished for. */
  readonly isBehindWish: boolean
  /** Where a verb begins as it does in an order, and where it is told why, whatever the words there are read as. */
  readonly verbs: ReadonlySet<number>
  readonly reasons: ReadonlySet<number>
  /** What stands behind a comma, whatever that is read as. */
  readonly commas: ReadonlySet<number>
  /** Where something's own name begins, or an entreaty: no story leaves them unread. */
  readonly kept: ReadonlySet<number>
  /** Where something stands with how much it is to change, and nothing is said of it. */
  readonly changes: ReadonlySet<number>
  /** Where something is taken back, whatever the words there are read as. */
  readonly retractions: ReadonlySet<number>
  /** Behind a joint, an order with courtesies in front begins it, whatever they are read as: "after that mute …". */
  readonly opens: boolean
  /** Where polite orders begin inside. */
  readonly openings: readonly number[]
}
