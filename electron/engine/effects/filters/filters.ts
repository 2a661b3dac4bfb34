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

/** Sections one after the other on every channel, in double precision: two channels at a time. */
export function createCascade(sections: readonly Biquad[], channels: number): Processor {
  const shapes = Float64Array.from(sections.flatMap(({ b0, b1, b2, a1, a2 }) => [b0, b1, b2, a1, a2]))
  const states = Array.from({ length: Math.ceil(channels / 2) }, (): FilterState => ({
    sections: sections.length,
    shapes,
    last: new Float64Array(sections.length * 8),
    position: 0,
  }))
  return {
    process(input) {
      states.forEach((state, pair) => filterRows(input.slice(pair * 2, pair * 2 + 2), state))
      return input
    },
    finish: () => [],
  }
}
