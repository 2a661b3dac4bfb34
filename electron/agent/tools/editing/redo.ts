import { z } from 'zod'
import { confirmAll } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'
import { grainParameter, stepsParameter } from './historyParameters.ts'
import { planRedo } from './historyMoves.ts'
import { sayAll, sayAsked } from './sayHistory.ts'

export const redo = defineTool({
  name: 'redo',
  group: 'editing',
  title: 'Redo',
  description:
    'Does again what was undone last: a whole request (or the rest of one that was undone in part), or single steps.',
  parameters: z.strictObject({ grain: grainParameter, steps: stepsParameter }),
  reads: [],
  writes: ['content', 'history'],
  impact: 'history',
  regions: 'none',
  words: ['redo', 'undo the undo', 'bring it back', 'bring that back', 'redo my'],
  request: (args) => ({ kind: 'redo', ...args }),
  sentence: ({ args }) =>
    args.grain === 'request' && args.steps === 1 ? 'Redo what was undone' : `Redo the next ${sayAsked(args)}`,
  done: ({ args }, _names, { before, historyLabel }) => {
    const plan = planRedo(before, args)
    const taken = plan.ok ? plan.value.taken : []
    if (taken.length === 0) return historyLabel === null ? 'Redone' : `Redid “${historyLabel}”`
    return `Redid ${sayAll(taken)}${taken.length < args.steps ? ' (there was no more)' : ''}`
  },
  confirm: ({ tool, args }, { before, after }) => {
    const plan = planRedo(before, args)
    if (!plan.ok) return plan
    const { position, stepsBack } = plan.value
    return confirmAll(tool, [
      {
        holds: after.historyPosition === position && (after.historyStepsBack ?? 0) === stepsBack && after.canUndo,
        expected: `step ${position} of the history`,
        found: `step ${after.historyPosition}`,
      },
    ])
  },
})
