import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { defineTool } from '../defineTool.ts'
import { sayNames, sayRange } from '../saying.ts'
import { confirmPace, paceProof, sayPace } from './expectPace.ts'

export const applyChangeTempo = defineTool({
  name: 'apply_change_tempo',
  group: 'effects',
  title: 'Change Tempo',
  description: 'Makes a range faster or slower and leaves its pitch; its length changes and what follows moves. To change both use apply_change_speed.',
  parameters: z.strictObject({ percent: z.number().min(limits.pacePercent.min).max(limits.pacePercent.max).describe('10 is a tenth faster, 100 twice as fast, -50 half as fast.') }),
  reads: [
    { state: 'timeSelection', need: 'wholeWhenSaid' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['content', 'timeSelection'],
  impact: 'rewrites',
  regions: 'range rewritten',
  words: ['change the tempo', 'change tempo', 'speed up', 'speed … up', 'slow down', 'slow … down', 'make … faster', 'make … slower', 'time stretch'],
  examples: ['10% faster', '20% slower'],
  request: (args) => ({ kind: 'changeTempo', percent: args.percent }),
  sentence: (step, names) => `Make ${sayRange(step.range)} of ${sayNames(names)} ${sayPace(step.args.percent)} at the same pitch`,
  done: (step, names) => `Made ${sayRange(step.range)} of ${sayNames(names)} ${sayPace(step.args.percent)} at the same pitch`,
  proof: paceProof,
  confirm: confirmPace,
})
