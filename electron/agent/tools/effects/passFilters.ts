import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import type { Tool } from '../contract/defineTool.ts'
import { numberIn } from '../schema/parameters.ts'
import { sayNames, sayRange } from '../sentences/saying.ts'
import { defineEffect } from './defineEffect.ts'
import type { ToolFrame } from '../../reader/frames/frame.ts'
import { sound } from '../../reader/frames/slots.ts'

/** What goes lies under or over a frequency. */
const passFrame = (act: string, side: 'under' | 'over'): ToolFrame => ({
  acts: [act, `light:${act}`],
  target: sound,
  slots: [
    {
      param: 'frequency_hz',
      ties: ['at', 'bare', 'to', side, 'with', 'from'],
      dimensions: ['frequency', 'plain'],
      settings: ['frequency'],
    },
    // "cut the lows by 2" is an amount, and no corner.
    { param: 'frequency_hz', ties: ['by'], dimensions: ['frequency'] },
    { param: 'rolloff_db', settings: ['slope'], dimensions: ['gain', 'plain'], convert: 'slope' },
  ],
})

/** "kill the rumble under 45 Hz". */
const noiseFrame = (side: 'under' | 'over'): ToolFrame => ({
  acts: ['remove:noiseThing', 'cut:noiseThing', 'gain:noiseThing', 'silence:noiseThing'],
  target: { ...sound, ties: ['on', 'from'] },
  slots: [{ param: 'frequency_hz', ties: [side], dimensions: ['frequency', 'plain'], needed: true }],
})

export const applyHighPass = definePassFilter({
  name: 'apply_high_pass',
  title: 'High-Pass Filter',
  description: 'Takes out what is below `frequency_hz` (rumble, hum, wind). Length stays.',
  frames: [passFrame('highPass', 'under'), noiseFrame('under')],
  words: [
    'high pass',
    'high-pass',
    'high pass filter',
    'highpass filter',
    'highpass',
    'low cut',
    'low-cut',
    'lowcut',
    'roll off the lows',
    'cut the lows',
    'cut … below',
    'filter out … below',
    'remove … below',
    'remove rumble',
    'remove the rumble',
  ],
  kind: 'highPass',
  called: 'high-pass',
  removed: 'below',
})

export const applyLowPass = definePassFilter({
  name: 'apply_low_pass',
  title: 'Low-Pass Filter',
  description: 'Takes out what is above `frequency_hz` (hiss, harshness). Length stays.',
  frames: [passFrame('lowPass', 'over'), noiseFrame('over')],
  words: [
    'low pass',
    'low-pass',
    'low pass filter',
    'lowpass filter',
    'lowpass',
    'high cut',
    'high-cut',
    'highcut',
    'roll off the highs',
    'cut the highs',
    'cut … above',
    'filter out … above',
    'remove … above',
  ],
  kind: 'lowPass',
  called: 'low-pass',
  removed: 'above',
})

interface PassFilterLiteral extends Pick<Tool, 'name' | 'title' | 'description' | 'frames' | 'words'> {
  readonly kind: 'highPass' | 'lowPass'
  readonly called: string
  /** Which side of the corner gets quieter. */
  readonly removed: 'below' | 'above'
}

function definePassFilter({ kind, called, removed, ...literal }: PassFilterLiteral): Tool {
  return defineEffect({
    ...literal,
    parameters: z.strictObject({
      frequency_hz: numberIn(limits.filterHz)
        .default(limits.filterHz[kind])
        .describe(`Corner in Hz; what is ${removed} it gets quieter.`),
      rolloff_db: z
        .literal(limits.rolloffDb.values)
        .default(limits.rolloffDb.default)
        .describe('Slope in dB an octave.'),
    }),
    request: (args) => ({ kind, frequencyHz: args.frequency_hz, rolloffDb: args.rolloff_db }),
    sentence: ({ range, args }, names) =>
      `${called[0]?.toUpperCase()}${called.slice(1)} ${sayRange(range)} of ${sayNames(names)} at ${args.frequency_hz} Hz, ${args.rolloff_db} dB an octave`,
    done: ({ range, args }, names) =>
      `Filtered ${sayRange(range)} of ${sayNames(names)}: ${called} at ${args.frequency_hz} Hz`,
  })
}
