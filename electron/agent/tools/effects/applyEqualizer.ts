import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { defineEffect } from './defineEffect.ts'
import { sayDb, sayNames, sayRange } from '../sentences/saying.ts'
import { numberIn } from '../schema/parameters.ts'
import type { ToolFrame } from '../../reader/frames/frame.ts'
import { sound } from '../../reader/frames/slots.ts'

const toneFrame = (aspect: 'bass' | 'mid' | 'treble'): ToolFrame => ({
  acts: ['gain', 'change', 'equalize', 'light', 'remove', 'cut', 'light:equalize'],
  target: { ...sound, ties: ['on', 'from', 'bare', 'to'] },
  aspects: [aspect],
  slots: [
    {
      param: `${aspect}_db`,
      ties: ['by', 'bare'],
      dimensions: ['gain', 'plain'],
      settings: [aspect],
      convert: 'decibels',
      needed: true,
    },
  ],
})

/** "cut 200 Hz by 4 dB", "3 dB more at 4 kHz". */
const bandFrame: ToolFrame = {
  acts: ['gain', 'change', 'equalize', 'light', 'remove', 'cut', 'light:equalize'],
  target: { ...sound, ties: ['on', 'from', 'bare', 'to'] },
  slots: [
    { param: '#frequency', ties: ['bare', 'at', 'with', 'on', 'from'], dimensions: ['frequency'], needed: true },
    { param: '#gain', ties: ['by', 'bare'], dimensions: ['gain', 'plain'], convert: 'decibels', needed: true },
  ],
  entry: { param: 'bands', of: { '#frequency': 'frequency_hz', '#gain': 'gain_db' } },
}

export const applyEqualizer = defineEffect({
  name: 'apply_equalizer',
  title: 'Equalizer',
  description: 'Raises or lowers bass, middle and treble, and single bands. Length stays.',
  parameters: z.strictObject({
    bass_db: numberIn(limits.bandDb).default(limits.bandDb.default).describe('Below about 250 Hz, dB.'),
    mid_db: numberIn(limits.bandDb).default(limits.bandDb.default).describe('Around 1 kHz, dB.'),
    treble_db: numberIn(limits.bandDb).default(limits.bandDb.default).describe('Above about 4 kHz, dB.'),
    bands: z
      .array(
        z.strictObject({
          frequency_hz: numberIn(limits.bandHz).describe('Middle of the band, Hz.'),
          gain_db: numberIn(limits.bandDb).describe('dB there.'),
          q: numberIn(limits.bandQ)
            .default(limits.bandQ.default)
            .describe('How narrow it is; 1 is about an octave and a third.'),
        }),
      )
      .max(limits.bandCount)
      .default([])
      .describe('Further bands.'),
  }),
  frames: [...(['bass', 'mid', 'treble'] as const).map(toneFrame), bandFrame],
  words: [
    'equalize',
    'equalise',
    'eq',
    'equalizer',
    'equaliser',
    'adjust the tone',
    'boost … bass',
    'cut … bass',
    'boost … treble',
    'cut … treble',
    'raise … bass',
    'raise … treble',
    'lower … bass',
    'lower … treble',
    'boost … mids',
    'cut … mids',
    'add bass',
    'add treble',
    'add more bass',
    'add more treble',
    'more bass',
    'more treble',
    'less bass',
    'less treble',
  ],
  examples: ['bass up 3 dB'],
  request: (args) => ({
    kind: 'equalizer',
    bassDb: args.bass_db,
    midDb: args.mid_db,
    trebleDb: args.treble_db,
    bands: args.bands.map((band) => ({ frequencyHz: band.frequency_hz, gainDb: band.gain_db, q: band.q })),
  }),
  sentence: (step, names) => `Equalize ${sayRange(step.range)} of ${sayNames(names)}: ${sayBands(step.args)}`,
  done: (step, names) => `Equalized ${sayRange(step.range)} of ${sayNames(names)}: ${sayBands(step.args)}`,
})

interface Tone {
  readonly bass_db: number
  readonly mid_db: number
  readonly treble_db: number
  readonly bands: readonly { readonly frequency_hz: number; readonly gain_db: number }[]
}

function sayBands({ bass_db, mid_db, treble_db, bands }: Tone): string {
  const all = [
    ['bass', bass_db],
    ['middle', mid_db],
    ['treble', treble_db],
    ...bands.map((band) => [`${band.frequency_hz} Hz`, band.gain_db] as const),
  ] as const
  const said = all
    .filter(([, gain]) => gain !== 0)
    .map(([name, gain]) => `${name} ${gain > 0 ? '+' : ''}${sayDb(gain)}`)
  return said.length === 0 ? 'no change' : said.join(', ')
}
