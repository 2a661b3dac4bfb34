import type { Processor } from '../processor.ts'
import type { Biquad } from './biquad.ts'

/** States are tidied at fixed places of the sound, so that the result does not hang on how it is cut into blocks. */
const tidyFrames = 4096

/** Sections one after the other on every channel, in double precision (transposed direct form II). */
export function createCascade(sections: readonly Biquad[], channels: number): Processor {
  const states = Array.from({ length: channels }, () => new Float64Array(sections.length * 2))
  let position = 0
  return {
    process(input) {
      const count = input[0]?.length ?? 0
      for (let from = 0; from < count;) {
        const to = Math.min(count, from + tidyFrames - (position % tidyFrames))
        input.forEach((samples, c) => sections.forEach((section, k) => runSection(section, samples.subarray(from, to), states[c] as Float64Array, k * 2)))
        position += to - from
        if (position % tidyFrames === 0) states.forEach(tidy)
        from = to
      }
      return input
    },
    finish: () => [],
  }
}

function runSection({ b0, b1, b2, a1, a2 }: Biquad, samples: Float32Array, state: Float64Array, at: number): void {
  let first = state[at] as number
  let second = state[at + 1] as number
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] as number
    const y = b0 * x + first
    first = b1 * x - a1 * y + second
    second = b2 * x - a2 * y
    samples[i] = y
  }
  state[at] = first
  state[at + 1] = second
}

/** What fades below hearing would be computed as denormal numbers, which are slow; and a state that is no number would stay for ever. */
function tidy(state: Float64Array): void {
  for (let i = 0; i < state.length; i++) {
    const size = Math.abs(state[i] as number)
    if (!(size >= 1e-30 && size < Number.POSITIVE_INFINITY)) state[i] = 0
  }
}
