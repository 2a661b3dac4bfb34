import { z } from 'zod'
import { confirmAll } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'
import { sameRange } from '../measureTracks.ts'
import { sayRange } from '../saying.ts'

export const selectAll = defineTool({
  name: 'select_all',
  group: 'selection',
  title: 'Select all',
  description: 'Selects all tracks from the start to the end of the project. Changes no audio.',
  parameters: z.strictObject({}),
  reads: [
    { state: 'timeSelection', need: 'everything' },
    { state: 'selectedTracks', need: 'everything' },
  ],
  writes: ['timeSelection', 'selectedTracks'],
  impact: 'focus',
  regions: 'none',
  words: ['select'],
  request: (_args, step) => ({ kind: 'setTimeSelection', start: 0, end: step.range?.end ?? 0 }),
  sentence: (step) => `Select everything, ${sayRange(step.range)}`,
  done: (step) => `Selected everything, ${sayRange(step.range)}`,
  confirm: (step, { after }) =>
    confirmAll(step.tool, [
      {
        holds: sameRange(after.selection, step.range, after),
        expected: `the selection ${sayRange(step.range)}`,
        found: sayRange(after.selection),
      },
      {
        holds: after.selectedTracks.length === after.tracks.length,
        expected: 'all tracks selected',
        found: `${after.selectedTracks.length} selected`,
      },
    ]),
})
