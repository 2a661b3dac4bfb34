import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { defineTool } from '../defineTool.ts'
import { sayDb, sayNames, sayRange } from '../saying.ts'
import { confirmLevel, levelProof } from './expectLevel.ts'

export const applyNoiseGate = defineTool({
  name: 'apply_noise_gate',
  group: 'effects',
  title: 'Noise Gate',
  description: 'Turns down what is quieter than the threshold, such as noise between words. Length stays.',
  parameters: z.strictObject({
    threshold_db: z
      .number()
      .min(limits.thresholdDb.min)
      .max(limits.thresholdDb.max)
      .default(limits.thresholdDb.gate)
      .describe('What is quieter is turned down, dBFS.'),
    attack_ms: z
      .number()
      .min(limits.attackMs.min)
      .max(limits.attackMs.max)
      .default(limits.attackMs.gate)
      .describe('How soon it opens.'),
    hold_ms: z
      .number()
      .min(limits.holdMs.min)
      .max(limits.holdMs.max)
      .default(limits.holdMs.default)
      .describe('How long it stays open.'),
    release_ms: z
      .number()
      .min(limits.releaseMs.min)
      .max(limits.releaseMs.max)
      .default(limits.releaseMs.gate)
      .describe('How soon it closes.'),
    reduction_db: z
      .number()
      .min(limits.gateReductionDb.min)
      .max(limits.gateReductionDb.max)
      .default(limits.gateReductionDb.default)
      .describe('How much quieter it gets.'),
  }),
  reads: [
    { state: 'timeSelection', need: 'wholeWhenSaid' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['content'],
  impact: 'rewrites',
  regions: 'range rewritten',
  words: ['gate', 'noise gate', 'gate the noise', 'silence what is below', 'mute what is below'],
  request: (args) => ({
    kind: 'noiseGate',
    thresholdDb: args.threshold_db,
    attackMs: args.attack_ms,
    holdMs: args.hold_ms,
    releaseMs: args.release_ms,
    reductionDb: args.reduction_db,
  }),
  sentence: (step, names) =>
    `Gate ${sayRange(step.range)} of ${sayNames(names)}: what is below ${sayDb(step.args.threshold_db)} gets ${sayDb(step.args.reduction_db)} quieter`,
  done: (step, names) =>
    `Gated ${sayRange(step.range)} of ${sayNames(names)}: what is below ${sayDb(step.args.threshold_db)} is ${sayDb(step.args.reduction_db)} quieter`,
  proof: levelProof,
  confirm: (step, seen) =>
    confirmLevel(
      step,
      seen,
      'sound that is no louder than before',
      (after, before) => after.rmsDb <= before.rmsDb + 0.1,
      'rmsDb',
    ),
})
