import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import type { Target, TrackRef } from '../../plan.ts'
import { swapWords } from '../words/enValues.ts'
import { sameTrack } from './points.ts'
import type { Slots } from './slots.ts'

/**
 * "swap the host and the music": the upper one goes down past the other, and that up to where it was. Null for any
 * other verb, none where it can't be told which two.
 */
export function swapSteps(
  tracks: readonly TrackRef[],
  verbWords: readonly string[],
  project: ProjectView,
): readonly { readonly tool: string; readonly tracks: readonly TrackRef[] }[] | null {
  if (!verbWords.some((word) => swapWords.has(word))) return null
  const places = project.tracks.flatMap((_, index) =>
    tracks.some((ref) => sameTrack(project, ref, index)) ? [index] : [],
  )
  const [upper, lower] = places
  if (upper === undefined || lower === undefined || places.length !== 2) return []
  const ref = (index: number): readonly TrackRef[] =>
    project.tracks.slice(index, index + 1).map(({ id }) => ({ kind: 'id', id }))
  const down = Array.from({ length: lower - upper }, () => ({ tool: 'move_track_down', tracks: ref(upper) }))
  return [...down, ...Array.from({ length: lower - upper - 1 }, () => ({ tool: 'move_track_up', tracks: ref(lower) }))]
}

/** "start the music at 5": the only clip of the track, or all of them together. */
export function clipsOfTrack(slots: Slots, project: ProjectView): Target | null {
  const [ref] = slots.tracks
  if (
    slots.tracks.length !== 1 ||
    slots.tracksAre !== 'object' ||
    slots.things.some(({ prep }) => prep === null || prep === 'of') ||
    ref === undefined
  )
    return null
  const clips = project.tracks.filter((_, index) => sameTrack(project, ref, index)).flatMap((track) => track.clips)
  const [only] = clips
  if (only === undefined) return null
  return clips.length === 1
    ? { thing: { what: 'clip', id: only.id }, tracks: slots.tracks }
    : { range: { kind: 'whole' }, tracks: slots.tracks }
}
