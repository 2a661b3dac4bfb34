import { z } from 'zod'
import { confirmAll } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'

export const clearSelection = defineTool({
  name: 'clear_selection',
  group: 'selection',
  title: 'Select none',
  description: 'Clears the selection. Changes no audio.',
  parameters: z.strictObject({}),
  reads: [],
  writes: ['timeSelection', 'selectedTracks', 'selectedClips'],
  impact: 'focus',
  regions: 'none',
  frames: [{ acts: ['deselect'], target: { object: ['any'], place: [] } }],
  words: [
    'clear the selection',
    'clear selection',
    'deselect',
    'deselect all',
    'deselect everything',
    'unselect',
    'unselect all',
    'unselect everything',
    'select nothing',
    'select none',
    'cancel the selection',
    'undo the selection',
  ],
  request: () => ({ kind: 'clearSelection' }),
  sentence: () => 'Clear the selection',
  done: () => 'Nothing is selected now',
  confirm: (step, { after }) =>
    confirmAll(step.tool, [
      {
        holds: after.selection === null,
        expected: { kind: 'no-selection' },
        found: { kind: 'range', range: after.selection },
      },
    ]),
})
