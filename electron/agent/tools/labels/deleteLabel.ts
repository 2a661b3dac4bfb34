import { z } from 'zod'
import { confirmAll, expectSameTracks } from '../readBack/confirming.ts'
import type { Target } from '../../reader/frames/frame.ts'
import { defineTool } from '../contract/defineTool.ts'
import { sayName } from '../sentences/saying.ts'
import { expectOtherLabelsSame, labelIdOf } from './labelReadBack.ts'

const anyLabels: Target = { object: ['label'], place: [], needed: true, ties: ['bare', 'alone'] }
const labels: Target = { ...anyLabels, said: true }

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
  frames: [
    { acts: ['remove'], target: labels, effect: 'removes', options: { 'keep sound': {} }, cost: -0.2 },
    // "remove the sponsor, but not the audio under it".
    {
      acts: ['remove'],
      target: anyLabels,
      effect: 'removes',
      options: { 'keep sound': {} },
      needsOption: 'keep sound',
    },
    // "keep only the intro label": the labels, and not what lies under them.
    { acts: ['retainOnly'], target: labels, effect: 'keeps', others: 'always', cost: -0.1 },
    { acts: ['keep'], target: { ...labels, ties: ['alone'] }, effect: 'keeps', others: 'always', cost: -0.2 },
    { acts: ['retain'], target: labels, effect: 'keeps', others: 'if alone', cost: -0.1 },
  ],
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
