import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { defineTool } from '../defineTool.ts'
import { sayDb, sayNames, sayRange } from '../saying.ts'
import { confirmLevel, levelProof } from './expectLevel.ts'

export const applyCompressor = defineTool({
  name: 'apply_compressor',
  group: 'effects',
  title: 'Compressor',
  description: 'Evens out loud and quiet: what is above the threshold rises only 1/ratio as much. Length stays.',
  parameters: z.strictObject({
    threshold_db: z
      .number()
      .min(limits.thresholdDb.min)
      .max(limits.thresholdDb.max)
      .default(limits.thresholdDb.compressor)
      .describe('Level from which it sets in, dBFS.'),
    ratio: z
      .number()
      .min(limits.compressorRatio.min)
      .max(limits.compressorRatio.max)
      .default(limits.compressorRatio.default)
      .describe('2 means 2:1.'),
    attack_ms: z
      .number()
      .min(limits.attackMs.min)
      .max(limits.attackMs.max)
      .default(limits.attackMs.compressor)
      .describe('How soon it sets in.'),
    release_ms: z
      .number()
      .min(limits.releaseMs.min)
      .max(limits.releaseMs.max)
      .default(limits.releaseMs.compressor)
      .describe('How soon it lets go.'),
    knee_db: z
      .number()
      .min(limits.kneeDb.min)
      .max(limits.kneeDb.max)
      .default(limits.kneeDb.default)
      .describe('Width over which it sets in; 0 is hard.'),
    makeup_db: z
      .number()
      .min(limits.makeupDb.min)
      .max(limits.makeupDb.max)
      .default(limits.makeupDb.default)
      .describe('Gain behind it.'),
  }),
  reads: [
    { state: 'timeSelection', need: 'wholeWhenSaid' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['content'],
  impact: 'rewrites',
  regions: 'range rewritten',
  words: [
    'compress',
    'compressor',
    'apply compression',
    'add compression',
    'even out the dynamics',
    'reduce the dynamic range',
    'squash',
  ],
  request: (args) => ({
    kind: 'compressor',
    thresholdDb: args.threshold_db,
    ratio: args.ratio,
    attackMs: args.attack_ms,
    releaseMs: args.release_ms,
    kneeDb: args.knee_db,
    makeupDb: args.makeup_db,
  }),
  sentence: (step, names) =>
    `Compress ${sayRange(step.range)} of ${sayNames(names)} ${step.args.ratio}:1 above ${sayDb(step.args.threshold_db)}`,
  done: (step, names) =>
    `Compressed ${sayRange(step.range)} of ${sayNames(names)} ${step.args.ratio}:1 above ${sayDb(step.args.threshold_db)}`,
  proof: levelProof,
  confirm: (step, seen) =>
    confirmLevel(
      step,
      seen,
      'sound that is no louder than before and the make-up gain',
      (after, before) => after.rmsDb <= before.rmsDb + step.args.makeup_db + 0.1,
      'rmsDb',
    ),
})
