import { z } from 'zod'
import { confirmAll } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'
import { sameTime } from '../measureTracks.ts'
import { timeParameter } from '../parameters.ts'
import { sayTime } from '../saying.ts'

export const seek = defineTool({
  name: 'seek',
  group: 'selection',
  title: 'Move the cursor',
  description: 'Moves the cursor to a time. Changes no audio.',
  parameters: z.strictObject({ time: timeParameter.describe('Seconds on the timeline.') }),
  reads: [],
  writes: ['cursor'],
  impact: 'focus',
  regions: 'none',
  words: ['seek to', 'seek', 'go to', 'jump to', 'skip to', 'move the cursor to', 'put the cursor at', 'set the cursor to', 'move the playhead to', 'put the playhead at', 'move to', 'scrub to'],
  request: (args) => ({ kind: 'setCursor', time: args.time }),
  sentence: (step) => `Move the cursor to ${sayTime(step.args.time)}`,
  done: (step) => `The cursor is at ${sayTime(step.args.time)}`,
  confirm: (step, { after }) =>
    confirmAll(step.tool, [{ holds: sameTime(after.cursor, step.args.time, after), expected: `the cursor at ${sayTime(step.args.time)}`, found: sayTime(after.cursor) }]),
})
