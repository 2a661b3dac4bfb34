import type { Processor } from '../processor.ts'
import type { Biquad } from './biquad.ts'

/** Sections one after the other on every channel, in double precision (transposed direct form II). */
export function createCascade(sections: readonly Biquad[], channels: number): Processor {
  const states = Array.from({ length: channels }, () => new Float64Array(sections.length * 2))
  return {
    process(input) {
      input.forEach((samples, c) => sections.forEach((section, k) => runSection(section, samples, states[c] as Float64Array, k * 2)))
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
  // What fades below hearing would be computed as denormal numbers, which are slow.
  state[at] = Math.abs(first) < 1e-30 ? 0 : first
  state[at + 1] = Math.abs(second) < 1e-30 ? 0 : second
}
