import { z } from 'zod'
import { defineTool } from '../defineTool.ts'
import { sayNames, sayRange } from '../saying.ts'
import { confirmPace, paceProof, sayPace } from './expectPace.ts'
import { checkPace, paceShape, percentOf } from './paceWays.ts'

export const applyChangeSpeed = defineTool({
  name: 'apply_change_speed',
  group: 'effects',
  title: 'Change Speed',
  description:
    'Plays a range faster and higher, or slower and lower, as a tape does; its length changes and what follows moves.',
  parameters: z.strictObject(paceShape).superRefine(checkPace),
  reads: [
    { state: 'timeSelection', need: 'wholeWhenSaid' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['content', 'timeSelection'],
  impact: 'rewrites',
  regions: 'range rewritten',
  words: ['change the speed', 'change speed', 'set the speed'],
  examples: ['by 10%', 'by -10%'],
  request: (args) => ({ kind: 'changeSpeed', percent: percentOf(args) }),
  sentence: (step, names) =>
    `Play ${sayRange(step.range)} of ${sayNames(names)} ${sayPace(percentOf(step.args))}, pitch and all`,
  done: (step, names) =>
    `Changed the speed of ${sayRange(step.range)} of ${sayNames(names)}: ${sayPace(percentOf(step.args))}, pitch and all`,
  proof: paceProof,
  confirm: confirmPace,
})
