import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { defineTool } from '../defineTool.ts'
import { sayDb, sayNames, sayRange } from '../saying.ts'
import { confirmGenerated, sparesAudio } from './expectGenerated.ts'

export const generateNoise = defineTool({
  name: 'generate_noise',
  group: 'effects',
  title: 'Noise',
  description:
    'Makes noise in place of the range, or at `time` where nothing is selected (what follows moves); on a new track where none is selected.',
  parameters: z.strictObject({
    kind: z.enum(['white', 'pink', 'brown']).default('white').describe('Its colour; pink and brown are darker.'),
    level_db: z
      .number()
      .min(limits.generatedDb.min)
      .max(limits.generatedDb.max)
      .default(limits.generatedDb.default)
      .describe('Peak in dBFS.'),
    duration: z
      .number()
      .min(limits.generated.min)
      .max(limits.generated.max)
      .optional()
      .describe('Seconds. Left out: as long as the range, else a second.'),
  }),
  reads: [
    { state: 'timeSelection', need: 'optional' },
    { state: 'cursor', need: 'optional' },
    { state: 'selectedTracks', need: 'optional' },
  ],
  writes: ['content', 'timeSelection', 'selectedTracks', 'cursor'],
  impact: 'rewrites',
  spares: sparesAudio,
  regions: 'range rewritten',
  words: [
    'generate noise',
    'generate … noise',
    'insert noise',
    'insert … noise',
    'add white noise',
    'add pink noise',
    'add brown noise',
  ],
  request: (args, step) => ({
    kind: 'generateNoise',
    color: args.kind,
    levelDb: args.level_db,
    duration: args.duration ?? (step.range === null ? limits.generated.default : step.range.end - step.range.start),
  }),
  sentence: (step) =>
    `Make ${step.args.kind} noise at ${sayDb(step.args.level_db)} ${step.range === null ? `of ${step.args.duration ?? limits.generated.default} s` : `in place of ${sayRange(step.range)}`}`,
  done: (step, _names, { outcome }) =>
    `Made ${step.args.kind} noise at ${sayRange(outcome.range)} of ${sayNames(outcome.tracks)}`,
  confirm: confirmGenerated,
})
