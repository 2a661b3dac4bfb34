import type { ClipId, TrackId } from '../../../../shared/ids.ts'
import { frames } from '../../../../shared/time.ts'
import type { Clip, Track } from '../../model/project.ts'
import { slicePieces } from '../../pieces/slicePieces.ts'
import { changeClips, withPieces } from '../changeTracks.ts'
import { finish, type Edit, type EditEnv } from '../edit.ts'
import { readTargetWithAudio } from '../readTarget.ts'
import { freeName, copyName } from '../tracks/createTrack.ts'

/**
 * Each selected track with audio in the range gets a new track at the bottom with a copy of it, at the same place and
 * set as the old one is.
 */
export const duplicateSelection: Edit<'duplicateSelection'> = (state, _request, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const { start, end, tracks } = target.value
  const all = [...state.project.tracks]
  for (const track of tracks) {
    const copy = copyTrack(track, start, end, env)
    if (copy.clips.length > 0)
      all.push({ ...copy, name: freeName({ tracks: all }, (number) => copyName(track.name, number), 1) })
  }
  const names = all.slice(state.project.tracks.length).map((copy) => copy.name)
  return finish(state, { project: { ...state.project, tracks: all } }, { tracks: names, range: target.value })
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
