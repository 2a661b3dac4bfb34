import { z } from 'zod'
import { formatTime } from '../../../../shared/wording/formatTime.ts'
import { limits } from '../../../../shared/schemas/limits.ts'
import type { ProjectView, RangeView } from '../../../../shared/schemas/projectView.ts'
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
      resizes: true,
      acts: ['repeat'],
      target: { object: ['part', 'clip', 'label', 'track', 'any'], place: ['track'], ties: ['bare', 'on'] },
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
  proof: (step, view) => aroundProof(view, step.trackIds, shiftOf(step, view)),
  confirm: (step, seen) => {
    const { end, by } = shiftOf(step, seen.before)
    const wanted = { start: rangeOf(step).start, end: end + by }
    return confirmAll(step.tool, [
      ...tracksOf(seen.before, step.trackIds).map((track) => expectAudio(step, track.id, seen)),
      {
        holds: sameRange(seen.after.selection, wanted, seen.after),
        expected: { kind: 'selection', range: wanted },
        found: { kind: 'range', range: seen.after.selection },
      },
      ...expectAround(seen, step.trackIds, shiftOf(step, seen.before)),
    ])
  },
})

type Repeat = PreparedStep<{ readonly times: number }>

const sayTimes = (times: number): string => (times === 1 ? 'once more' : `${times} more times`)
const addedBy = (step: Repeat): number => step.args.times * (rangeOf(step).end - rangeOf(step).start)

/** The range in whole frames, which is what is repeated. */
function inFrames(step: Repeat, { sampleRate }: ProjectView): RangeView {
  const { start, end } = rangeOf(step)
  return { start: Math.round(start * sampleRate) / sampleRate, end: Math.round(end * sampleRate) / sampleRate }
}

function shiftOf(step: Repeat, view: ProjectView): Shift {
  const { start, end } = inFrames(step, view)
  return { start: end, end, by: step.args.times * (end - start) }
}

/** Each track has so many times more what it had in the range. */
function expectAudio(step: Repeat, id: string, seen: { before: ProjectView; after: ProjectView }): Expectation {
  const [was, is] = [trackById(seen.before, id), trackById(seen.after, id)]
  const expected = was === undefined ? 0 : audioOf(was) + step.args.times * audioIn(was, inFrames(step, seen.before))
  const found = is === undefined ? 0 : audioOf(is)
  return {
    holds: sameTime(expected, found, seen.after),
    expected: { kind: 'audio-on', seconds: expected, track: was?.name ?? '' },
    found: { kind: 'length', seconds: found },
  }
}
