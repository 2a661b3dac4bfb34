import { z } from 'zod'
import { confirmAll, type Expectation, expectSound, rangeOf } from '../readBack/confirming.ts'
import { defineTool, type PreparedStep, type ReadBack } from '../contract/defineTool.ts'
import { audioIn, audioOf, sameTime, trackById, tracksOf } from '../readBack/measureTracks.ts'
import { sayNames, sayRange } from '../sentences/saying.ts'
import { rangeOnTracks } from '../contract/target.ts'
import { sound } from '../../reader/frames/slots.ts'

export const silenceSelection = defineTool({
  name: 'silence_selection',
  group: 'clips',
  title: 'Silence',
  description:
    'Replaces a range by silence; nothing moves. Where the range reaches past a clip comes a silent clip. To close the gap use delete_selection.',
  parameters: z.strictObject({}),
  reads: rangeOnTracks('wholeWhenSaid'),
  writes: ['content'],
  impact: 'rewrites',
  regions: 'range rewritten',
  frames: [
    { acts: ['silence'], target: sound, effect: 'removes', leavesTime: true },
    { acts: ['mute'], target: { ...sound, unexcepted: true }, effect: 'removes', leavesTime: true, cost: 0.5 },
    // "kill the drums in verse 2": the others play on, and so nothing of it may move.
    {
      acts: ['dropOut', 'out'],
      target: { object: ['track', 'part', 'any'], place: ['part', 'label', 'clip'], needed: true, inPart: true },
      effect: 'removes',
      leavesTime: true,
      cost: -0.3,
    },
  ],
  words: [
    'silence',
    'silence out',
    'make silent',
    'make … silent',
    'replace … with silence',
    'turn … into silence',
    'blank',
    'blank out',
    'bleep out',
    'mute',
    'mute out',
    'quiet out',
    'zero out',
  ],
  request: () => ({ kind: 'silenceSelection' }),
  sentence: (step, names) => `Silence ${sayRange(step.range)} of ${sayNames(names)}`,
  done: (step, names, seen) =>
    seen.outcome.changed
      ? `Silenced ${sayRange(step.range)} of ${sayNames(names)}`
      : `${sayRange(step.range)} of ${sayNames(names)} was silent already`,
  proof: (step) => [{ range: rangeOf(step), trackIds: step.trackIds, facts: 'levels' as const }],
  confirm: (step, seen) =>
    confirmAll(step.tool, [
      ...expectFilled(step, seen),
      ...expectSound(seen, ({ sound }, index) => {
        const peak = sound?.after[index]?.peakDb ?? 0
        return {
          holds: peak === Number.NEGATIVE_INFINITY,
          expected: { kind: 'silence' },
          found: { kind: 'peak', db: peak },
        }
      }),
    ]),
})

/**
 * On the tracks that had sound in the range, or on all where none had, the range is there from end to end; nothing came
 * anywhere else.
 */
function expectFilled(step: PreparedStep, { before, after }: ReadBack): Expectation[] {
  const range = rangeOf(step)
  const tracks = tracksOf(before, step.trackIds)
  const filled = tracks.filter((track) => audioIn(track, range) > 0)
  const acted = filled.length > 0 ? filled : tracks
  return before.tracks.map((track): Expectation => {
    const missing = acted.includes(track) ? range.end - range.start - audioIn(track, range) : 0
    const expected = audioOf(track) + missing
    const now = trackById(after, track.id)
    const found = now === undefined ? -1 : audioOf(now)
    return {
      holds: sameTime(expected, found, after),
      expected: { kind: 'audio-left-on', seconds: expected, track: track.name },
      found: now === undefined ? { kind: 'no-such-track' } : { kind: 'length', seconds: found },
    }
  })
}
