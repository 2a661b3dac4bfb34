import { between, taps } from '../../measure/loudness/truePeak.ts'
import { peaksBetween } from '../../kernels/index.ts'

/** Products of 32 bits are this near to what 64 would give. */
const doubt = 1 + 1e-6
const partFrames = 1024

/**
 * Takes samples as they come and writes for each the larger of the sample six frames ago and what lies between it and the next one, four times oversampled (ITU-R BS.1770-5, annex 2), where that is
 * larger than what is there. What is too small for `matters` is left out.
 */
export function createBetweenPeak(matters: number): (samples: Float32Array, peaks: Float32Array) => void {
  // The last samples of what was heard before, then what is heard now.
  const heard = new Float32Array(taps - 1 + partFrames)
  const found = new Float32Array(partFrames)
  return (samples, peaks) => {
    for (let at = 0; at < samples.length; at += partFrames) {
      const count = Math.min(partFrames, samples.length - at)
      heard.set(samples.subarray(at, at + count), taps - 1)
      peaksBetween(heard.subarray(0, taps - 1 + count), between, matters / doubt, found)
      heard.copyWithin(0, count, taps - 1 + count)
      for (let i = 0; i < count; i++) {
        const peak = (found[i] as number) * doubt
        if (peak > (peaks[at + i] as number)) peaks[at + i] = peak < 1e9 ? peak : 1e9
      }
    }
  }
}
