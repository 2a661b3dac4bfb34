import { expectSameLength, type Expectation } from '../confirming.ts'
import type { PreparedStep, ReadBack } from '../defineTool.ts'
import { audioOf, sameTime, trackById, tracksOf } from '../measureTracks.ts'
import { sayTime } from '../saying.ts'

/** No clip of the acted-on tracks runs across one of the times any more, and no audio was lost. */
export function expectEdgesAt(times: readonly number[], step: PreparedStep, seen: ReadBack): Expectation[] {
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
    expected: `a clip edge at ${sayTime(times[0] ?? 0)}`,
    found: `a clip that runs across ${sayTime(crossed[0] ?? 0)}`,
  }
  const lost = tracksOf(seen.before, step.trackIds).find((track) => {
    const now = trackById(seen.after, track.id)
    return now === undefined || !sameTime(audioOf(now), audioOf(track), seen.after)
  })
  return [
    edges,
    {
      holds: lost === undefined,
      expected: 'as much audio as before',
      found: `another amount on ${lost?.name ?? 'a track'}`,
    },
    expectSameLength(seen),
  ]
}
