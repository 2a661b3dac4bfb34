import { defineEffect } from '../processor.ts'
import { butterworthQs, lowPassOnePole, lowPassSection } from './biquad.ts'
import { createCascade } from './createCascade.ts'
import type { FilterParams } from './highPass.ts'

/** Butterworth low-pass, as Audacity's. */
export const lowPass = defineEffect<FilterParams>({
  channels: 'linked',
  create: ({ frequencyHz, rolloffDb }, { sampleRate, channels }) => {
    const order = Math.round(rolloffDb / 6)
    const sections = butterworthQs(order).map((q) => lowPassSection(sampleRate, frequencyHz, q))
    return createCascade(order % 2 === 1 ? [...sections, lowPassOnePole(sampleRate, frequencyHz)] : sections, channels)
  },
})
