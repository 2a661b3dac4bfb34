import { failure } from '../../../../shared/failures/index.ts'
import type { TrackId } from '../../../../shared/ids.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import type { Track } from '../../model/project.ts'
import type { EditState } from '../edit.ts'
import { readTracks, type Target } from '../readTarget.ts'

type Chosen = Pick<Target, 'ids' | 'tracks' | 'names'>

/** The tracks that a request names by id, else the selected ones. */
export function chooseTracks(state: EditState, trackIds: readonly string[] | undefined): Result<Chosen> {
  if (trackIds === undefined) return readTracks(state)
  const wanted = new Set(trackIds)
  const tracks = state.project.tracks.filter((track) => wanted.delete(track.id))
  const [unknown] = wanted
  if (unknown !== undefined) return err(failure('engine/unknown-track', { id: unknown }))
  return ok({ ids: new Set(tracks.map((track) => track.id)), tracks, names: tracks.map((track) => track.name) })
}

/** The tracks that a request names by id, else the selected ones, else all of them. */
export function chooseTracksOrAll(state: EditState, trackIds: readonly string[] | undefined): Result<readonly Track[]> {
  const chosen = chooseTracks(state, trackIds)
  if (chosen.ok) return ok(chosen.value.tracks)
  return trackIds === undefined ? ok(state.project.tracks) : chosen
}

/** Ids of tracks in the order of the project. */
export function idsOf(tracks: readonly Track[]): readonly TrackId[] {
  return tracks.map((track) => track.id)
}
