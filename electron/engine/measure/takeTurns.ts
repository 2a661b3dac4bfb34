import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Piece } from '../model/piece.ts'

/** Work on a sound in steps of a few milliseconds at most. Each step says how many frames it went through. */
export type InSteps<T> = Generator<number, T, void>

export interface Turns {
  readonly signal: AbortSignal
  /** Lets other work of the thread have its turn. */
  pause(): Promise<void>
}

/** Frames between two pauses: reading them takes a millisecond or two. */
export const framesATurn = 1 << 18

/**
 * Does all of it, and lets other work of the thread have its turn on the way. Stops at the next pause with
 * `engine/cancelled`.
 */
export async function takeTurns<T>(turns: Turns, work: InSteps<T>): Promise<Result<T>> {
  let spent = 0
  if (turns.signal.aborted) return err(failure('engine/cancelled'))
  for (let step = work.next(); ; step = work.next()) {
    if (step.done === true) return ok(step.value)
    spent += step.value
    if (spent < framesATurn) continue
    spent = 0
    await turns.pause()
    if (turns.signal.aborted) return err(failure('engine/cancelled'))
  }
}

/** The same without a pause. */
export function atOnce<T>(work: InSteps<T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done === true) return step.value
}

/** A piece costs something however short it is. */
const leastFrames = 1 << 9

/** Frames that are gone through for so many frames of a piece: what lies under it is read too. */
export function framesOf(piece: Piece, frames: number): number {
  return (
    leastFrames + (piece.block === null ? 0 : frames) + piece.under.reduce((sum, one) => sum + framesOf(one, frames), 0)
  )
}
