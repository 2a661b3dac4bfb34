import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { confirmAll } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { sameTime } from '../readBack/measureTracks.ts'
import { sayName, sayRange, sayTime } from '../sentences/saying.ts'
import { expectSelection } from './expectSelection.ts'

export const selectLabel = defineTool({
  name: 'select_label',
  group: 'selection',
  title: 'Select label',
  description:
    'Selects the time range of a label; for a label that is a point the cursor goes there. Changes no audio.',
  parameters: z.strictObject({
    label: z.string().min(1).max(limits.nameLength).optional().describe('The label’s text.'),
  }),
  reads: [
    { state: 'timeSelection', need: 'optional' },
    { state: 'cursor', need: 'optional' },
  ],
  writes: ['timeSelection', 'cursor'],
  impact: 'focus',
  regions: 'none',
  frames: [{ acts: ['select'], picks: true, target: { object: ['label'], place: [], needed: true }, cost: 0.1 }],
  words: ['select label', 'select the label', 'select'],
  request: (_args, step) =>
    step.range === null
      ? { kind: 'setCursor', time: step.at ?? 0 }
      : { kind: 'setTimeSelection', start: step.range.start, end: step.range.end },
  sentence: (step) =>
    `Select the label “${sayName(step.thing?.name ?? '')}”, ${step.range === null ? sayTime(step.at) : sayRange(step.range)}`,
  done: (step) =>
    `Selected the label “${sayName(step.thing?.name ?? '')}”, ${step.range === null ? sayTime(step.at) : sayRange(step.range)}`,
  confirm: (step, { after }) =>
    confirmAll(step.tool, [
      step.range === null
        ? {
            holds: sameTime(after.cursor, step.at ?? 0, after),
            expected: { kind: 'cursor', time: step.at },
            found: { kind: 'time', time: after.cursor },
          }
        : expectSelection(after, step.range),
    ]),
})
