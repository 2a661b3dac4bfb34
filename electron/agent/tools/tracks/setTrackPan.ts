import { z } from 'zod'
import { limits } from '../../../../shared/schemas/limits.ts'
import { confirmAll } from '../confirming.ts'
import { defineTool } from '../defineTool.ts'
import { sayNames } from '../saying.ts'
import { expectOnTracks } from './expectOnTracks.ts'

export const setTrackPan = defineTool({
  name: 'set_track_pan',
  group: 'tracks',
  title: 'Track Pan',
  description: 'Moves tracks to the left or right; samples stay as they are.',
  parameters: z.strictObject({
    pan: z
      .number()
      .min(limits.panPercent.min)
      .max(limits.panPercent.max)
      .describe('Percent: -100 is left, 0 the centre, 100 right.'),
  }),
  reads: [{ state: 'selectedTracks', need: 'required' }],
  writes: ['content'],
  impact: 'adds',
  regions: 'none',
  words: ['pan', 'set the pan', 'set … pan'],
  examples: ['30% left', 'to the centre', 'hard right'],
  request: (args) => ({ kind: 'setTrackPan', pan: args.pan / 100 }),
  sentence: (step, names) => `Pan ${sayNames(names)} ${saySide(step.args.pan)}`,
  done: (step, names, seen) =>
    seen.outcome.changed
      ? `Panned ${sayNames(names)} ${saySide(step.args.pan)}`
      : `${sayNames(names)} stood ${saySide(step.args.pan)} already`,
  confirm: (step, seen) =>
    confirmAll(
      step.tool,
      expectOnTracks(
        step,
        seen,
        `pan ${saySide(step.args.pan)}`,
        (track) => Math.abs(track.pan * 100 - step.args.pan) < 0.001,
      ),
    ),
})

function saySide(pan: number): string {
  return pan === 0 ? 'to the centre' : `${Math.abs(pan)}% ${pan < 0 ? 'left' : 'right'}`
}
