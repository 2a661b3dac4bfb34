import { z } from 'zod'
import { confirmAll } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'
import { tracksOf } from '../measureTracks.ts'
import { tracksParameter } from '../parameters.ts'
import { sayNames } from '../saying.ts'

export const selectTracks = defineTool({
  name: 'select_tracks',
  group: 'selection',
  title: 'Select tracks',
  description: 'Selects the given tracks and no others; the time selection stays. Changes no audio.',
  parameters: z.strictObject({ tracks: tracksParameter }),
  reads: [],
  writes: ['selectedTracks'],
  impact: 'focus',
  regions: 'none',
  words: ['select'],
  request: (_args, step) => ({ kind: 'selectTracks', trackIds: [...step.trackIds] }),
  sentence: (_step, names) => `Select ${sayNames(names)}`,
  done: (_step, names) => `Selected ${sayNames(names)}`,
  confirm: (step, { after }) =>
    confirmAll(step.tool, [
      {
        holds:
          after.selectedTracks.length === step.trackIds.length &&
          step.trackIds.every((id) => after.selectedTracks.includes(id)),
        expected: `${sayNames(tracksOf(after, step.trackIds).map((track) => track.name))} selected`,
        found: sayNames(tracksOf(after, after.selectedTracks).map((track) => track.name)),
      },
    ]),
})
