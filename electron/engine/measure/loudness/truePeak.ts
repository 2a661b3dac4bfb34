import { peakOfRow, peaksBetween, type Between } from '../../kernels/index.ts'

/**
 * ITU-R BS.1770-5, annex 2: the four phases of the interpolating filter, 12 taps each; two are those of the others
 * backwards.
 */
const phase0 = [
  0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875, 0.1373291015625, 0.97216796875,
  -0.102294921875, 0.047607421875, -0.026611328125, 0.014892578125, -0.00830078125,
]
const phase1 = [
  -0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625, 0.77978515625,
  -0.2003173828125, 0.1015625, -0.0582275390625, 0.0330810546875, -0.0189208984375,
]
export const taps = 12
export const phases = [phase0, phase1, phase1.toReversed(), phase0.toReversed()].map((phase) =>
  Float64Array.from(phase),
)

/**
 * The interpolated signal is never more than so many times the largest sample around it: the sum of the magnitudes of a
 * phase.
 */
export const largestRise = Math.max(...phases.map((phase) => phase.reduce((sum, tap) => sum + Math.abs(tap), 0)))

/**
 * For the kernel: two phases are the others backwards, so of each two the factors of the sum and of the difference of
 * each pair of samples, the outermost first.
 */
export const between: Between = {
  shapes: Float32Array.from({ length: taps * 2 }, (_, k) =>
    pairOf(phases[(k >> 1) & 1] as Float64Array, k >> 2, (k & 1) === 0 ? 1 : -1),
  ),
  rise: largestRise,
}

function pairOf(phase: Float64Array, pair: number, sign: 1 | -1): number {
  return ((phase[taps - 1 - pair] as number) + sign * (phase[pair] as number)) / 2
}

/**
 * The largest magnitude between the samples, at four times the rate; never less than the largest sample. Where the
 * samples are too small to matter (beside `known` too) nothing is computed. From 192 kHz on the samples are near enough
 * to each other.
 */
export function truePeakOf(samples: Float32Array, sampleRate: number, known = 0): number {
  const peak = peakOfRow(samples)
  return sampleRate >= 192_000 ? peak : Math.max(peak, peaksBetween(samples, between, Math.max(peak, known)))
}
