import { largestRise, phases, taps } from '../../measure/loudness/truePeak.ts'

/**
 * Takes samples one by one and gives the larger of the sample six frames ago and what lies between it and the next one, four times oversampled
 * (ITU-R BS.1770-5, annex 2). Where the samples around are too small for `matters` nothing is computed.
 */
export function createBetweenPeak(matters: number): (sample: number) => number {
  // Written twice, so that the last 12 samples always lie in one row.
  const last = new Float64Array(taps * 2)
  let at = 0
  let hot = 0
  return (sample) => {
    last[at] = sample
    last[at + taps] = sample
    at = at + 1 === taps ? 0 : at + 1
    hot = Math.abs(sample) * largestRise > matters ? taps : hot - 1
    if (hot <= 0) return 0
    // From `at` on: the oldest first; the sixth of them is the sample that is meant.
    let peak = Math.abs(last[at + taps / 2 - 1] as number)
    for (const phase of phases) {
      let sum = 0
      for (let k = 0; k < taps; k++) sum += (last[at + taps - 1 - k] as number) * (phase[k] as number)
      if (sum > peak) peak = sum
      else if (-sum > peak) peak = -sum
    }
    return peak < 1e9 ? peak : 1e9
  }
}
