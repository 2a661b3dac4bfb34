import { failure } from '../../../../shared/failures/index.ts'
import type { ClipId, TrackId } from '../../../../shared/ids.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import { toFrames, toSeconds } from '../../../../shared/time.ts'
import type { Clip, Project, Track } from '../../model/project.ts'
import { changeTracks } from '../changeTracks.ts'
import { finish, type Edit, type EditEnv, type EditState, type RequestOf } from '../edit.ts'
import { extentOf, findClips } from './clipsById.ts'

/** Where a clip goes, as it will be there. */
interface Placed {
  readonly clip: Clip
  readonly trackId: TrackId
}

/** Puts clips, or copies of them, on tracks at times: all of them, or none where one has no room. */
export const placeClips: Edit<'placeClips'> = (state, request, env) => {
  const found = findClips(
    state.project,
    request.places.map(({ clipId }) => clipId),
  )
  if (!found.ok) return found
  const placed = readPlaces(state, request, env)
  if (!placed.ok) return placed
  const isSame = found.value.every(({ clip, track }, index) => {
    const to = placed.value[index]
    return request.how === 'move' && to?.trackId === track.id && to.clip.start === clip.start
  })
  const extent = extentOf(found.value)
  if (isSame) return finish(state, {}, extent)
  const project = putClips(state.project, placed.value)
  if (!project.ok) return project
  const selectedClips = placed.value.map(({ clip }) => clip.id)
  return finish(state, { project: project.value, focus: { ...state.focus, selectedClips } }, extent)
}

function readPlaces(
  { project }: EditState,
  { places, how }: RequestOf<'placeClips'>,
  env: EditEnv,
): Result<readonly Placed[]> {
  const all = new Map(
    project.tracks.flatMap((track) => track.clips.map((clip) => [clip.id as string, { clip, track }])),
  )
  const placed: Placed[] = []
  for (const { clipId, trackId, start } of places) {
    const from = all.get(clipId)
    const track = project.tracks.find(({ id }) => id === trackId)
    if (from === undefined) return err(failure('engine/unknown-clip', { id: clipId }))
    if (track === undefined) return err(failure('engine/unknown-track', { id: trackId }))
    if (track.channels < from.track.channels)
      return err(failure('engine/stereo-on-mono', { clip: from.clip.name, track: track.name }))
    const id = how === 'copy' ? (env.newId('clip') as ClipId) : from.clip.id
    placed.push({ clip: { ...from.clip, id, start: toFrames(start, project.sampleRate) }, trackId: track.id })
  }
  return ok(placed)
}

function putClips(project: Project, placed: readonly Placed[]): Result<Project> {
  const moved = new Set(placed.map(({ clip }) => clip.id))
  const touched = new Set(
    project.tracks
      .filter(({ id, clips }) => placed.some(({ trackId }) => trackId === id) || clips.some((one) => moved.has(one.id)))
      .map(({ id }) => id),
  )
  const changed = changeTracks(project, touched, (track) => {
    const stay = track.clips.filter((clip) => !moved.has(clip.id))
    const come = placed.filter(({ trackId }) => trackId === track.id).map(({ clip }) => clip)
    return { ...track, clips: [...stay, ...come].toSorted((one, other) => one.start - other.start) }
  })
  const wrong = changed.tracks
    .filter(({ id }) => touched.has(id))
    .map(findOverlap)
    .find((one) => one !== null)
  if (wrong === undefined) return ok(changed)
  const [clip, other] = moved.has(wrong[0].id) ? wrong : [wrong[1], wrong[0]]
  return err(
    failure('engine/overlap', {
      clip: clip.name,
      other: other.name,
      time: toSeconds(other.start, project.sampleRate),
    }),
  )
}

/** The first clip that lies over the one behind it. */
function findOverlap({ clips }: Track): readonly [Clip, Clip] | null {
  for (const [index, clip] of clips.entries()) {
    const next = clips[index + 1]
    if (next !== undefined && clip.start + clip.length > next.start) return [clip, next]
  }
  return null
}
