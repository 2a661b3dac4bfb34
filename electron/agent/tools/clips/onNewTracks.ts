import type { PreparedStep, ReadBack } from '../contract/defineTool.ts'
import { type Expectation, rangeOf } from '../readBack/confirming.ts'
import { audioIn, audioOf, newTracks, sameTime, tracksOf } from '../readBack/measureTracks.ts'
import { sayName, sayNames, sayRange } from '../sentences/saying.ts'

/** A clip by its name, or a part of tracks. */
export function sayTaken(step: PreparedStep, names: readonly string[]): string {
  return step.thing === undefined
    ? `${sayRange(step.range)} of ${sayNames(names)}`
    : `“${sayName(step.thing.name)}” (${sayRange(step.range)})`
}

/** "Host 2, a new track". */
export function sayNewTracks(seen: ReadBack): string {
  const made = newTracks(seen).map((track) => track.name)
  return `${sayNames(made)}, ${made.length === 1 ? 'a new track' : 'new tracks'}`
}

/** Every track that had something in the range has a new one with just as much, and nothing outside of it. */
export function expectOnNewTracks(step: PreparedStep, seen: ReadBack): Expectation[] {
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
