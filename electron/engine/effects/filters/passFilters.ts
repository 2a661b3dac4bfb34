import { defineEffect, type Effect } from '../processor.ts'
import { butterworthQs, highPassOnePole, highPassSection, lowPassOnePole, lowPassSection } from './biquad.ts'
import { createCascade } from './createCascade.ts'

export interface FilterParams {
  /** Where it is 3 dB down. */
  readonly frequencyHz: number
  /** dB an octave: a multiple of 6. */
  readonly rolloffDb: number
}

/** Butterworth high-pass, as Audacity's. */
export const highPass = butterworth(highPassSection, highPassOnePole)

/** Butterworth low-pass, as Audacity's. */
export const lowPass = butterworth(lowPassSection, lowPassOnePole)

/** Sections of the second order, and one of the first where the order is odd. */
function butterworth(section: typeof highPassSection, onePole: typeof highPassOnePole): Effect<FilterParams> {
  return defineEffect<FilterParams>({
    channels: 'linked',
    create: ({ frequencyHz, rolloffDb }, { sampleRate, channels }) => {
      const order = Math.round(rolloffDb / 6)
      const sections = butterworthQs(order).map((q) => section(sampleRate, frequencyHz, q))
      return createCascade(order % 2 === 1 ? [...sections, onePole(sampleRate, frequencyHz)] : sections, channels)
    },
  })
}
