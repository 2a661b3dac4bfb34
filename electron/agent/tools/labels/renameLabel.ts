import { z } from 'zod'
import { confirmAll, expectSameTracks } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { sayName } from '../sentences/saying.ts'
import { expectOtherLabelsSame, labelIdOf } from './labelReadBack.ts'
import { nameParameter } from '../schema/parameters.ts'

export const renameLabel = defineTool({
  name: 'rename_label',
  group: 'labels',
  title: 'Edit Label',
  description: 'Gives a label another text; it stays where it is.',
  parameters: z.strictObject({
    label: z.string().describe('The text of the label as it is now.'),
    name: nameParameter.describe('Its new text.'),
  }),
  reads: [],
  writes: ['content'],
  impact: 'adds',
  regions: 'none',
  frames: [
    {
      acts: ['rename'],
      target: { object: ['label'], place: [], needed: true },
      slots: [{ param: 'name', content: 'text', ties: ['called', 'bare'], needed: true }],
      cost: 0.2,
    },
  ],
  words: ['rename the label', 'rename label', 'rename the marker', 'change the label'],
  examples: ['to Chorus'],
  request: (args, step) => ({ kind: 'renameLabel', labelId: labelIdOf(step), text: args.name }),
  sentence: (step) => `Rename the label “${sayName(step.args.label)}” to “${sayName(step.args.name)}”`,
  done: (step, _names, seen) =>
    seen.outcome.changed
      ? `Renamed the label “${sayName(step.args.label)}” to “${sayName(step.args.name)}”`
      : `The label said “${sayName(step.args.name)}” already`,
  confirm: (step, seen) => {
    const now = seen.after.labels.find((label) => label.id === labelIdOf(step))
    return confirmAll(step.tool, [
      {
        holds: now?.text === step.args.name,
        expected: { kind: 'label-called', name: step.args.name },
        found: now === undefined ? { kind: 'no-such-label' } : { kind: 'called', name: now.text },
      },
      expectOtherLabelsSame([labelIdOf(step)], seen.before, seen.after),
      expectSameTracks(seen),
    ])
  },
})
