import { z } from 'zod'
import { defineTool } from '../defineTool.ts'
import { sayNames } from '../saying.ts'
import { confirmSpan, sayTold } from './confirmSpan.ts'

export const selectCursorToTrackEnd = defineTool({
  name: 'select_cursor_to_track_end',
  group: 'selection',
  title: 'Cursor to track end',
  description: 'Selects from the cursor to the end of the last clip of the acted-on tracks. Changes no audio.',
  parameters: z.strictObject({}),
  reads: [
    { state: 'cursor', need: 'required' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['timeSelection', 'selectedTracks'],
  impact: 'focus',
  regions: 'none',
  words: [
    'select cursor to track end',
    'select from the cursor to the track end',
    'select from the cursor to the end of the track',
  ],
  request: () => ({ kind: 'selectTrackSpan', span: 'cursorToEnd' }),
  sentence: (_step, names) => `Select ${sayNames(names)} from the cursor to its end`,
  done: (_step, names, seen) => `Selected ${sayNames(names)} from the cursor to its end, ${sayTold(seen)}`,
  confirm: (step, seen) => confirmSpan('cursorToEnd', step, seen),
})
