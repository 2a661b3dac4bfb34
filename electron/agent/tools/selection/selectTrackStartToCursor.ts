import { z } from 'zod'
import { defineTool } from '../defineTool.ts'
import { sayNames } from '../saying.ts'
import { confirmSpan, sayTold } from './confirmSpan.ts'

export const selectTrackStartToCursor = defineTool({
  name: 'select_track_start_to_cursor',
  group: 'selection',
  title: 'Track start to cursor',
  description: 'Selects from the first clip of the acted-on tracks to the cursor. Changes no audio.',
  parameters: z.strictObject({}),
  reads: [
    { state: 'cursor', need: 'required' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['timeSelection', 'selectedTracks'],
  impact: 'focus',
  regions: 'none',
  words: [
    'select track start to cursor',
    'select from the track start to the cursor',
    'select from the start of the track to the cursor',
    'select from the beginning of the track to the cursor',
  ],
  request: () => ({ kind: 'selectTrackSpan', span: 'startToCursor' }),
  sentence: (_step, names) => `Select ${sayNames(names)} from its start to the cursor`,
  done: (_step, names, seen) => `Selected ${sayNames(names)} from its start to the cursor, ${sayTold(seen)}`,
  confirm: (step, seen) => confirmSpan('startToCursor', step, seen),
})
