import { z } from 'zod'
import { limits } from '../../../../../shared/schemas/limits.ts'
import { defineEffect } from '../defineEffect.ts'
import { sayDb, sayNames, sayRange } from '../../sentences/saying.ts'
import { confirmLevel, levelProof } from './expectLevel.ts'
import { numberIn } from '../../schema/parameters.ts'
import { sound, milliseconds } from '../../../reader/frames/slots.ts'

export const applyLimiter = defineEffect({
  name: 'apply_limiter',
  title: 'Limiter',
  description: 'Keeps every peak, also between samples, below the ceiling by turning down around it. Length stays.',
  parameters: z.strictObject({
    ceiling_db: numberIn(limits.ceilingDb)
      .default(limits.ceilingDb.default)
      .describe('Highest level that is let through, dBFS.'),
    release_ms: numberIn(limits.releaseMs).default(limits.releaseMs.limiter).describe('How soon it lets go.'),
  }),
  frames: [
    {
      acts: ['limit', 'light:limit'],
      target: sound,
      aspects: ['peak', 'gain'],
      aspectOptional: true,
      slots: [
        {
          param: 'ceiling_db',
          ties: ['to', 'at', 'under', 'bare'],
          settings: ['ceiling', 'threshold', 'peak'],
          dimensions: ['gain', 'plain'],
        },
        milliseconds('release_ms', 'release'),
      ],
    },
  ],
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
  proves: 'outcome',
  confirm: (step, seen) =>
    confirmLevel(
      step,
      seen,
      { kind: 'peak-at-most', db: step.args.ceiling_db },
      (after) => after.peakDb <= step.args.ceiling_db + 0.1,
      'peakDb',
    ),
})
