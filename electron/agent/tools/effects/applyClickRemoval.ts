import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { defineTool } from '../defineTool.ts'
import { sayNames, sayRange } from '../saying.ts'
import { confirmLevel, levelProof } from './expectLevel.ts'

export const applyClickRemoval = defineTool({
  name: 'apply_click_removal',
  group: 'effects',
  title: 'Click Removal',
  description: 'Finds clicks and pops and fills in what was there. All other samples stay as they are.',
  parameters: z.strictObject({
    threshold: z
      .number()
      .min(limits.clickThreshold.min)
      .max(limits.clickThreshold.max)
      .default(limits.clickThreshold.default)
      .describe('How many times a click stands out; lower finds more.'),
    width_ms: z
      .number()
      .min(limits.clickWidthMs.min)
      .max(limits.clickWidthMs.max)
      .default(limits.clickWidthMs.default)
      .describe('Longest click.'),
  }),
  reads: [
    { state: 'timeSelection', need: 'wholeWhenSaid' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['content'],
  impact: 'rewrites',
  regions: 'range rewritten',
  words: [
    'declick',
    'de-click',
    'remove clicks',
    'remove the clicks',
    'click removal',
    'remove pops',
    'remove the pops',
    'repair clicks',
    'repair the clicks',
    'get rid of the clicks',
  ],
  request: (args) => ({ kind: 'clickRemoval', threshold: args.threshold, widthMs: args.width_ms }),
  sentence: (step, names) => `Remove clicks from ${sayRange(step.range)} of ${sayNames(names)}`,
  done: (step, names) =>
    `Looked for clicks in ${sayRange(step.range)} of ${sayNames(names)} and repaired those that were found`,
  proof: levelProof,
  confirm: (step, seen) =>
    confirmLevel(
      step,
      seen,
      'sound that is hardly louder than before',
      (after, before) => after.rmsDb <= before.rmsDb + 1,
      'rmsDb',
    ),
})
