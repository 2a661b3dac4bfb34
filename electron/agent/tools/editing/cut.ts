import { z } from 'zod'
import { confirmAll, rangeOf } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'
import { sayNames, sayRange } from '../saying.ts'
import { expectOnClipboard } from './expectOnClipboard.ts'
import { expectRemoved, removalProof } from './expectRemoved.ts'
import { removalOf, removalParameters, sayGap } from './removal.ts'

export const cut = defineTool({
  name: 'cut',
  group: 'editing',
  title: 'Cut',
  description: 'Removes a range, puts it on the clipboard and closes the gap on the acted-on tracks.',
  parameters: z.strictObject(removalParameters),
  reads: [
    { state: 'timeSelection', need: 'required' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['content', 'clipboard', 'timeSelection'],
  impact: 'removes',
  regions: 'range removed',
  words: ['cut', 'cut out', 'cut … out', 'cut to the clipboard', 'cut away', 'snip', 'snip out'],
  request: (args) => ({ kind: 'cut', ...removalOf(args) }),
  sentence: (step, names) =>
    `Cut ${sayRange(step.range)} from ${sayNames(names)} to the clipboard and ${sayGap(step.args)}`,
  done: (step, names) => `Cut ${sayRange(step.range)} from ${sayNames(names)}`,
  proof: (step, view) => removalProof(step, view, removalOf(step.args)),
  confirm: (step, seen) =>
    confirmAll(step.tool, [...expectRemoved(step, seen, removalOf(step.args)), expectOnClipboard(rangeOf(step), seen)]),
})
