import type { StateReading } from '../../../../shared/failures/index.ts'
import type { ProjectView, TrackView } from '../../../../shared/schemas/projectView.ts'
import type { Expectation } from '../readBack/confirming.ts'
import type { PreparedStep, ReadBack } from '../contract/defineTool.ts'
import { trackById } from '../readBack/measureTracks.ts'

/** Every acted-on track is there and as declared; all others are as they were, in all that a view shows of them. */
export function expectOnTracks(
  step: PreparedStep,
  { before, after }: ReadBack,
  expected: StateReading,
  holds: (track: TrackView) => boolean,
): Expectation[] {
  const wrong = step.trackIds.map((id) => trackById(after, id)).find((track) => track === undefined || !holds(track))
  const acted =
    step.trackIds.length > 0 &&
    step.trackIds.every((id) => trackById(after, id) !== undefined && holds(trackById(after, id) as TrackView))
  return [
    {
      holds: acted,
      expected,
      found: wrong === undefined ? { kind: 'no-such-track' } : { kind: 'other-state', track: wrong.name },
    },
    expectOthersSame(step.trackIds, before, after),
  ]
}

/** Tracks that are not acted on did not change. */
export function expectOthersSame(acted: readonly string[], before: ProjectView, after: ProjectView): Expectation {
  const touched = before.tracks.find((track) => {
    const now = trackById(after, track.id)
    return !acted.includes(track.id) && (now === undefined || JSON.stringify(now) !== JSON.stringify(track))
  })
  return {
    holds: touched === undefined,
    expected: { kind: 'other-tracks-kept' },
    found: { kind: 'change-of', track: touched?.name ?? null },
  }
}
