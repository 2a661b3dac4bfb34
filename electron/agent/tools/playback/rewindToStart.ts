import { z } from 'zod'
import { defineTool } from '../defineTool.ts'
import { confirmSkip } from './confirmSkip.ts'

export const rewindToStart = defineTool({
  name: 'rewind_to_start',
  group: 'playback',
  title: 'Rewind to start',
  description: 'Moves the cursor and the playhead to the beginning; the time selection ends. Changes no audio.',
  parameters: z.strictObject({}),
  reads: [],
  writes: ['transport', 'cursor', 'timeSelection'],
  impact: 'transport',
  regions: 'none',
  words: [
    'rewind to the start',
    'rewind',
    'rewind to start',
    'rewind to the beginning',
    'skip to the start',
    'skip to start',
    'skip to the beginning',
  ],
  request: () => ({ kind: 'skipTo', place: 'start' }),
  sentence: () => 'Rewind to the start',
  done: () => 'At the start',
  confirm: (step, seen) => confirmSkip(0, step, seen),
})
