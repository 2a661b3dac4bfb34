import { portionFrames, type Portions } from '../../kernels/index.ts'
import type { Processor } from '../processor.ts'

/**
 * Fills portions with what comes in, in blocks of any length. What comes out is late by what is missing of a portion:
 * by less than `portionFrames`.
 */
export function inPortions({ inputs, outputs, run }: Portions): Pick<Processor, 'process'> {
  let filled = 0
  return {
    process(input) {
      const count = input[0]?.length ?? 0
      const ready = filled + count - ((filled + count) % portionFrames)
      // Whole portions are given back where they were.
      const out = filled === 0 && ready === count ? input : input.map(() => new Float32Array(ready))
      for (let at = 0, given = 0; at < count;) {
        const end = Math.min(count, at + portionFrames - filled)
        inputs.forEach((row, c) => row.set((input[c] as Float32Array).subarray(at, end), filled))
        filled += end - at
        at = end
        if (filled < portionFrames) break
        run()
        outputs.forEach((row, c) => (out[c] as Float32Array).set(row, given))
        given += portionFrames
        filled = 0
      }
      return out
    },
  }
}
