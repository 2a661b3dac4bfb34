import type { Failure, OpenPlace, PlaceFault } from '../../../shared/failures/index.ts'
import type { Pending } from '../planner/index.ts'
import type { PlannedStep, ThingRef, TrackRef } from '../planner/plan.ts'
/** A one-click answer: what the button says, and what it sends as a message. Never made from names in the project. */
export interface Answer {
  readonly label: string
  readonly say: string
}

export interface Clarify {
  readonly kind: 'clarify'
  readonly missing: Pending['missing']
  readonly text: string
  /** The place that is left open, for who can't be asked back; null where it is a value. */
  readonly open: OpenPlace | null
  readonly answers: readonly Answer[]
}

/** What choosing an entry means: the reference that fitted several things, and the one thing that is meant. */
export type Picked =
  | { readonly kind: 'thing'; readonly ref: ThingRef; readonly id: string; readonly what: 'clip' | 'label' }
  | { readonly kind: 'track'; readonly ref: TrackRef; readonly id: string }
  /** A request of the history, by its very words: of several the oldest, which takes the others with it. */
  | { readonly kind: 'request'; readonly text: string }
  /** All of the message, as one of the ways to read it. */
  | { readonly kind: 'plan'; readonly steps: readonly PlannedStep[] }

export interface Choice {
  readonly label: string
  /** Words that tell it apart from the others. */
  readonly words: readonly string[]
  readonly pick: Picked
}

export interface Choose {
  readonly kind: 'choose'
  readonly text: string
  /** What fits, for who can't be asked back; null where it is no place. */
  readonly several: PlaceFault | null
  readonly choices: readonly Choice[]
}

export type Ask = Clarify | Choose

/** What looking something up in the project comes to. */
export type Resolution<T> = { readonly value: T } | { readonly ask: Ask } | { readonly fail: Failure }

export function isResolved<T>(result: Resolution<T>): result is { readonly value: T } {
  return 'value' in result
}
