import { z } from 'zod'
import { anywhere, onNewTrack } from '../../reader/frames/slots.ts'
import { rangeOnTracks } from '../contract/target.ts'
import { defineTool, type PreparedStep, type ReadBack } from '../contract/defineTool.ts'
import { confirmAll, expectAudioLeft, type Expectation, rangeOf } from '../readBack/confirming.ts'
import { audioIn, audioOf, newTracks, sameTime, tracksOf } from '../readBack/measureTracks.ts'
import { nameParameter } from '../schema/parameters.ts'
import { sayName, sayNames, sayRange } from '../sentences/saying.ts'

export const moveToNewTrack = defineTool({
  name: 'move_to_new_track',
  group: 'clips',
  title: 'Move to New Track',
  description:
    'Moves a clip, or a range, onto a new track below its own, at the same time; a gap stays where it was. Nothing is heard of it. To copy it there use duplicate_clip.',
  parameters: z.strictObject({ name: nameParameter.optional().describe('Name of the new track.') }),
  reads: rangeOnTracks('clip'),
  writes: ['content', 'selectedTracks'],
  impact: 'adds',
  regions: 'none',
  frames: [
    {
      acts: ['move', 'split', 'change'],
      target: { object: ['clip', 'label', 'part', 'any'], place: anywhere, ties: ['bare', 'on', 'from'], needed: true },
      slots: [
        { ...onNewTrack, said: true, needed: true },
        { param: 'name', content: 'text', ties: ['called', 'as'] },
      ],
      cost: -0.3,
    },
  ],
  words: ['move to a new track', 'put … on a track of its own', 'put … on a new track', 'split to a new track'],
  request: (args) => ({ kind: 'moveToNewTrack', ...(args.name === undefined ? {} : { name: args.name }) }),
  sentence: (step, names) =>
    `Move ${said(step, names)} to a new track${step.args.name === undefined ? '' : ` called “${sayName(step.args.name)}”`}`,
  done: (step, names, seen) => {
    const made = newTracks(seen).map((track) => track.name)
    return `Moved ${said(step, names)} to ${sayNames(made)}, ${made.length === 1 ? 'a new track' : 'new tracks'}`
  },
  confirm: (step, seen) => confirmAll(step.tool, [...expectMoved(step, seen), ...expectLeft(step, seen)]),
})

function said(step: PreparedStep, names: readonly string[]): string {
  return step.thing === undefined
    ? `${sayRange(step.range)} of ${sayNames(names)}`
    : `“${sayName(step.thing.name)}” (${sayRange(step.range)})`
}

/** Every track that had something there has a new one with just as much, and nothing outside the range. */
function expectMoved(step: PreparedStep, seen: ReadBack): Expectation[] {
  const range = rangeOf(step)
  const wanted = tracksOf(seen.before, step.trackIds)
    .map((track) => audioIn(track, range))
    .filter((length) => length > 0)
  const made = newTracks(seen)
  return [
    {
      holds: made.length === wanted.length,
      expected: { kind: 'new-tracks', count: wanted.length },
      found: { kind: 'count', count: made.length },
    },
    ...made.map((track, index): Expectation => {
      const [is, should] = [audioOf(track), wanted[index] ?? 0]
      return {
        holds: sameTime(is, should, seen.after) && sameTime(audioIn(track, range), should, seen.after),
        expected: { kind: 'audio-in', seconds: should, range },
        found: { kind: 'length', seconds: is },
      }
    }),
  ]
}

const expectLeft = (step: PreparedStep, seen: ReadBack): Expectation[] =>
  expectAudioLeft(step, seen, (all, inside) => all - inside)
