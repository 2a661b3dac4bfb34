import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { defineTool } from '../defineTool.ts'
import { sayNames, sayRange } from '../saying.ts'
import { confirmPace, paceProof, sayPace } from './expectPace.ts'

export const applyChangeSpeed = defineTool({
  name: 'apply_change_speed',
  group: 'effects',
  title: 'Change Speed',
  description: 'Plays a range faster and higher, or slower and lower, as a tape does; its length changes and what follows moves.',
  parameters: z.strictObject({ percent: z.number().min(limits.pacePercent.min).max(limits.pacePercent.max).describe('10 is a tenth faster and higher, -50 half as fast and an octave lower.') }),
  reads: [
    { state: 'timeSelection', need: 'wholeWhenSaid' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['content', 'timeSelection'],
  impact: 'rewrites',
  regions: 'range rewritten',
  words: ['change the speed', 'change speed', 'set the speed'],
  examples: ['by 10%', 'by -10%'],
  request: (args) => ({ kind: 'changeSpeed', percent: args.percent }),
  sentence: (step, names) => `Play ${sayRange(step.range)} of ${sayNames(names)} ${sayPace(step.args.percent)}, pitch and all`,
  done: (step, names) => `Changed the speed of ${sayRange(step.range)} of ${sayNames(names)}: ${sayPace(step.args.percent)}, pitch and all`,
  proof: paceProof,
  confirm: confirmPace,
})
