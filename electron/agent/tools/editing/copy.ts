import { z } from 'zod'
import { confirmAll, expectSameClips, rangeOf } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'
import { sayNames, sayRange } from '../saying.ts'
import { expectOnClipboard } from './expectOnClipboard.ts'

export const copy = defineTool({
  name: 'copy',
  group: 'editing',
  title: 'Copy',
  description: 'Copies a range to the clipboard. Changes no audio.',
  parameters: z.strictObject({}),
  reads: [
    { state: 'timeSelection', need: 'wholeWhenSaid' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['clipboard'],
  impact: 'reads',
  regions: 'none',
  words: ['copy', 'put … on the clipboard', 'copy … to the clipboard'],
  request: () => ({ kind: 'copy' }),
  sentence: (step, names) => `Copy ${sayRange(step.range)} of ${sayNames(names)}`,
  done: (step, names) => `Copied ${sayRange(step.range)} of ${sayNames(names)}`,
  confirm: (step, seen) => confirmAll(step.tool, [expectOnClipboard(rangeOf(step), seen), expectSameClips(seen)]),
})
