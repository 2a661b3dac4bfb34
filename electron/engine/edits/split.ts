import { failure } from '../../../shared/failures/index.ts'
import type { ClipId, TrackId } from '../../../shared/ids.ts'
import { err } from '../../../shared/result.ts'
import { frames, toFrames, toSeconds, type Frames } from '../../../shared/time.ts'
import { clipAround, firstClipEndingAfter } from '../model/findClips.ts'
import type { Track } from '../model/project.ts'
import { slicePieces } from '../pieces/slicePieces.ts'
import { changeTracks, withPieces } from './changeTracks.ts'
import { finish, type Done, type Edit, type EditEnv, type EditResult, type EditState } from './edit.ts'
import { readTracks } from './readTarget.ts'
import { chooseTracksOrAll } from './tracks/chooseTracks.ts'

/** At both edges of the time selection, else at the cursor, on the selected tracks. */
export const split: Edit<'split'> = (state, _request, env) => {
  const tracks = readTracks(state)
  if (!tracks.ok) return tracks
  const { selection, cursor } = state.focus
  const done = { tracks: tracks.value.names, ...(selection === null ? { at: cursor } : { range: selection }) }
  return splitTracks(
    state,
    tracks.value.ids,
    selection === null ? [cursor] : [selection.start, selection.end],
    done,
    env,
  )
}

/** On the tracks that are named; else on the selected ones, or on all of them when none is selected. */
export const splitAtTime: Edit<'splitAtTime'> = (state, request, env) => {
  const at = toFrames(request.time, state.project.sampleRate)
  const chosen = chooseTracksOrAll(state, request.trackIds)
  if (!chosen.ok) return chosen
  const tracks = chosen.value
  const done = { tracks: tracks.map((track) => track.name), at }
  return splitTracks(state, new Set(tracks.map((track) => track.id)), [at], done, env)
}

function splitTracks(
  state: EditState,
  ids: ReadonlySet<TrackId>,
  times: readonly Frames[],
  done: Done,
  env: EditEnv,
): EditResult {
  const touched = state.project.tracks.some((track) => ids.has(track.id) && times.some((time) => reaches(track, time)))
  if (!touched) {
    const seconds = times.map((time) => toSeconds(time, state.project.sampleRate))
    return err(failure('engine/nothing-there', { where: { kind: 'times', times: seconds } }))
  }
  const newClipId = (): ClipId => env.newId('clip') as ClipId
  const project = changeTracks(state.project, ids, (track) =>
    times.reduce((one, time) => splitTrack(one, time, newClipId), track),
  )
  return finish(state, { project }, done)
}

/** The left part keeps the clip's id; both keep its name. The same track when no clip has `time` inside. */
function splitTrack(track: Track, time: Frames, newClipId: () => ClipId): Track {
  const clip = clipAround(track.clips, time)
  if (clip === undefined) return track
  const place = time - clip.start
  const { before = [], after = [] } = clip.hidden ?? {}
  const left = withPieces(clip, slicePieces(clip.pieces, 0, place), { before, after: [] })
  const right = {
    ...withPieces(clip, slicePieces(clip.pieces, place, clip.length), { before: [], after }),
    id: newClipId(),
    start: frames(time),
  }
  return { ...track, clips: track.clips.toSpliced(track.clips.indexOf(clip), 1, left, right) }
}

/** A clip has `time` inside, at its start or at its end. */
function reaches(track: Track, time: Frames): boolean {
  const clip = track.clips[firstClipEndingAfter(track.clips, time - 1)]
  return clip !== undefined && clip.start <= time
}
