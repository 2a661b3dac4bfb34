import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { defineTool } from '../defineTool.ts'
import { sayDb, sayNames, sayRange } from '../saying.ts'
import { confirmRendered, renderedProof } from './expectRendered.ts'

export const applyReverb = defineTool({
  name: 'apply_reverb',
  group: 'effects',
  title: 'Reverb',
  description: 'Adds the sound of a room. Length stays: what would ring on behind the range is cut off.',
  parameters: z.strictObject({
    room_size: z
      .number()
      .min(limits.roomSize.min)
      .max(limits.roomSize.max)
      .default(limits.roomSize.default)
      .describe('Percent.'),
    damping: z
      .number()
      .min(limits.reverbDamping.min)
      .max(limits.reverbDamping.max)
      .default(limits.reverbDamping.default)
      .describe('How soon high sound dies away, percent.'),
    wet_db: z
      .number()
      .min(limits.reverbLevelDb.min)
      .max(limits.reverbLevelDb.max)
      .default(limits.reverbLevelDb.wet)
      .describe('Level of the room, dB.'),
    dry_db: z
      .number()
      .min(limits.reverbLevelDb.min)
      .max(limits.reverbLevelDb.max)
      .default(limits.reverbLevelDb.dry)
      .describe('Level of the sound itself, dB.'),
    pre_delay_ms: z
      .number()
      .min(limits.preDelayMs.min)
      .max(limits.preDelayMs.max)
      .default(limits.preDelayMs.default)
      .describe('How late the room answers.'),
  }),
  reads: [
    { state: 'timeSelection', need: 'wholeWhenSaid' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['content'],
  impact: 'rewrites',
  regions: 'range rewritten',
  words: ['reverb', 'add reverb', 'add some reverb', 'put reverb', 'reverberate', 'add room'],
  request: (args) => ({
    kind: 'reverb',
    roomSize: args.room_size,
    damping: args.damping,
    wetDb: args.wet_db,
    dryDb: args.dry_db,
    preDelayMs: args.pre_delay_ms,
  }),
  sentence: (step, names) =>
    `Add reverb to ${sayRange(step.range)} of ${sayNames(names)}: room ${step.args.room_size}%, ${sayDb(step.args.wet_db)}`,
  done: (step, names) =>
    `Added reverb to ${sayRange(step.range)} of ${sayNames(names)}: room ${step.args.room_size}%, ${sayDb(step.args.wet_db)}`,
  proof: renderedProof,
  confirm: confirmRendered,
})
