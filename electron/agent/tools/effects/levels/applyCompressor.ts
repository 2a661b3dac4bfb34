import { z } from 'zod'
import { limits } from '../../../../../shared/schemas/limits.ts'
import { defineEffect } from '../defineEffect.ts'
import { sayAllBut, sayDb, sayNames, sayRange } from '../../sentences/saying.ts'
import { confirmLevel, levelProof } from './expectLevel.ts'
import { leftOutParameter, numberIn } from '../../schema/parameters.ts'
import { sound, setting, milliseconds, strength } from '../../../reader/frames/slots.ts'

export const applyCompressor = defineEffect({
  name: 'apply_compressor',
  title: 'Compressor',
  description: 'Evens out loud and quiet: what is above the threshold rises only 1/ratio as much. Length stays.',
  parameters: z.strictObject({
    threshold_db: numberIn(limits.thresholdDb)
      .default(limits.thresholdDb.compressor)
      .describe('Level from which it sets in, dBFS.'),
    ratio: numberIn(limits.compressorRatio).default(limits.compressorRatio.default).describe('2 means 2:1.'),
    attack_ms: numberIn(limits.attackMs).default(limits.attackMs.compressor).describe('How soon it sets in.'),
    release_ms: numberIn(limits.releaseMs).default(limits.releaseMs.compressor).describe('How soon it lets go.'),
    knee_db: numberIn(limits.kneeDb).default(limits.kneeDb.default).describe('Width over which it sets in; 0 is hard.'),
    makeup_db: numberIn(limits.makeupDb).default(limits.makeupDb.default).describe('Gain behind it.'),
    except: leftOutParameter('Places'),
  }),
  frames: [
    {
      acts: ['compress', 'light:compress'],
      target: sound,
      slots: [
        { param: 'threshold_db', ties: ['at', 'to', 'over', 'with'], settings: ['threshold'], dimensions: ['gain'] },
        { param: 'threshold_db', ties: ['at', 'over'], dimensions: ['plain'] },
        {
          param: 'ratio',
          ties: ['bare', 'at', 'by', 'to', 'with'],
          settings: ['ratio'],
          dimensions: ['ratio', 'factor'],
        },
        setting('threshold_db', 'gain', 'threshold'),
        setting('ratio', 'ratio', 'ratio'),
        milliseconds('attack_ms', 'attack'),
        milliseconds('release_ms', 'release'),
        setting('knee_db', 'gain', 'knee'),
        setting('makeup_db', 'gain', 'makeup'),
        strength({ ratio: 1.5 }, { threshold_db: -20, ratio: 4 }),
      ],
    },
  ],
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
    except: args.except,
  }),
  sentence: ({ range, args }, names) =>
    `Compress ${sayRange(range)} of ${sayNames(names)} ${args.ratio}:1 above ${sayDb(args.threshold_db)}${sayAllBut(args.except)}`,
  done: (step, names) =>
    `Compressed ${sayRange(step.range)} of ${sayNames(names)} ${step.args.ratio}:1 above ${sayDb(step.args.threshold_db)}`,
  proof: levelProof,
  confirm: (step, seen) =>
    confirmLevel(
      step,
      seen,
      { kind: 'no-louder-than-made-up' },
      (after, before) => after.rmsDb <= before.rmsDb + step.args.makeup_db + 0.1,
      'rmsDb',
    ),
})
