import { defineEffect } from '../processor.ts'
import { butterworthQs, highPassOnePole, highPassSection } from './biquad.ts'
import { createCascade } from './createCascade.ts'

export interface FilterParams {
  /** Where it is 3 dB down. */
  readonly frequencyHz: number
  /** dB an octave: a multiple of 6. */
  readonly rolloffDb: number
}

/** Butterworth high-pass, as Audacity's. */
export const highPass = defineEffect<FilterParams>({
  channels: 'linked',
  create: ({ frequencyHz, rolloffDb }, { sampleRate, channels }) => {
    const order = Math.round(rolloffDb / 6)
    const sections = butterworthQs(order).map((q) => highPassSection(sampleRate, frequencyHz, q))
    return createCascade(order % 2 === 1 ? [...sections, highPassOnePole(sampleRate, frequencyHz)] : sections, channels)
  },
})
