import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { defineTool } from '../defineTool.ts'
import { sayNames, sayRange } from '../saying.ts'
import { confirmRendered, renderedProof } from './expectRendered.ts'

export const applyLowPass = defineTool({
  name: 'apply_low_pass',
  group: 'effects',
  title: 'Low-Pass Filter',
  description: 'Takes out what is above `frequency_hz` (hiss, harshness). Length stays.',
  parameters: z.strictObject({
    frequency_hz: z
      .number()
      .min(limits.filterHz.min)
      .max(limits.filterHz.max)
      .default(limits.filterHz.lowPass)
      .describe('Corner in Hz; what is above it gets quieter.'),
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
  request: (args) => ({ kind: 'lowPass', frequencyHz: args.frequency_hz, rolloffDb: args.rolloff_db }),
  sentence: (step, names) =>
    `Low-pass ${sayRange(step.range)} of ${sayNames(names)} at ${step.args.frequency_hz} Hz, ${step.args.rolloff_db} dB an octave`,
  done: (step, names) =>
    `Filtered ${sayRange(step.range)} of ${sayNames(names)}: low-pass at ${step.args.frequency_hz} Hz`,
  proof: renderedProof,
  confirm: confirmRendered,
})
