import { z } from 'zod'
import { defineTool, type PreparedStep, type ReadBack } from '../contract/defineTool.ts'
import { confirmAll, expectSameLength, type Expectation } from '../readBack/confirming.ts'
import { audioOf, sameTime, trackById, tracksOf } from '../readBack/measureTracks.ts'
import { timeParameter } from '../schema/parameters.ts'
import { sayRange, sayTime } from '../sentences/saying.ts'
import { point } from '../../reader/frames/slots.ts'

export const split = defineTool({
  name: 'split',
  group: 'clips',
  title: 'Split',
  description:
    'Splits clips at both edges of the time selection, or at the cursor where nothing is selected. Removes nothing. With a known time use split_at_time.',
  parameters: z.strictObject({}),
  reads: [
    { state: 'timeSelection', need: 'optional' },
    { state: 'cursor', need: 'insideClip' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['content', 'selectedClips'],
  impact: 'adds',
  regions: 'none',
  frames: [
    { acts: ['split'], target: { object: ['track', 'part', 'clip', 'any'], place: ['track', 'part'] }, cost: 0.4 },
  ],
  words: ['split', 'divide', 'slice'],
  request: () => ({ kind: 'split' }),
  sentence: (step) =>
    step.range === null ? `Split at ${sayTime(step.at)}` : `Split at both ends of ${sayRange(step.range)}`,
  done: (step, _names, seen) => {
    if (!seen.outcome.changed) return 'There were clip edges there already'
    return step.range === null ? `Split at ${sayTime(step.at)}` : `Split at both ends of ${sayRange(step.range)}`
  },
  confirm: (step, seen) =>
    confirmAll(
      step.tool,
      expectEdgesAt(step.range === null ? [step.at ?? 0] : [step.range.start, step.range.end], step, seen),
    ),
})

export const splitAtTime = defineTool({
  name: 'split_at_time',
  group: 'clips',
  title: 'Split',
  description: 'Splits the clips under a time in two, on the given or selected tracks, else on all. Removes nothing.',
  parameters: z.strictObject({ time: timeParameter.describe('Seconds on the timeline; inside a clip.') }),
  reads: [{ state: 'selectedTracks', need: 'orAll' }],
  writes: ['content', 'selectedClips'],
  impact: 'adds',
  regions: 'none',
  frames: [
    {
      acts: ['split', 'light:split'],
      target: { object: ['track', 'clip', 'label', 'any', 'part'], place: ['track', 'clip', 'any'] },
      slots: [{ ...point('at', 'bare', 'to', 'from', 'after', 'before'), needed: true }],
      divides: 'inside',
    },
  ],
  words: [
    'split',
    'divide',
    'slice',
    'make a cut at',
    'put a cut at',
    'break at',
    'break … at',
    'split up',
    'make a split at',
    'make a split',
    'put a split at',
    'add a split',
    'make a cut',
  ],
  request: (args) => ({ kind: 'splitAtTime', time: args.time }),
  sentence: (step) => `Split at ${sayTime(step.args.time)}`,
  done: (step, _names, seen) =>
    seen.outcome.changed
      ? `Split at ${sayTime(step.args.time)}`
      : `There was a clip edge at ${sayTime(step.args.time)} already`,
  confirm: (step, seen) => confirmAll(step.tool, expectEdgesAt([step.args.time], step, seen)),
})

/** No clip of the acted-on tracks runs across one of the times any more, and no audio was lost. */
function expectEdgesAt(times: readonly number[], step: PreparedStep, seen: ReadBack): Expectation[] {
  const crossed = tracksOf(seen.after, step.trackIds).flatMap((track) =>
    times.filter((time) =>
      track.clips.some(
        (clip) =>
          clip.start < time &&
          time < clip.end &&
          !sameTime(clip.start, time, seen.after) &&
          !sameTime(clip.end, time, seen.after),
      ),
    ),
  )
  const edges: Expectation = {
    holds: crossed.length === 0,
    expected: { kind: 'clip-edge', time: times[0] ?? 0 },
    found: { kind: 'clip-across', time: crossed[0] ?? 0 },
  }
  const lost = tracksOf(seen.before, step.trackIds).find((track) => {
    const now = trackById(seen.after, track.id)
    return now === undefined || !sameTime(audioOf(now), audioOf(track), seen.after)
  })
  return [
    edges,
    {
      holds: lost === undefined,
      expected: { kind: 'as-much-audio' },
      found: { kind: 'other-amount', track: lost?.name ?? null },
    },
    expectSameLength(seen),
  ]
}
