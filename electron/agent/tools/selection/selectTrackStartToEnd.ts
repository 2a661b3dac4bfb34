import { z } from 'zod'
import { defineTool } from '../defineTool.ts'
import { sayNames } from '../saying.ts'
import { confirmSpan, sayTold } from './confirmSpan.ts'

export const selectTrackStartToEnd = defineTool({
  name: 'select_track_start_to_end',
  group: 'selection',
  title: 'Track start to end',
  description:
    'Selects the whole of the acted-on tracks: from their first clip to the end of their last. Changes no audio.',
  parameters: z.strictObject({}),
  reads: [{ state: 'selectedTracks', need: 'orAll' }],
  writes: ['timeSelection', 'selectedTracks'],
  impact: 'focus',
  regions: 'none',
  words: [
    'select track start to end',
    'select the whole track',
    'select the entire track',
    'select from track start to track end',
    'select from the start of the track to the end of the track',
  ],
  request: () => ({ kind: 'selectTrackSpan', span: 'startToEnd' }),
  sentence: (_step, names) => `Select the whole of ${sayNames(names)}`,
  done: (_step, names, seen) => `Selected the whole of ${sayNames(names)}, ${sayTold(seen)}`,
  confirm: (step, seen) => confirmSpan('startToEnd', step, seen),
})
