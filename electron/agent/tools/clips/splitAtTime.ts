import { z } from 'zod'
import { confirmAll } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'
import { timeParameter } from '../parameters.ts'
import { sayTime } from '../saying.ts'
import { expectEdgesAt } from './expectEdgesAt.ts'

export const splitAtTime = defineTool({
  name: 'split_at_time',
  group: 'clips',
  title: 'Split',
  description: 'Splits the clips under a time in two, on the given or selected tracks, else on all. Removes nothing.',
  parameters: z.strictObject({ time: timeParameter.describe('Seconds on the timeline; inside a clip.') }),
  reads: [{ state: 'selectedTracks', need: 'orAll' }],
  writes: ['content', 'selectedClips'],
  impact: 'adds',
  regions: 'none',
  words: [
    'split',
    'divide',
    'slice',
    'make a cut at',
    'put a cut at',
    'break at',
    'break … at',
    'split up',
    'make a split at',
    'make a split',
    'put a split at',
    'add a split',
    'make a cut',
  ],
  request: (args) => ({ kind: 'splitAtTime', time: args.time }),
  sentence: (step) => `Split at ${sayTime(step.args.time)}`,
  done: (step, _names, seen) =>
    seen.outcome.changed
      ? `Split at ${sayTime(step.args.time)}`
      : `There was a clip edge at ${sayTime(step.args.time)} already`,
  confirm: (step, seen) => confirmAll(step.tool, expectEdgesAt([step.args.time], step, seen)),
})
