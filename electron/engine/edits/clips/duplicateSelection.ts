import type { ClipId, TrackId } from '../../../../shared/ids.ts'
import { frames } from '../../../../shared/time.ts'
import type { Clip, Track } from '../../model/project.ts'
import { slicePieces } from '../../pieces/slicePieces.ts'
import { changeClips, withPieces } from '../changeTracks.ts'
import { finish, type Edit, type EditEnv } from '../edit.ts'
import { readTargetWithAudio } from '../readTarget.ts'

/** Each selected track with audio in the range gets a new track at the bottom with a copy of it, at the same place and set as the old one is. */
export const duplicateSelection: Edit<'duplicateSelection'> = (state, _request, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const { start, end, tracks } = target.value
  const copies = tracks.map((track) => copyTrack(track, start, end, env)).filter((copy) => copy.clips.length > 0)
  const project = { ...state.project, tracks: [...state.project.tracks, ...copies] }
  return finish(state, { project }, { tracks: copies.map((copy) => copy.name), range: target.value })
}

function copyTrack(track: Track, start: number, end: number, env: EditEnv): Track {
  const clips: Clip[] = []
  changeClips(track, start, end, (clip, part) => {
    const copy = withPieces(clip, slicePieces(clip.pieces, part.from, part.to))
    clips.push({ ...copy, id: env.newId('clip') as ClipId, start: frames(clip.start + part.from) })
    return [clip]
  })
  return clips.length === 0 ? { ...track, clips } : { ...track, id: env.newId('track') as TrackId, clips }
}
