import { portionFrames, type Portions } from '../../kernels/index.ts'
import type { Processor } from '../processor.ts'

/**
 * Fills portions with what comes in, in blocks of any length. What comes out is late by what is missing of a portion:
 * by less than `portionFrames`.
 */
export function inPortions({ inputs, outputs, run }: Portions): Pick<Processor, 'process'> {
  let filled = 0
  // Rows that are new for every block would cost as much as what is computed. What was given back is used by now.
  let given: readonly Float32Array[] = []
  const rowsOf = (frames: number, channels: number): readonly Float32Array[] => {
    if ((given[0]?.length ?? 0) < frames || given.length !== channels)
      given = Array.from({ length: channels }, () => new Float32Array(frames))
    return given.map((row) => row.subarray(0, frames))
  }
  return {
    process(input) {
      const count = input[0]?.length ?? 0
      const ready = filled + count - ((filled + count) % portionFrames)
      // Whole portions are given back where they were.
      const out = filled === 0 && ready === count ? input : rowsOf(ready, input.length)
      for (let at = 0, done = 0; at < count;) {
        const end = Math.min(count, at + portionFrames - filled)
        inputs.forEach((row, c) => row.set((input[c] as Float32Array).subarray(at, end), filled))
        filled += end - at
        at = end
        if (filled < portionFrames) break
        run()
        outputs.forEach((row, c) => (out[c] as Float32Array).set(row, done))
        done += portionFrames
        filled = 0
      }
      return out
    },
  }
}
