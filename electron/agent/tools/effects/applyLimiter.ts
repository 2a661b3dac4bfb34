import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { defineTool } from '../defineTool.ts'
import { sayDb, sayNames, sayRange } from '../saying.ts'
import { confirmLevel, levelProof } from './expectLevel.ts'

export const applyLimiter = defineTool({
  name: 'apply_limiter',
  group: 'effects',
  title: 'Limiter',
  description: 'Keeps every peak, also between samples, below the ceiling by turning down around it. Length stays.',
  parameters: z.strictObject({
    ceiling_db: z
      .number()
      .min(limits.ceilingDb.min)
      .max(limits.ceilingDb.max)
      .default(limits.ceilingDb.default)
      .describe('Highest level that is let through, dBFS.'),
    release_ms: z
      .number()
      .min(limits.releaseMs.min)
      .max(limits.releaseMs.max)
      .default(limits.releaseMs.limiter)
      .describe('How soon it lets go.'),
  }),
  reads: [
    { state: 'timeSelection', need: 'wholeWhenSaid' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['content'],
  impact: 'rewrites',
  regions: 'range rewritten',
  words: [
    'limit',
    'limiter',
    'brickwall',
    'brick wall',
    'hard limit',
    'keep the peaks below',
    'keep the peaks under',
    'tame the peaks',
  ],
  request: (args) => ({ kind: 'limiter', ceilingDb: args.ceiling_db, releaseMs: args.release_ms }),
  sentence: (step, names) => `Limit ${sayRange(step.range)} of ${sayNames(names)} to ${sayDb(step.args.ceiling_db)}`,
  done: (step, names) => `Limited ${sayRange(step.range)} of ${sayNames(names)} to ${sayDb(step.args.ceiling_db)}`,
  proof: levelProof,
  confirm: (step, seen) =>
    confirmLevel(
      step,
      seen,
      `a peak of ${sayDb(step.args.ceiling_db)} or less`,
      (after) => after.peakDb <= step.args.ceiling_db + 0.1,
      'peakDb',
    ),
})
