import { z } from 'zod'
import { confirmAll, type Expectation, rangeOf } from '../readBack/confirming.ts'
import { defineTool, type PreparedStep } from '../contract/defineTool.ts'
import { audioIn, audioOf, sameTime, tracksOf } from '../readBack/measureTracks.ts'
import { sayName, sayNames, sayRange } from '../sentences/saying.ts'
import { anywhere, onNewTrack } from '../../reader/frames/slots.ts'
import { rangeOnTracks } from '../contract/target.ts'

export const duplicateClip = defineTool({
  name: 'duplicate_clip',
  group: 'clips',
  title: 'Duplicate',
  description:
    'Copies a clip, or a range, onto a new track at the same time. The old audio stays. To copy it to another time use copy and paste.',
  parameters: z.strictObject({}),
  reads: rangeOnTracks('clip'),
  writes: ['content'],
  impact: 'adds',
  regions: 'none',
  frames: [
    { acts: ['duplicate'], target: { object: ['clip', 'any'], place: ['track', 'part'], needed: true } },
    { acts: ['duplicate'], target: { object: ['part'], place: [], needed: true, selected: true } },
    {
      acts: ['duplicate', 'copy', 'light:duplicate'],
      target: { object: ['clip', 'label', 'part', 'any'], place: anywhere, ties: ['bare', 'on', 'from'], needed: true },
      slots: [{ ...onNewTrack, said: true }],
      cost: -0.3,
    },
  ],
  words: ['duplicate', 'duplicate clip', 'clone', 'make a duplicate of'],
  request: () => ({ kind: 'duplicateSelection' }),
  sentence: (step, names) => `Duplicate ${said(step, names)} on a new track`,
  done: (step, names, { before, after }) => {
    const added = after.tracks.slice(before.tracks.length).map((track) => track.name)
    return `Duplicated ${said(step, names)} on ${sayNames(added)}, ${added.length === 1 ? 'a new track' : 'new tracks'}`
  },
  confirm: (step, { before, after }) => {
    const range = rangeOf(step)
    const wanted = tracksOf(before, step.trackIds)
      .map((track) => audioIn(track, range))
      .filter((length) => length > 0)
    const made = after.tracks.slice(before.tracks.length)
    return confirmAll(step.tool, [
      {
        holds: made.length === wanted.length,
        expected: { kind: 'new-tracks', count: wanted.length },
        found: { kind: 'count', count: made.length },
      },
      ...made.map((track, index): Expectation => {
        const [is, should] = [audioOf(track), wanted[index] ?? 0]
        return {
          holds: sameTime(is, should, after) && sameTime(audioIn(track, range), should, after),
          expected: { kind: 'audio-in', seconds: should, range },
          found: { kind: 'length', seconds: is },
        }
      }),
    ])
  },
})

function said(step: PreparedStep, names: readonly string[]): string {
  return step.thing === undefined
    ? `${sayRange(step.range)} of ${sayNames(names)}`
    : `“${sayName(step.thing.name)}” (${sayRange(step.range)})`
}
