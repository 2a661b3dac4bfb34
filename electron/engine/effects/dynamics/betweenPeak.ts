import { largestRise, phases, taps } from '../../measure/loudness/truePeak.ts'

/**
 * Takes samples one by one and gives the larger of the sample six frames ago and what lies between it and the next one, four times oversampled
 * (ITU-R BS.1770-5, annex 2). Where the samples around are too small for `matters` nothing is computed.
 */
export function createBetweenPeak(matters: number): (sample: number) => number {
  // Kept here, as imported names are slow where modules are instrumented. Two of the four phases are the others backwards.
  const [first, second] = phases.map((phase) => phase.toReversed()) as [Float64Array, Float64Array]
  const length = taps
  const small = matters / largestRise
  // Written twice, so that the last 12 samples always lie in one row.
  const last = new Float64Array(length * 2)
  let at = 0
  let hot = 0
  return (sample) => {
    last[at] = sample
    last[at + length] = sample
    at = at + 1 === length ? 0 : at + 1
    hot = sample > small || sample < -small ? length : hot - 1
    if (hot <= 0) return 0
    let a = 0
    let b = 0
    let c = 0
    let d = 0
    for (let k = 0; k < length; k++) {
      const early = last[at + k] as number
      const late = last[at + length - 1 - k] as number
      const one = first[k] as number
      const two = second[k] as number
      a += early * one
      b += early * two
      c += late * two
      d += late * one
    }
    // From `at` on: the oldest first; the sixth of them is the sample that is meant.
    const peak = Math.max(Math.abs(last[at + length / 2 - 1] as number), Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d))
    return peak < 1e9 ? peak : 1e9
  }
}
