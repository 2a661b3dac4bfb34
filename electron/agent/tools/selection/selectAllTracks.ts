import { z } from 'zod'
import { confirmAll } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'

export const selectAllTracks = defineTool({
  name: 'select_all_tracks',
  group: 'selection',
  title: 'Select all tracks',
  description: 'Selects all tracks; the time selection stays. Changes no audio.',
  parameters: z.strictObject({}),
  reads: [{ state: 'selectedTracks', need: 'everything' }],
  writes: ['selectedTracks'],
  impact: 'focus',
  regions: 'none',
  words: ['select'],
  request: () => ({ kind: 'selectAllTracks' }),
  sentence: () => 'Select all tracks',
  done: (step) => `Selected all ${step.trackIds.length} tracks`,
  confirm: (step, { after }) =>
    confirmAll(step.tool, [
      {
        holds: after.selectedTracks.length === after.tracks.length,
        expected: `${after.tracks.length} tracks selected`,
        found: `${after.selectedTracks.length}`,
      },
    ]),
})
