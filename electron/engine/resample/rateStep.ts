import type { RateStep } from '../kernels/index.ts'

/** Floats in, floats out, one row a channel; what comes out is to be used before the next call. */
export interface RateConverter {
  /**
   * At most `mostFrames` at a time. The answer lags behind, by half the length of the filter or by what is missing of a
   * block, but begins with the source's first moment.
   */
  convertRows(rows: readonly Float32Array[]): readonly Float32Array[]
  readonly mostFrames: number
}

export function rateStep(from: number, to: number): RateStep {
  const common = greatestDivisor(from, to)
  const parts = to / common
  return [Math.floor(from / to), (from / common) % parts, parts]
}

/** How many frames of the result begin at `last` or before; `state` is the next place. */
export function framesReady(last: number, state: Int32Array, [whole, part, parts]: RateStep): number {
  const room = last - (state[0] as number)
  if (room < 0) return 0
  // The last place is a part before the next sample.
  return Math.floor((room * parts + parts - 1 - (state[1] as number)) / (whole * parts + part)) + 1
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}
