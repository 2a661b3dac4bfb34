/** ITU-R BS.1770-5, annex 2: the four phases of the interpolating filter, 12 taps each; two are those of the others backwards. */
const phase0 = [
  0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875, 0.1373291015625,
  0.97216796875, -0.102294921875, 0.047607421875, -0.026611328125, 0.014892578125, -0.00830078125,
]
const phase1 = [
  -0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625,
  0.77978515625, -0.2003173828125, 0.1015625, -0.0582275390625, 0.0330810546875, -0.0189208984375,
]
export const taps = 12
export const phases = [phase0, phase1, phase1.toReversed(), phase0.toReversed()].map((phase) => Float64Array.from(phase))

/** The interpolated signal is never more than so many times the largest sample around it: the sum of the magnitudes of a phase. */
export const largestRise = Math.max(...phases.map((phase) => phase.reduce((sum, tap) => sum + Math.abs(tap), 0)))

const stepFrames = 64

/**
 * The largest magnitude between the samples, at four times the rate; never less than the largest sample. Where the samples are too small to
 * matter nothing is computed. From 192 kHz on the samples are near enough to each other.
 */
export function truePeakOf(samples: Float32Array, sampleRate: number): number {
  let best = peakBetween(samples, 0, samples.length)
  if (sampleRate >= 192_000) return best
  for (let from = 0; from + taps <= samples.length; from += stepFrames) {
    const to = Math.min(samples.length - taps + 1, from + stepFrames)
    if (peakBetween(samples, from, to + taps - 1) * largestRise <= best) continue
    for (const phase of phases) best = Math.max(best, interpolatedPeak(samples, phase, from, to))
  }
  return best
}

function interpolatedPeak(samples: Float32Array, phase: Float64Array, from: number, to: number): number {
  let peak = 0
  for (let at = from; at < to; at++) {
    let sum = 0
    for (let k = 0; k < taps; k++) sum += (samples[at + taps - 1 - k] as number) * (phase[k] as number)
    if (sum > peak) peak = sum
    else if (-sum > peak) peak = -sum
  }
  return peak
}

function peakBetween(samples: Float32Array, from: number, to: number): number {
  let peak = 0
  for (let i = from; i < to; i++) {
    const sample = samples[i] as number
    if (sample > peak) peak = sample
    else if (-sample > peak) peak = -sample
  }
  return peak
}
