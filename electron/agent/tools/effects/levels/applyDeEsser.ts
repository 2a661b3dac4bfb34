import { z } from 'zod'
import { limits } from '../../../../../shared/schemas/limits.ts'
import { setting, sound, strength } from '../../../reader/frames/slots.ts'
import { leftOutParameter, numberIn } from '../../schema/parameters.ts'
import { sayAllBut, sayDb, sayNames, sayRange } from '../../sentences/saying.ts'
import { defineEffect } from '../defineEffect.ts'
import { confirmNoLouder, levelProof } from './expectLevel.ts'

export const applyDeEsser = defineEffect({
  name: 'apply_de_esser',
  title: 'De-Esser',
  description: 'Softens sharp s sounds of a voice and leaves the rest as it is. Length stays.',
  parameters: z.strictObject({
    frequency_hz: numberIn(limits.deEsserHz)
      .default(limits.deEsserHz.default)
      .describe('What lies above is softened, Hz.'),
    reduction_db: numberIn(limits.deEsserDb).default(limits.deEsserDb.default).describe('How much quieter at most.'),
    threshold_db: numberIn(limits.deEsserThresholdDb)
      .default(limits.deEsserThresholdDb.default)
      .describe('An s counts from so much below the whole sound on; lower catches more.'),
    except: leftOutParameter('Places'),
  }),
  frames: [
    {
      acts: ['deEss', 'light:deEss'],
      target: { ...sound, ties: ['bare', 'on', 'to', 'from'] },
      slots: [
        { param: 'reduction_db', ties: ['by', 'bare', 'with'], settings: ['reduction'], dimensions: ['gain'] },
        {
          param: 'frequency_hz',
          ties: ['bare', 'at', 'with', 'from', 'over'],
          settings: ['frequency'],
          dimensions: ['frequency'],
        },
        setting('threshold_db', 'gain', 'threshold'),
        strength({ reduction_db: 4 }, { reduction_db: 14 }),
      ],
    },
    {
      acts: ['remove:sibilance', 'cut:sibilance', 'denoise:sibilance', 'gain:sibilance', 'change:sibilance'],
      target: { ...sound, ties: ['bare', 'on', 'from'] },
      slots: [{ param: 'reduction_db', ties: ['by', 'bare', 'with'], dimensions: ['gain'] }],
    },
  ],
  words: ['de-ess', 'de-esser', 'remove sibilance', 'reduce the sibilance', 'soften the s sounds', 'sharp s sounds'],
  examples: ['by 6 dB', 'the host'],
  request: (args) => ({
    kind: 'deEsser',
    frequencyHz: args.frequency_hz,
    reductionDb: args.reduction_db,
    thresholdDb: args.threshold_db,
    except: args.except,
  }),
  sentence: ({ range, args }, names) =>
    `De-ess ${sayRange(range)} of ${sayNames(names)}: s sounds above ${args.frequency_hz} Hz up to ${sayDb(args.reduction_db)} quieter${sayAllBut(args.except)}`,
  done: ({ range, args }, names) =>
    `De-essed ${sayRange(range)} of ${sayNames(names)}: s sounds above ${args.frequency_hz} Hz are up to ${sayDb(args.reduction_db)} quieter`,
  proof: levelProof,
  confirm: confirmNoLouder,
})
