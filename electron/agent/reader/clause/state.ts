import type { Edge } from '../chart/parse.ts'
import type { Scope } from '../meaning/sentenceTypes.ts'
import type { Argument, Group, Point } from '../meaning/types.ts'
import type { Aspect } from '../meaning/valueTypes.ts'

/** What a frame is filled from. */
export interface FillInput {
  readonly args: readonly Filler[]
  /** The direction that the verb brings. */
  readonly direction: -1 | 0 | 1
  readonly scopes: readonly Scope[]
  readonly options: readonly string[]
  /** Whether "and" or a comma stands between two phrases that lie side by side. */
  readonly joined: (a: Edge | null, b: Edge | null) => boolean
  /** Whether nothing but "and" stands between them. */
  readonly added: (a: Edge | null, b: Edge | null) => boolean
}

/** A part of a clause, and the phrase that it was read from. */
export interface Filler {
  readonly edge: Edge | null
  readonly is: Argument
}

export type PlaceClass = 'track' | 'time' | 'thing' | 'all'

/** A place that has been taken into the target. */
export interface Taken {
  readonly argument: number
  readonly group: Group
  readonly class: PlaceClass
  readonly edge: Edge | null
  /** It can be the thing itself, and not only where. */
  readonly isObject: boolean
  readonly bare: boolean
}

/** A frame that is filled in part. */
export interface State {
  readonly where: readonly Taken[]
  readonly points: readonly Point[] | null
  readonly args: Readonly<Record<string, unknown>>
  readonly aspect: Aspect | null
  /** A place that a length is counted from. */
  readonly anchor: Argument | null
  readonly into: number | null
  readonly every: number | null
  /** Parameters whose value leaves open which way, or how much. */
  readonly unclear: readonly string[]
  readonly unplaced: readonly Edge[]
  readonly cost: number
}

export const emptyState: State = {
  where: [],
  points: null,
  args: {},
  aspect: null,
  anchor: null,
  into: null,
  every: null,
  unclear: [],
  unplaced: [],
  cost: 0,
}

export const withArg = (state: State, param: string, value: unknown): State => ({
  ...state,
  args: { ...state.args, [param]: value },
})
