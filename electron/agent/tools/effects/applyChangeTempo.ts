import { z } from 'zod'
import { defineTool } from '../defineTool.ts'
import { sayNames, sayRange } from '../saying.ts'
import { confirmPace, paceProof, sayPace } from './expectPace.ts'
import { checkPace, tempoShape, percentOf } from './paceWays.ts'

export const applyChangeTempo = defineTool({
  name: 'apply_change_tempo',
  group: 'effects',
  title: 'Change Tempo',
  description:
    'Makes a range faster or slower and leaves its pitch; its length changes and what follows moves. To change both use apply_change_speed.',
  parameters: z.strictObject(tempoShape).superRefine(checkPace),
  reads: [
    { state: 'timeSelection', need: 'wholeWhenSaid' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['content', 'timeSelection'],
  impact: 'rewrites',
  regions: 'range rewritten',
  words: [
    'change the tempo',
    'change tempo',
    'speed up',
    'speed … up',
    'slow down',
    'slow … down',
    'make … faster',
    'make … slower',
    'time stretch',
  ],
  examples: ['10% faster', '20% slower'],
  request: (args) => ({ kind: 'changeTempo', percent: percentOf(args) }),
  sentence: (step, names) =>
    `Make ${sayRange(step.range)} of ${sayNames(names)} ${sayPace(percentOf(step.args))} at the same pitch`,
  done: (step, names) =>
    `Made ${sayRange(step.range)} of ${sayNames(names)} ${sayPace(percentOf(step.args))} at the same pitch`,
  proof: paceProof,
  confirm: confirmPace,
})
