import { z } from 'zod'
import { confirmAll } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'

export const redo = defineTool({
  name: 'redo',
  group: 'editing',
  title: 'Redo',
  description: 'Does again what was undone last.',
  parameters: z.strictObject({}),
  reads: [],
  writes: ['content', 'history'],
  impact: 'history',
  regions: 'none',
  words: ['redo', 'undo the undo', 'bring it back', 'bring that back', 'redo my'],
  request: () => ({ kind: 'redo' }),
  sentence: () => 'Redo what was undone',
  done: (_step, _names, { before, historyLabel }) => {
    const what = before.history[before.historyPosition]?.text ?? historyLabel
    return what === null ? 'Redone' : `Redid “${what}”`
  },
  confirm: (step, { before, after }) =>
    confirmAll(step.tool, [
      { holds: after.historyPosition === before.historyPosition + 1 && after.canUndo, expected: `step ${before.historyPosition + 1} of the history`, found: `step ${after.historyPosition}` },
    ]),
})
