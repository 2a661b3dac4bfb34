import { z } from 'zod'
import { confirmAll, rangeOf } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'
import { sayNames, sayRange } from '../saying.ts'
import { expectOnClipboard } from './expectOnClipboard.ts'
import { expectRemoved, removalProof } from './expectRemoved.ts'

export const splitCut = defineTool({
  name: 'split_cut',
  group: 'editing',
  title: 'Split cut',
  description: 'Removes a range, puts it on the clipboard and leaves a gap: nothing moves.',
  parameters: z.strictObject({}),
  reads: [
    { state: 'timeSelection', need: 'required' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['content', 'clipboard', 'timeSelection'],
  impact: 'removes',
  regions: 'range removed',
  words: [
    'split cut',
    'cut … leave a gap',
    'cut … leave the gap',
    'cut … leaving a gap',
    'cut … leaving the gap',
    'cut … without closing the gap',
    'cut … keep the gap',
  ],
  request: () => ({ kind: 'cut', gap: 'leave' }),
  sentence: (step, names) => `Cut ${sayRange(step.range)} from ${sayNames(names)} to the clipboard and leave a gap`,
  done: (step, names) => `Cut ${sayRange(step.range)} from ${sayNames(names)} and left a gap`,
  proof: (step, view) => removalProof(step, view, { gap: 'leave', scope: 'tracks' }),
  confirm: (step, seen) =>
    confirmAll(step.tool, [
      ...expectRemoved(step, seen, { gap: 'leave', scope: 'tracks' }),
      expectOnClipboard(rangeOf(step), seen),
    ]),
})
