import type { Asked, Lack, Wish } from '../meaning/asked.ts'
import type { Group, Point } from '../meaning/types.ts'
import type { Value } from '../meaning/valueTypes.ts'

/** A message, or the end of one, read as a question or as talk. Nothing in it is resolved. */
export interface Question {
  readonly asks: readonly Asked[]
  /** Whose requirements it asks about. */
  readonly of: readonly string[]
  /** The requirements that are said themselves. */
  readonly args: Readonly<Record<string, number>>
  /** The sets that it is about, and the times. */
  readonly groups: readonly Group[]
  readonly points: readonly Point[]
  /** "longer than 2 seconds", where it is said of nothing. */
  readonly values: readonly Value[]
  /** The families of acts that are named in it. */
  readonly acts: readonly string[]
  /** Tokens behind what asks for advice: the order that is asked about. */
  readonly from: number
  readonly to: number
  /** Tokens that no phrase has. */
  readonly unread: readonly number[]
}

/** What is wished for, or can't be done, somewhere in a message. */
export interface Wants {
  readonly wishes: readonly Wish[]
  readonly lacks: readonly Lack[]
  /** The sets that are named beside it. */
  readonly groups: readonly Group[]
}
