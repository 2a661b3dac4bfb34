import {
  passSections,
  type PassParams,
  equalizerSections,
  type EqualizerParams,
} from '../../../../shared/dsp/filterSections.ts'
import { defineEffect, type Effect, type Processor } from '../processor.ts'
import type { Biquad } from '../../../../shared/dsp/biquad.ts'
import { filterRows, type FilterState } from '../../kernels/index.ts'

export const highPass = passFilter('highPass')
export const lowPass = passFilter('lowPass')

function passFilter(kind: Parameters<typeof passSections>[0]): Effect<PassParams> {
  return defineEffect<PassParams>({
    channels: 'linked',
    create: (params, { sampleRate, channels }) => createCascade(passSections(kind, params, sampleRate), channels),
  })
}

/** Two shelves, a middle and peaking bands, one after the other. */
export const equalizer = defineEffect<EqualizerParams>({
  channels: 'linked',
  create: (params, { sampleRate, channels }) => createCascade(equalizerSections(params, sampleRate), channels),
})

/** States are tidied at fixed places of the sound, so that the result does not hang on how it is cut into blocks. */
const tidyFrames = 4096

/** Sections one after the other on every channel, in double precision: two channels at a time. */
export function createCascade(sections: readonly Biquad[], channels: number): Processor {
  const shapes = Float64Array.from(sections.flatMap(({ b0, b1, b2, a1, a2 }) => [b0, b1, b2, a1, a2]))
  const states = Array.from({ length: Math.ceil(channels / 2) }, (): FilterState => ({
    sections: sections.length,
    shapes,
    last: new Float64Array(sections.length * 8),
  }))
  let position = 0
  return {
    process(input) {
      const count = input[0]?.length ?? 0
      for (let from = 0; from < count;) {
        const to = Math.min(count, from + tidyFrames - (position % tidyFrames))
        const rows = input.map((samples) => samples.subarray(from, to))
        states.forEach((state, pair) => filterRows(rows.slice(pair * 2, pair * 2 + 2), state))
        position += to - from
        if (position % tidyFrames === 0) for (const { last } of states) tidy(last)
        from = to
      }
      return input
    },
    finish: () => [],
  }
}

/**
 * What fades below hearing would be computed as denormal numbers, which are slow; and a state that is no number would
 * stay for ever.
 */
function tidy(state: Float64Array): void {
  for (let i = 0; i < state.length; i++) {
    const size = Math.abs(state[i] as number)
    if (!(size >= 1e-30 && size < Number.POSITIVE_INFINITY)) state[i] = 0
  }
}
