import { inKernelOrder, spectrumOf } from './filterSpectrum.ts'
import type { KernelCode } from './kernelCode.ts'

/** Frames of a block that is convolved at once. */
export const oversampledFrames = 4096
/** Vectors of four that the inner steps of a transform go over. */
const lanes = oversampledFrames / 4

/**
 * Two filters for one sound: `here` gives what is at each sample, `between` what is half-way to the next. Both have
 * `reach` weights to each side: that of sample n + k, for k from 1 - reach to reach, is at k + reach - 1.
 */
export interface HalfFilters {
  readonly reach: number
  readonly here: Float64Array
  readonly between: Float64Array
}

export interface Oversampling {
  /** Of the frames of a block so many come out; the others are beside them, `reach` to each side. */
  readonly given: number
  /** Where what comes out begins: left and right at the samples, left and right half-way behind them. */
  readonly places: readonly [number, number, number, number]
  /** Filters the block of two rows at these places. */
  run(left: number, right: number): void
}

/** Filters blocks of two rows through their spectra, in the memory of `code`. */
export function createOversampling(
  code: KernelCode,
  place: (bytes: number) => number,
  { reach, here, between }: HalfFilters,
): Oversampling {
  const floats = new Float32Array(code.memory.buffer)
  const row = (): number => place(oversampledFrames * 4)
  const spectrum = (): number => place(oversampledFrames * 8)
  const put = (values: Float32Array): number => {
    const at = place(values.byteLength)
    floats.set(values, at / 4)
    return at
  }
  const outer = put(outerTurns())
  const inner = [lanes, lanes / 4, lanes / 16, lanes / 64].map((length) => ({ length, at: put(innerTurns(length)) }))
  const places = [row(), row(), row(), row()] as const
  const [work, other] = [spectrum(), spectrum()]
  const [left, right, leftBetween, rightBetween] = places
  const filters = [here, between].map((weights) => put(inKernelOrder(spectrumOf(response(weights, reach)))))
  const [one, two] = filters as [number, number]
  const upwards = inner.toReversed()
  return {
    given: oversampledFrames - 2 * reach,
    places: places.map((at) => at + reach * 4) as [number, number, number, number],
    run(first, second) {
      code.enterSpectrum(first, second, work, outer)
      for (const { length, at } of inner) code.stepDown(work, length, at)
      code.filterSpectrum(work, one, two, other)
      for (const { length, at } of upwards) code.stepUp(other, length, at)
      code.leaveSpectrum(other, left, right, outer)
      for (const { length, at } of upwards) code.stepUp(work, length, at)
      code.leaveSpectrum(work, leftBetween, rightBetween, outer)
    },
  }
}

/** What a pulse at the beginning of a block is answered with; there and back is `oversampledFrames` times as large. */
function response(weights: Float64Array, reach: number): Float64Array {
  const out = new Float64Array(oversampledFrames)
  weights.forEach((weight, i) => {
    out[(oversampledFrames + reach - 1 - i) % oversampledFrames] = weight / oversampledFrames
  })
  return out
}

/** For each four places of a quarter: cosines and sines of once, twice and three times the angle, a vector each. */
function outerTurns(): Float32Array {
  return Float32Array.from({ length: lanes * 6 }, (_, i) => {
    const [lane, which, four] = [i % 4, (i >> 2) % 6, Math.floor(i / 24)]
    return turn(((which >> 1) + 1) * (four * 4 + lane), oversampledFrames, which % 2)
  })
}

function innerTurns(length: number): Float32Array {
  return Float32Array.from({ length: (length / 4) * 6 }, (_, i) =>
    turn((((i % 6) >> 1) + 1) * Math.floor(i / 6), length, i % 2),
  )
}

const turn = (count: number, of: number, part: number): number =>
  part === 0 ? Math.cos((2 * Math.PI * count) / of) : -Math.sin((2 * Math.PI * count) / of)
