import { z } from 'zod'
import { confirmAll, expectSameLength, rangeOf, type Expectation } from '../readBack/confirming.ts'
import { defineTool, type PreparedStep, type ReadBack } from '../contract/defineTool.ts'
import { tracksOf } from '../readBack/measureTracks.ts'
import { sayNames, sayRange } from '../sentences/saying.ts'
import { rangeOnTracks } from '../contract/target.ts'
import { anywhere } from '../../reader/frames/slots.ts'

export const join = defineTool({
  name: 'join',
  group: 'clips',
  title: 'Join',
  description:
    'Makes one clip of the clips in a range, on each acted-on track; gaps between them become silence. Nothing moves and no sound changes.',
  parameters: z.strictObject({}),
  reads: rangeOnTracks('wholeWhenSaid'),
  writes: ['content'],
  impact: 'adds',
  regions: 'none',
  frames: [
    {
      acts: ['join'],
      target: { object: ['clip', 'track', 'part', 'any'], place: anywhere },
      options: { together: {} },
      together: true,
    },
  ],
  words: [
    'join',
    'merge',
    'combine',
    'glue',
    'heal',
    'join up',
    'join together',
    'join … together',
    'stick … together',
    'glue … together',
  ],
  request: () => ({ kind: 'join' }),
  sentence: (step, names) => `Join the clips in ${sayRange(step.range)} of ${sayNames(names)}`,
  done: (step, names, { outcome }) =>
    outcome.changed
      ? `Joined the clips in ${sayRange(step.range)} of ${sayNames(names)}`
      : `There was only one clip in ${sayRange(step.range)} of ${sayNames(names)} already`,
  confirm: (step, seen) => confirmAll(step.tool, [...expectOneClip(step, seen), expectSameLength(seen)]),
})

function expectOneClip(step: PreparedStep, { after }: ReadBack): Expectation[] {
  const { start, end } = rangeOf(step)
  return tracksOf(after, step.trackIds).map((track): Expectation => {
    const inside = track.clips.filter(
      (clip) => clip.end - 1 / after.sampleRate > start && clip.start + 1 / after.sampleRate < end,
    )
    return {
      holds: inside.length <= 1,
      expected: { kind: 'one-clip', range: step.range, track: track.name },
      found: { kind: 'clips', count: inside.length },
    }
  })
}
