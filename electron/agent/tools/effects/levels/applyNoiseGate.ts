import { z } from 'zod'
import { limits } from '../../../../../shared/schemas/limits.ts'
import { defineEffect } from '../defineEffect.ts'
import { sayAllBut, sayDb, sayNames, sayRange } from '../../sentences/saying.ts'
import { confirmNoLouder, levelProof } from './expectLevel.ts'
import { leftOutParameter, numberIn } from '../../schema/parameters.ts'
import { sound, setting, milliseconds } from '../../../reader/frames/slots.ts'

export const applyNoiseGate = defineEffect({
  name: 'apply_noise_gate',
  title: 'Noise Gate',
  description: 'Turns down what is quieter than the threshold, such as noise between words. Length stays.',
  parameters: z.strictObject({
    threshold_db: numberIn(limits.thresholdDb)
      .default(limits.thresholdDb.gate)
      .describe('What is quieter is turned down, dBFS.'),
    attack_ms: numberIn(limits.attackMs).default(limits.attackMs.gate).describe('How soon it opens.'),
    hold_ms: numberIn(limits.holdMs).default(limits.holdMs.default).describe('How long it stays open.'),
    release_ms: numberIn(limits.releaseMs).default(limits.releaseMs.gate).describe('How soon it closes.'),
    reduction_db: numberIn(limits.gateReductionDb)
      .default(limits.gateReductionDb.default)
      .describe('How much quieter it gets.'),
    except: leftOutParameter('Places'),
  }),
  frames: [
    {
      acts: ['gate', 'light:gate'],
      target: sound,
      slots: [
        {
          param: 'threshold_db',
          ties: ['at', 'under', 'to', 'bare', 'with'],
          settings: ['threshold'],
          dimensions: ['gain', 'plain'],
        },
        milliseconds('attack_ms', 'attack'),
        milliseconds('hold_ms', 'hold'),
        milliseconds('release_ms', 'release'),
        setting('reduction_db', 'gain', 'reduction'),
      ],
    },
  ],
  words: ['gate', 'noise gate', 'gate the noise', 'silence what is below', 'mute what is below'],
  request: (args) => ({
    kind: 'noiseGate',
    thresholdDb: args.threshold_db,
    attackMs: args.attack_ms,
    holdMs: args.hold_ms,
    releaseMs: args.release_ms,
    reductionDb: args.reduction_db,
    except: args.except,
  }),
  sentence: (step, names) =>
    `Gate ${sayRange(step.range)} of ${sayNames(names)}: what is below ${sayDb(step.args.threshold_db)} gets ${sayDb(step.args.reduction_db)} quieter${sayAllBut(step.args.except)}`,
  done: (step, names) =>
    `Gated ${sayRange(step.range)} of ${sayNames(names)}: what is below ${sayDb(step.args.threshold_db)} is ${sayDb(step.args.reduction_db)} quieter`,
  proof: levelProof,
  confirm: confirmNoLouder,
})
