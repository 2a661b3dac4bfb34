import type { Edge } from '../chart/parse.ts'
import type { FillInput } from './state.ts'
import type { Condition } from '../meaning/claim.ts'
import type { Frame } from '../frames/frame.ts'
import type { Joint, Scope, Speech } from '../meaning/sentenceTypes.ts'
import type { Group, Point } from '../meaning/types.ts'

/** An act with everything that its frame has taken. Nothing in it is resolved. */
export interface Act {
  readonly frame: Frame
  /** Places that are all meant at once: the object and what narrows it. */
  readonly where: readonly Group[]
  readonly points: readonly Point[]
  readonly args: Readonly<Record<string, unknown>>
  readonly scopes: readonly Scope[]
  readonly options: readonly string[]
  /** Parameters that have to be there and are not. */
  readonly missing: readonly string[]
  /** Divide into so many, or at every so many seconds. */
  readonly into: number | null
  readonly every: number | null
}

/** A clause as it is read: what kind of speech it is, and what it asks for. */
export interface Clause {
  readonly speech: Speech
  readonly act: Act | null
  /** What orders beside it depend on, where it says nothing else. */
  readonly condition: Condition | null
  /** What its frame was filled from, to fill it again with other parts. */
  readonly filling: FillInput | null
  /** What is named in it, for "it" and for what is spared. */
  readonly groups: readonly Group[]
  /** "The same": the act before it once more, on what is named here. */
  readonly repeats: boolean
  /** It tells why something is to be done, and nothing else. */
  readonly reason: boolean
  /** It begins as a polite order does: "could you". */
  readonly asked: boolean
  /** It only says how something is to be, as a wish before it does: "the outro faded out". */
  readonly wishedToo: boolean
  /** It tells what is wrong with a sound. */
  readonly flaw?: true
  /** It tells of a thing, and has no word that could say more of what is to be done. */
  readonly onlyTells?: true
  /** It says which of a set in front of it are meant, and is not read. */
  readonly restricts?: true
  /** A name of the project stands in it unread. */
  readonly hidesName?: true
  /** It only tells, and words stand in it with which an order is taken back. */
  readonly hidesRetraction?: true
  /** It begins with the verb of an order, unread. */
  readonly hidesOrder?: true
  /** It only tells, and begins with a word that is a verb of orders. */
  readonly verbAtHead?: true
  /** Something is to be left as it is, with no "not" that could reach further. */
  readonly spares: boolean
  readonly start: number
  readonly end: number
  /** The joint in front of it. */
  readonly joint: Joint['joint'] | null
  readonly unread: readonly number[]
  /** Phrases that are read and have no place. */
  readonly unplaced: readonly Edge[]
  /** What is said and does not go with its frame, besides. */
  readonly misfits: number
  readonly edges: readonly Edge[]
  readonly cost: number
}
