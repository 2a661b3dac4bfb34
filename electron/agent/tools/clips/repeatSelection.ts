import { z } from 'zod'
import { formatTime } from '../../../../shared/formatTime.ts'
import { limits } from '../../../../shared/schemas/limits.ts'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import { anywhere } from '../../reader/frames/slots.ts'
import { defineTool, type PreparedStep } from '../contract/defineTool.ts'
import { rangeOnTracks } from '../contract/target.ts'
import { aroundProof, expectAround, type Shift } from '../editing/soundAround.ts'
import { confirmAll, type Expectation, rangeOf } from '../readBack/confirming.ts'
import { audioIn, audioOf, sameRange, sameTime, trackById, tracksOf } from '../readBack/measureTracks.ts'
import { sayNames, sayRange } from '../sentences/saying.ts'

export const repeatSelection = defineTool({
  name: 'repeat_selection',
  group: 'clips',
  title: 'Repeat',
  description:
    'Repeats a range so many more times behind itself; what follows on the acted-on tracks moves back. To play it over and over use toggle_loop.',
  parameters: z.strictObject({
    times: z
      .number()
      .int()
      .min(limits.repeats.min)
      .max(limits.repeats.max)
      .default(limits.repeats.default)
      .describe('Repetitions that are added: 1 makes two of it.'),
  }),
  reads: rangeOnTracks('clip'),
  writes: ['content', 'timeSelection'],
  impact: 'adds',
  regions: 'none',
  frames: [
    {
      acts: ['repeat'],
      target: { object: ['part', 'clip', 'label', 'track', 'any'], place: anywhere, ties: ['bare', 'on', 'from'] },
      slots: [{ param: 'times', ties: ['by', 'bare', 'over'], dimensions: ['factor', 'count', 'plain'] }],
    },
  ],
  words: ['repeat', 'repeat … times', 'repeat this', 'again and again'],
  examples: ['the first 2 seconds', 'the selection'],
  request: (args) => ({ kind: 'repeat', times: args.times }),
  sentence: (step, names) =>
    `Repeat ${sayRange(step.range)} of ${sayNames(names)} ${sayTimes(step.args.times)}, which adds ${formatTime(addedBy(step))}`,
  done: (step, names) =>
    `Repeated ${sayRange(step.range)} of ${sayNames(names)} ${sayTimes(step.args.times)}: ${formatTime(addedBy(step))} more`,
  proof: (step, view) => aroundProof(view, step.trackIds, shiftOf(step)),
  confirm: (step, seen) => {
    const { start, end } = rangeOf(step)
    const wanted = { start, end: end + addedBy(step) }
    return confirmAll(step.tool, [
      ...tracksOf(seen.before, step.trackIds).map((track) => expectAudio(step, track.id, seen)),
      {
        holds: sameRange(seen.after.selection, wanted, seen.after),
        expected: { kind: 'selection', range: wanted },
        found: { kind: 'range', range: seen.after.selection },
      },
      ...expectAround(seen, step.trackIds, shiftOf(step)),
    ])
  },
})

type Repeat = PreparedStep<{ readonly times: number }>

const sayTimes = (times: number): string => (times === 1 ? 'once more' : `${times} more times`)
const addedBy = (step: Repeat): number => step.args.times * (rangeOf(step).end - rangeOf(step).start)
const shiftOf = (step: Repeat): Shift => ({ start: rangeOf(step).end, end: rangeOf(step).end, by: addedBy(step) })

/** Each track has so many times more what it had in the range. */
function expectAudio(step: Repeat, id: string, seen: { before: ProjectView; after: ProjectView }): Expectation {
  const [was, is] = [trackById(seen.before, id), trackById(seen.after, id)]
  const expected = was === undefined ? 0 : audioOf(was) + step.args.times * audioIn(was, rangeOf(step))
  const found = is === undefined ? 0 : audioOf(is)
  // Both edges of the range are rounded to frames before it is repeated.
  const tolerance = (step.args.times + 2) / seen.after.sampleRate
  return {
    holds: sameTime(expected, found, seen.after) || Math.abs(expected - found) <= tolerance,
    expected: { kind: 'audio-on', seconds: expected, track: was?.name ?? '' },
    found: { kind: 'length', seconds: found },
  }
}
