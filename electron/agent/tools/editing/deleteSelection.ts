import { z } from 'zod'
import { confirmAll } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'
import { sayNames, sayRange } from '../saying.ts'
import { expectRemoved, removalProof } from './expectRemoved.ts'
import { removalOf, removalParameters, sayGap } from './removal.ts'

export const deleteSelection = defineTool({
  name: 'delete_selection',
  group: 'editing',
  title: 'Delete',
  description: 'Removes a range and closes the gap on the acted-on tracks. To keep a range and remove the rest use trim_to_selection; to keep the length use silence_selection.',
  parameters: z.strictObject(removalParameters),
  reads: [
    { state: 'timeSelection', need: 'required' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['content', 'timeSelection'],
  impact: 'removes',
  regions: 'range removed',
  words: ['delete', 'del', 'bin', 'erase', 'remove', 'drop', 'get rid of', 'take out', 'take … out', 'take away', 'take … away', 'take off', 'take … off', 'chop', 'chop off', 'chop … off', 'chop out', 'chop … out', 'cut off', 'cut … off', 'cut … away', 'trim off', 'trim … off', 'trim away', 'trim … away', 'trim out', 'trim … out', 'shave off', 'shave … off', 'shave', 'lop off', 'lop … off', 'throw away', 'throw … away', 'throw out', 'throw … out', 'strip', 'strip out', 'discard', 'ditch', 'lose', 'wipe', 'scrap', 'clear', 'clear out', 'eliminate', 'excise', 'kill', 'dump', 'clip off', 'clip … off', 'cut off', 'axe', 'omit'],
  request: (args) => ({ kind: 'deleteSelection', ...removalOf(args) }),
  sentence: (step, names) => `Delete ${sayRange(step.range)} from ${sayNames(names)} and ${sayGap(step.args)}`,
  done: (step, names) => `Deleted ${sayRange(step.range)} from ${sayNames(names)}`,
  proof: (step, view) => removalProof(step, view, removalOf(step.args)),
  confirm: (step, seen) => confirmAll(step.tool, [...expectRemoved(step, seen, removalOf(step.args))]),
})
