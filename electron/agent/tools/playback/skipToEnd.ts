import { z } from 'zod'
import { defineTool } from '../defineTool.ts'
import { confirmSkip } from './confirmSkip.ts'

export const skipToEnd = defineTool({
  name: 'skip_to_end',
  group: 'playback',
  title: 'Skip to end',
  description:
    'Moves the cursor and the playhead to the end of the project; playing stops, the time selection ends. Changes no audio.',
  parameters: z.strictObject({}),
  reads: [],
  writes: ['transport', 'cursor', 'timeSelection'],
  impact: 'transport',
  regions: 'none',
  words: ['skip to the end', 'skip to end', 'skip to the very end'],
  request: () => ({ kind: 'skipTo', place: 'end' }),
  sentence: () => 'Skip to the end',
  done: () => 'At the end',
  confirm: (step, seen) => confirmSkip(seen.before.duration, step, seen),
})
