import { rangeOf, type Expectation } from '../confirming.ts'
import type { PreparedStep, ReadBack } from '../defineTool.ts'
import { sameTime, trackById, tracksOf } from '../measureTracks.ts'
import { sayTime } from '../saying.ts'

/** What lay behind a removed range is where it was, or has moved up by the range's length. */
export function expectGap(gap: 'close' | 'leave', step: PreparedStep, { before, after }: ReadBack): Expectation[] {
  const range = rangeOf(step)
  const by = gap === 'close' ? range.end - range.start : 0
  return tracksOf(before, step.trackIds).flatMap((track): Expectation[] => {
    const end = track.clips.at(-1)?.end ?? 0
    if (end <= range.end) return []
    const found = trackById(after, track.id)?.clips.at(-1)?.end ?? 0
    return [
      {
        holds: sameTime(found, end - by, after),
        expected: `${track.name} to end at ${sayTime(end - by)}`,
        found: sayTime(found),
      },
    ]
  })
}
