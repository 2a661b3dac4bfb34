import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { confirmAll, rangeOf } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { sayName, sayRange } from '../sentences/saying.ts'
import { expectSelection } from './expectSelection.ts'
import { rangeOnTracks } from '../contract/target.ts'

export const selectClip = defineTool({
  name: 'select_clip',
  group: 'selection',
  title: 'Select clip',
  description: 'Selects one clip: its time range, its track and itself. Changes no audio.',
  parameters: z.strictObject({
    clip: z
      .string()
      .min(1)
      .max(limits.nameLength)
      .optional()
      .describe('The clip’s name. Left out: the selected clip, or the one under the cursor.'),
  }),
  reads: rangeOnTracks('clip'),
  writes: ['timeSelection', 'selectedTracks', 'selectedClips'],
  impact: 'focus',
  regions: 'none',
  frames: [{ acts: ['select'], picks: true, target: { object: ['clip'], place: ['track'], needed: true }, cost: 0.1 }],
  words: ['select clip', 'select the clip', 'select'],
  request: (_args, step) => ({ kind: 'selectClips', clipIds: step.thing === undefined ? [] : [step.thing.id] }),
  sentence: (step) => `Select the clip “${sayName(step.thing?.name ?? '')}”, ${sayRange(step.range)}`,
  done: (step) => `Selected the clip “${sayName(step.thing?.name ?? '')}”, ${sayRange(step.range)}`,
  confirm: (step, { after }) =>
    confirmAll(step.tool, [
      expectSelection(after, rangeOf(step)),
      {
        holds: after.selectedClips.length === 1 && after.selectedClips[0] === step.thing?.id,
        expected: { kind: 'that-clip-selected' },
        found: { kind: 'clips-selected', count: after.selectedClips.length },
      },
    ]),
})
