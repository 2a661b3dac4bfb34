import { z } from 'zod'
import { confirmAll } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { sayRange } from '../sentences/saying.ts'
import { expectSelection } from './expectSelection.ts'

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
  frames: [
    { acts: ['select'], picks: true, target: { object: ['any'], place: [], whole: true, needed: true }, cost: -0.1 },
  ],
  words: ['select'],
  request: (_args, step) => ({ kind: 'setTimeSelection', start: 0, end: step.range?.end ?? 0 }),
  sentence: (step) => `Select everything, ${sayRange(step.range)}`,
  done: (step) => `Selected everything, ${sayRange(step.range)}`,
  confirm: (step, { after }) =>
    confirmAll(step.tool, [
      expectSelection(after, step.range),
      {
        holds: after.selectedTracks.length === after.tracks.length,
        expected: { kind: 'all-tracks-selected' },
        found: { kind: 'selected', count: after.selectedTracks.length },
      },
    ]),
})
