import type { Result } from '../../../../shared/result.ts'
import type { TrackView } from '../../../../shared/schemas/projectView.ts'
import { confirmAll } from '../confirming.ts'
import type { PreparedStep, ReadBack } from '../defineTool.ts'
import { trackById } from '../measureTracks.ts'
import { expectOthersSame } from './expectOnTracks.ts'

/** Tracks that were not there before, in track order. */
export function newTracks({ before, after }: ReadBack): TrackView[] {
  return after.tracks.filter((track) => trackById(before, track.id) === undefined)
}

/** One empty track is new, as asked for, and the others are as they were. */
export function confirmNewTrack(
  step: PreparedStep,
  seen: ReadBack,
  wanted: { readonly channels: 1 | 2; readonly name: string | undefined },
): Result<void> {
  const made = newTracks(seen)
  const [track] = made
  const fits =
    made.length === 1 &&
    track?.channels === wanted.channels &&
    track.clips.length === 0 &&
    (wanted.name === undefined || track.name === wanted.name)
  return confirmAll(step.tool, [
    {
      holds: fits,
      expected: `one new track${wanted.name === undefined ? '' : ` called ${wanted.name}`}`,
      found: `${made.length} new tracks`,
    },
    expectOthersSame([], seen.before, seen.after),
  ])
}
