import { z } from 'zod'
import { confirmAll } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'
import { sayRange, sayTime } from '../saying.ts'
import { expectEdgesAt } from './expectEdgesAt.ts'

export const split = defineTool({
  name: 'split',
  group: 'clips',
  title: 'Split',
  description:
    'Splits clips at both edges of the time selection, or at the cursor where nothing is selected. Removes nothing. With a known time use split_at_time.',
  parameters: z.strictObject({}),
  reads: [
    { state: 'timeSelection', need: 'optional' },
    { state: 'cursor', need: 'insideClip' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['content', 'selectedClips'],
  impact: 'adds',
  regions: 'none',
  words: ['split', 'divide', 'slice'],
  request: () => ({ kind: 'split' }),
  sentence: (step) =>
    step.range === null ? `Split at ${sayTime(step.at)}` : `Split at both ends of ${sayRange(step.range)}`,
  done: (step, _names, seen) => {
    if (!seen.outcome.changed) return 'There were clip edges there already'
    return step.range === null ? `Split at ${sayTime(step.at)}` : `Split at both ends of ${sayRange(step.range)}`
  },
  confirm: (step, seen) =>
    confirmAll(
      step.tool,
      expectEdgesAt(step.range === null ? [step.at ?? 0] : [step.range.start, step.range.end], step, seen),
    ),
})
