import { z } from 'zod'
import { confirmAll } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'

export const undo = defineTool({
  name: 'undo',
  group: 'editing',
  title: 'Undo',
  description: 'Takes back the last request as a whole. It can be redone.',
  parameters: z.strictObject({}),
  reads: [],
  writes: ['content', 'history'],
  impact: 'history',
  regions: 'none',
  words: ['undo', 'take that back', 'take it back', 'revert', 'put it back the way it was', 'put it back how it was', 'step back', 'go back one step', 'go back a step', 'roll back', 'reverse that change', 'undo my'],
  request: () => ({ kind: 'undo' }),
  sentence: () => 'Undo the last request',
  done: (_step, _names, { before, historyLabel }) => {
    const what = before.history[before.historyPosition - 1]?.text ?? historyLabel
    return what === null ? 'Undone' : `Undid “${what}”`
  },
  confirm: (step, { before, after }) =>
    confirmAll(step.tool, [
      { holds: after.historyPosition === before.historyPosition - 1 && after.canRedo, expected: `step ${before.historyPosition - 1} of the history`, found: `step ${after.historyPosition}` },
    ]),
})
