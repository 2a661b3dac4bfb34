import { oversampledFrames, type KernelCode, type RateStep } from '../kernels/index.ts'
import { designNear, nearBefore, nearTaps } from './designFilter.ts'
import { framesReady } from './rateStep.ts'

/** Frames of one row that can come out at a time. */
export const mostOut = 1 << 17
/** Frames before the first for which the sharp filter's answer has to be known: a pulse is heard before it begins. */
export const early = 8

/** Two rows that are known at samples and half-way to the next, and what is heard between them at another rate. */
export interface NearStage {
  readonly outputs: readonly Float32Array[]
  /**
   * Takes `frames` more from these places (left and right at the samples, then half-way behind them), and writes what
   * is known by that to the outputs from `at` on. Gives how much that is.
   */
  run(places: readonly number[], frames: number, at: number): number
}

export function createNearStage(code: KernelCode, place: (bytes: number) => number, step: RateStep): NearStage {
  const { buffer } = code.memory
  const bytes = new Uint8Array(buffer)
  const { coefficients, rows: filterRows, isMixed } = designNear(step[2])
  const filterAt = place(coefficients.byteLength)
  new Float32Array(buffer, filterAt, coefficients.length).set(coefficients)
  const stateAt = place(8)
  const state = new Int32Array(buffer, stateAt, 2)
  const knownRow = (): number => place((oversampledFrames + 4 * nearTaps) * 4)
  const known = [knownRow(), knownRow(), knownRow(), knownRow()] as const
  const [left, leftBetween, right, rightBetween] = known
  const outputs = [place(mostOut * 4), place(mostOut * 4)] as const
  let filled = 0
  state[0] = early - nearBefore

  const take = (places: readonly number[], frames: number): void => {
    for (const [k, to] of [left, right, leftBetween, rightBetween].entries())
      bytes.copyWithin(to + filled * 4, places[k] as number, (places[k] as number) + frames * 4)
    filled += frames
  }
  const forget = (): void => {
    const next = Math.min(state[0] as number, filled)
    for (const row of known) bytes.copyWithin(row, row + next * 4, row + filled * 4)
    filled -= next
    state[0] = (state[0] as number) - next
  }
  return {
    outputs: outputs.map((at) => new Float32Array(buffer, at, mostOut)),
    run(places, frames, at) {
      take(places, frames)
      const count = framesReady(filled - nearTaps, state, step)
      if (count === 0) return 0
      const to = [outputs[0] + at * 4, outputs[1] + at * 4] as const
      const how = [left, right, leftBetween - left, filterAt, ...to, count, stateAt] as const
      if (isMixed) code.resampleHalvesBetween(...how, ...step, filterRows)
      else code.resampleHalves(...how, ...step)
      forget()
      return count
    },
  }
}
