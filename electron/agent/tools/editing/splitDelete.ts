import { z } from 'zod'
import { confirmAll } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'
import { sayNames, sayRange } from '../saying.ts'
import { expectRemoved, removalProof } from './expectRemoved.ts'

export const splitDelete = defineTool({
  name: 'split_delete',
  group: 'editing',
  title: 'Split delete',
  description: 'Removes a range and leaves a gap: nothing moves. To close the gap use delete_selection.',
  parameters: z.strictObject({}),
  reads: [
    { state: 'timeSelection', need: 'required' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['content', 'timeSelection'],
  impact: 'removes',
  regions: 'range removed',
  words: [
    'split delete',
    'delete … leave a gap',
    'delete … leave the gap',
    'delete … leaving a gap',
    'delete … leaving the gap',
    'delete … keep the gap',
    'delete … without closing the gap',
    'remove … leave a gap',
    'remove … leave the gap',
    'remove … leaving a gap',
    'remove … without closing the gap',
    'delete … without moving',
    'remove … without moving',
  ],
  request: () => ({ kind: 'deleteSelection', gap: 'leave' }),
  sentence: (step, names) => `Delete ${sayRange(step.range)} from ${sayNames(names)} and leave a gap`,
  done: (step, names) => `Deleted ${sayRange(step.range)} from ${sayNames(names)} and left a gap`,
  proof: (step, view) => removalProof(step, view, { gap: 'leave', scope: 'tracks' }),
  confirm: (step, seen) => confirmAll(step.tool, [...expectRemoved(step, seen, { gap: 'leave', scope: 'tracks' })]),
})
