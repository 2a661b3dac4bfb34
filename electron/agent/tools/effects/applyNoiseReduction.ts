import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { defineEffect } from './defineEffect.ts'
import { sayDb, sayNames, sayRange } from '../sentences/saying.ts'
import { confirmNoLouder, restoredProof } from './levels/expectLevel.ts'
import { bothEnds, numberIn } from '../schema/parameters.ts'
import { sound, setting, strength } from '../../reader/frames/slots.ts'

export const applyNoiseReduction = defineEffect({
  name: 'apply_noise_reduction',
  title: 'Noise Reduction',
  description:
    'Reduces steady noise (hiss, hum, fans), learned from a range of noise alone, else from the quietest second. Mode `speech` keeps voices and takes longer. Length stays.',
  parameters: z
    .strictObject({
      reduction_db: numberIn(limits.noiseReductionDb)
        .default(limits.noiseReductionDb.default)
        .describe('How much quieter the noise gets.'),
      sensitivity: numberIn(limits.noiseSensitivity)
        .default(limits.noiseSensitivity.default)
        .describe('Higher takes more for noise.'),
      smoothing_bands: z
        .number()
        .int()
        .min(limits.noiseBands.min)
        .max(limits.noiseBands.max)
        .default(limits.noiseBands.default)
        .describe('Neighbouring frequencies that are averaged.'),
      profile_start: numberIn(limits.time).optional().describe('Start of a range with nothing but noise, in seconds.'),
      profile_end: numberIn(limits.time).optional().describe('Its end.'),
      mode: z
        .enum(['profile', 'speech'])
        .default('profile')
        .describe('`profile` learns the noise, `speech` knows what voices are.'),
    })
    .superRefine(bothEnds('profile_start', 'profile_end')),
  frames: [
    {
      acts: [
        'denoise',
        'light:denoise',
        'remove:noiseThing',
        'gain:noiseThing',
        'change:noiseThing',
        'cut:noiseThing',
        'denoise:noiseThing',
        'filter:noiseThing',
      ],
      target: { ...sound, ties: ['bare', 'on', 'from'] },
      slots: [
        { param: 'reduction_db', ties: ['by', 'bare', 'with'], settings: ['reduction'], dimensions: ['gain', 'plain'] },
        setting('sensitivity', 'plain', 'sensitivity'),
        setting('smoothing_bands', 'plain', 'smoothing'),
        strength({ reduction_db: 6 }, { reduction_db: 24 }),
        { param: 'profile_start', until: 'profile_end', content: 'part', ties: ['sample'] },
      ],
    },
  ],
  words: [
    'reduce noise',
    'reduce the noise',
    'remove noise',
    'remove the noise',
    'noise reduction',
    'denoise',
    'de-noise',
    'reduce background noise',
    'reduce the background noise',
    'remove background noise',
    'remove the background noise',
    'get rid of the noise',
    'get rid of the background noise',
    'clean up',
    'remove the hiss',
    'remove hiss',
    'reduce the hiss',
    'remove the hum',
    'remove hum',
  ],
  request: (args) => ({
    kind: 'noiseReduction',
    mode: args.mode,
    reductionDb: args.reduction_db,
    sensitivity: args.sensitivity,
    smoothingBands: args.smoothing_bands,
    ...(args.profile_start === undefined || args.profile_end === undefined
      ? {}
      : { profile: { start: args.profile_start, end: args.profile_end } }),
  }),
  sentence: (step, names) =>
    `Reduce noise in ${sayRange(step.range)} of ${sayNames(names)} by ${sayDb(step.args.reduction_db)}${sayProfile(step.args)}`,
  done: (step, names) =>
    `Reduced noise in ${sayRange(step.range)} of ${sayNames(names)} by up to ${sayDb(step.args.reduction_db)}${sayProfile(step.args)}`,
  proof: restoredProof,
  confirm: confirmNoLouder,
})

interface Learning {
  readonly mode: 'profile' | 'speech'
  readonly profile_start?: number | undefined
  readonly profile_end?: number | undefined
}

function sayProfile({ mode, profile_start, profile_end }: Learning): string {
  if (mode === 'speech') return ', keeping speech'
  if (profile_start === undefined || profile_end === undefined) return ', learned from the quietest second'
  return `, learned from ${sayRange({ start: Math.min(profile_start, profile_end), end: Math.max(profile_start, profile_end) })}`
}
