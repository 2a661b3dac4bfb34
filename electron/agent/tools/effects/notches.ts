import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import type { ToolFrame } from '../../reader/frames/frame.ts'
import { setting, sound } from '../../reader/frames/slots.ts'
import { numberIn } from '../schema/parameters.ts'
import { sayNames, sayNotes, sayRange } from '../sentences/saying.ts'
import { defineEffect } from './defineEffect.ts'

const q = numberIn(limits.notchQ)
  .default(limits.notchQ.default)
  .describe('How narrow: the band is this part of its frequency wide.')

const target: ToolFrame['target'] = { ...sound, ties: ['bare', 'on', 'from'] }
const values = [setting('q', 'plain', 'q'), setting('harmonics', 'plain', 'harmonics')]

export const applyNotchFilter = defineEffect({
  name: 'apply_notch_filter',
  title: 'Notch Filter',
  description:
    'Takes out one frequency (a whistle, a beep, feedback) and leaves what is beside it. Length stays. For mains hum use apply_hum_removal.',
  parameters: z.strictObject({ frequency_hz: numberIn(limits.notchHz).describe('The frequency, in Hz.'), q }),
  frames: [
    {
      acts: ['notch', 'light:notch'],
      target,
      slots: [
        {
          param: 'frequency_hz',
          ties: ['by', 'bare', 'at', 'with', 'on', 'from', 'to'],
          dimensions: ['frequency', 'plain'],
          settings: ['frequency'],
          needed: true,
        },
        setting('q', 'plain', 'q'),
      ],
    },
  ],
  words: ['notch filter', 'notch out', 'notch', 'band stop filter', 'remove the whistle', 'remove feedback'],
  examples: ['at 1000 Hz', 'at 3150 Hz'],
  request: (args) => ({ kind: 'notch', frequencyHz: args.frequency_hz, q: args.q }),
  sentence: ({ range, args }, names) => `Notch out ${args.frequency_hz} Hz in ${sayRange(range)} of ${sayNames(names)}`,
  done: ({ range, args }, names) => `Notched out ${args.frequency_hz} Hz in ${sayRange(range)} of ${sayNames(names)}`,
})

export const applyHumRemoval = defineEffect({
  name: 'apply_hum_removal',
  title: 'Hum Removal',
  description:
    'Takes out mains hum: 50 or 60 Hz (listened for where no frequency is given) and its harmonics. Length stays. For hiss and fans use apply_noise_reduction.',
  parameters: z.strictObject({
    frequency_hz: numberIn(limits.humHz).optional().describe('Left out: 50 or 60 Hz, whichever is heard.'),
    harmonics: z
      .number()
      .int()
      .min(limits.humHarmonics.min)
      .max(limits.humHarmonics.max)
      .default(limits.humHarmonics.default)
      .describe('So many multiples, the frequency itself among them.'),
    q,
  }),
  frames: [
    {
      acts: [
        'dehum',
        'light:mainsHum',
        'remove:mainsHum',
        'cut:mainsHum',
        'denoise:mainsHum',
        'filter:mainsHum',
        'gain:mainsHum',
        'change:mainsHum',
      ],
      target,
      slots: [frequency(false), ...values],
    },
    // Of a noise that is not said to be the mains': where its frequency is.
    {
      acts: ['remove:noiseThing', 'cut:noiseThing', 'denoise:noiseThing', 'filter:noiseThing', 'gain:noiseThing'],
      target,
      slots: [frequency(true), ...values],
    },
  ],
  words: [
    'remove mains hum',
    'hum removal',
    'dehum',
    'de-hum',
    'remove the hum',
    'remove 50 hz hum',
    'remove 60 hz hum',
  ],
  request: (args) => ({
    kind: 'humRemoval',
    harmonics: args.harmonics,
    q: args.q,
    ...(args.frequency_hz !== undefined && { frequencyHz: args.frequency_hz }),
  }),
  idleOn: ['engine/no-hum'],
  sentence: ({ range, args }, names) => `Take ${sayHum(args)} out of ${sayRange(range)} of ${sayNames(names)}`,
  done: ({ range, args }, names, { outcome }) =>
    `Took ${sayHum(args)} out of ${sayRange(range)} of ${sayNames(names)}${sayNotes(outcome)}`,
})

function frequency(isNeeded: boolean): NonNullable<ToolFrame['slots']>[number] {
  return {
    param: 'frequency_hz',
    ties: ['by', 'bare', 'at', 'with'],
    dimensions: ['frequency'],
    settings: ['frequency'],
    ...(isNeeded && { needed: true }),
  }
}

interface Hum {
  readonly frequency_hz?: number | undefined
  readonly harmonics: number
}

function sayHum({ frequency_hz: frequency, harmonics }: Hum): string {
  const hum = frequency === undefined ? 'the mains hum' : `the hum at ${frequency} Hz`
  return harmonics === 1 ? hum : `${hum} and ${harmonics === 2 ? 'its octave' : `${harmonics - 1} of its overtones`}`
}
