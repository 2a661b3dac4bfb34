import { z } from 'zod'
import { confirmAll, expectSameClips, rangeOf } from '../readBack/confirming.ts'
import { defineTool } from '../contract/defineTool.ts'
import { sayNames, sayRange } from '../sentences/saying.ts'
import { expectOnClipboard } from './expectRemoved.ts'
import { rangeOnTracks } from '../contract/target.ts'
import { anywhere, point } from '../../reader/frames/slots.ts'

export const copy = defineTool({
  name: 'copy',
  group: 'editing',
  title: 'Copy',
  description: 'Copies a range to the clipboard. Changes no audio.',
  parameters: z.strictObject({}),
  reads: rangeOnTracks('wholeWhenSaid'),
  writes: ['clipboard'],
  impact: 'reads',
  regions: 'none',
  frames: [
    {
      follower: 'paste',
      acts: ['duplicate', 'copy'],
      target: { object: ['part', 'clip', 'label', 'any', 'track'], place: anywhere, needed: true },
      slots: [{ ...point('to', 'at', 'after', 'before', 'bare'), needed: true }],
      cost: 0.2,
    },
    {
      acts: ['copy'],
      target: { object: ['part', 'clip', 'label', 'any', 'track'], place: anywhere, ties: ['bare', 'from', 'on'] },
      options: { 'to clipboard': {} },
    },
  ],
  words: ['copy', 'put … on the clipboard', 'copy … to the clipboard'],
  request: () => ({ kind: 'copy' }),
  sentence: (step, names) => `Copy ${sayRange(step.range)} of ${sayNames(names)}`,
  done: (step, names) => `Copied ${sayRange(step.range)} of ${sayNames(names)}`,
  confirm: (step, seen) => confirmAll(step.tool, [expectOnClipboard(rangeOf(step), seen), expectSameClips(seen)]),
})
