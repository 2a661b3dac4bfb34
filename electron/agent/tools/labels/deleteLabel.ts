import { z } from 'zod'
import { confirmAll } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { sayName } from '../sentences/saying.ts'
import { expectOtherLabelsSame, expectSameTracks, labelIdOf } from './labelReadBack.ts'

export const deleteLabel = defineTool({
  name: 'delete_label',
  group: 'labels',
  title: 'Delete Label',
  description:
    'Takes one label away; the audio under it stays. To remove the audio that a label marks use delete_selection.',
  parameters: z.strictObject({ label: z.string().describe('The text of the label.') }),
  reads: [],
  writes: ['content'],
  impact: 'adds',
  regions: 'none',
  frames: [{ acts: ['remove'], target: { object: ['label'], place: [], needed: true, said: true }, cost: -0.2 }],
  words: [
    'delete the label',
    'delete label',
    'remove the label',
    'remove label',
    'delete the marker',
    'remove the marker',
  ],
  request: (_args, step) => ({ kind: 'deleteLabels', labelIds: [labelIdOf(step)] }),
  sentence: (step) => `Delete the label “${sayName(step.args.label)}”`,
  done: (step) => `Deleted the label “${sayName(step.args.label)}”`,
  confirm: (step, seen) =>
    confirmAll(step.tool, [
      {
        holds: seen.after.labels.every((label) => label.id !== labelIdOf(step)),
        expected: { kind: 'no-label-called', name: step.args.label },
        found: { kind: 'label-still-there' },
      },
      expectOtherLabelsSame([labelIdOf(step)], seen.before, seen.after),
      expectSameTracks(seen),
    ]),
})
