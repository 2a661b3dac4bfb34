import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { defineTool } from '../defineTool.ts'
import { sayNames, sayRange } from '../saying.ts'
import { confirmRendered, renderedProof } from './expectRendered.ts'

export const applyHighPass = defineTool({
  name: 'apply_high_pass',
  group: 'effects',
  title: 'High-Pass Filter',
  description: 'Takes out what is below `frequency_hz` (rumble, hum, wind). Length stays.',
  parameters: z.strictObject({
    frequency_hz: z
      .number()
      .min(limits.filterHz.min)
      .max(limits.filterHz.max)
      .default(limits.filterHz.highPass)
      .describe('Corner in Hz; what is below it gets quieter.'),
    rolloff_db: z.literal(limits.rolloffDb.values).default(limits.rolloffDb.default).describe('Slope in dB an octave.'),
  }),
  reads: [
    { state: 'timeSelection', need: 'wholeWhenSaid' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['content'],
  impact: 'rewrites',
  regions: 'range rewritten',
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
  request: (args) => ({ kind: 'highPass', frequencyHz: args.frequency_hz, rolloffDb: args.rolloff_db }),
  sentence: (step, names) =>
    `High-pass ${sayRange(step.range)} of ${sayNames(names)} at ${step.args.frequency_hz} Hz, ${step.args.rolloff_db} dB an octave`,
  done: (step, names) =>
    `Filtered ${sayRange(step.range)} of ${sayNames(names)}: high-pass at ${step.args.frequency_hz} Hz`,
  proof: renderedProof,
  confirm: confirmRendered,
})
