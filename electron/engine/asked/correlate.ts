import { createFourier, type Row } from '../effects/restoration/createFourier.ts'

/** How far a pattern lies behind the start of a longer row, and how alike both are there. */
export interface Correlator {
  readonly size: number
  /** Cross-correlation of a pattern with what was given last; entry k is a lag of k. */
  lags(pattern: Float32Array): Float32Array
  /** What patterns are looked for in. */
  listen(sound: Float32Array): void
}

/**
 * Cross-correlation by Fourier transforms. `whiten` is how much of the loudness of each frequency is taken away (0:
 * nothing, 1: all of it, the phase transform of Knapp and Carter, 1976): rooms and microphones colour sound, and delay
 * it alike.
 */
export async function createCorrelator(least: number, whiten: number, firstBin = 0): Promise<Correlator> {
  const size = 2 ** Math.max(5, Math.ceil(Math.log2(least)))
  const fourier = await createFourier(size, 4)
  const [timed, pattern, sound, out] = [fourier.row(), fourier.row(), fourier.row(), fourier.row()]
  const fill = (row: Row, values: Float32Array): void => {
    row.values.fill(0)
    row.values.set(values.subarray(0, size))
  }
  return {
    size,
    listen(values) {
      fill(timed, values)
      fourier.forward(timed, sound)
    },
    lags(values) {
      fill(timed, values)
      fourier.forward(timed, pattern)
      multiply(pattern.values, sound.values, { whiten, firstBin }, timed.values)
      fourier.backward(timed, out)
      return out.values
    },
  }
}

interface Weighing {
  readonly whiten: number
  readonly firstBin: number
}

/** The conjugate of one times the other. */
function multiply(one: Float32Array, other: Float32Array, { whiten, firstBin }: Weighing, out: Float32Array): void {
  out[0] = 0
  out[1] = 0
  for (let at = 2; at < out.length; at += 2) {
    const [a, b, c, d] = [one[at] as number, one[at + 1] as number, other[at] as number, other[at + 1] as number]
    const [re, im] = [a * c + b * d, a * d - b * c]
    const weight = at / 2 < firstBin ? 0 : weightOf(re, im, whiten)
    out[at] = re * weight
    out[at + 1] = im * weight
  }
}

function weightOf(re: number, im: number, whiten: number): number {
  if (whiten === 0) return 1
  const power = re * re + im * im
  return power === 0 ? 0 : power ** (-whiten / 2)
}
