import { failure } from '../../../../shared/failures/index.ts'
import type { ClipId } from '../../../../shared/ids.ts'
import { err } from '../../../../shared/result.ts'
import { frames, toFrames } from '../../../../shared/time.ts'
import { joinSides, reach, type JoinRules } from '../../joins/joinSides.ts'
import { clipAround } from '../../model/findClips.ts'
import { silentClip } from '../silentClip.ts'
import type { Piece } from '../../model/piece.ts'
import type { Clip, Track } from '../../model/project.ts'
import { silentPieces } from '../../pieces/silence.ts'
import { slicePieces } from '../../pieces/slicePieces.ts'
import { changeTracks, withPieces } from '../changeTracks.ts'
import { finish, type Edit, type EditEnv } from '../edit.ts'
import { insertRow } from '../insertRow.ts'
import { pushLabels } from '../moveLabels.ts'
import { readTracks } from '../readTarget.ts'
import { moveFollowing } from '../removal/removeRange.ts'

/**
 * Inside a clip the silence becomes a part of it, elsewhere a clip of its own. It is silent to the frame: click-safe
 * fades lie outside it.
 * Labels move when every track takes part. The silence is selected afterwards, as what is pasted is.
 */
export const insertSilence: Edit<'insertSilence'> = (state, request, env) => {
  const length = toFrames(request.duration, state.project.sampleRate)
  const selected = readTracks(state)
  const tracks = selected.ok ? selected.value.tracks : state.project.tracks
  if (tracks.length === 0) return err(failure('engine/no-tracks'))
  if (length === 0) return err(failure('engine/bad-value', { problem: { kind: 'silence-too-short' } }))
  const at = state.focus.cursor
  const rules: JoinRules = { joins: env.joins, sampleRate: state.project.sampleRate }
  const changed = changeTracks(state.project, new Set(tracks.map((track) => track.id)), (track) =>
    insertInto(track, at, length, rules, env),
  )
  const labels = tracks.length === state.project.tracks.length ? pushLabels(changed.labels, at, length) : changed.labels
  const focus = { ...state.focus, selection: { start: at, end: frames(at + length) } }
  return finish(state, { project: { ...changed, labels }, focus }, { tracks: tracks.map((track) => track.name), at })
}

function insertInto(track: Track, at: number, length: number, rules: JoinRules, env: EditEnv): Track {
  const around = clipAround(track.clips, at)
  if (around === undefined)
    // `insertRow` gives it an id.
    return insertRow(
      track,
      { clips: [silentClip('' as ClipId, 0, length)], length, at, end: at },
      rules,
      () => env.newId('clip') as ClipId,
    )
  const pushed = moveFollowing(track, at, length)
  const clip = withPieces(around, withSilence(around, at - around.start, length, rules))
  return { ...pushed, clips: pushed.clips.map((one) => (one === around ? clip : one)) }
}

function withSilence(clip: Clip, place: number, length: number, rules: JoinRules): readonly Piece[] {
  const side = silentPieces(reach(rules))
  const left = slicePieces(clip.pieces, 0, place)
  const right = slicePieces(clip.pieces, place, clip.length)
  const start = joinSides({ kept: left, beyond: [] }, { kept: silentPieces(length), before: side }, rules)
  return joinSides({ kept: start, beyond: side }, { kept: right, before: [] }, rules)
}
