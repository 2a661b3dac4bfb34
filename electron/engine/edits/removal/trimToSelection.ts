import { frames } from '../../../../shared/time.ts'
import type { Clip, Track } from '../../model/project.ts'
import { settleFocus } from '../../model/settleFocus.ts'
import { slicePieces } from '../../pieces/slicePieces.ts'
import { changeClips, changeTracks, withPieces } from '../changeTracks.ts'
import { finish, type Edit } from '../edit.ts'
import { readTargetWithAudio } from '../readTarget.ts'

/** Keeps the range on the selected tracks and removes the rest of them. What is kept stays where it is. */
export const trimToSelection: Edit<'trimToSelection'> = (state) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const { start, end, ids, names } = target.value
  const project = changeTracks(state.project, ids, (track) => keepRange(track, start, end))
  const focus = settleFocus(state.focus, project)
  return finish(state, { project, focus }, { tracks: names, range: target.value })
}

function keepRange(track: Track, start: number, end: number): Track {
  const kept: Clip[] = []
  changeClips(track, start, end, (clip, part) => {
    const pieces = slicePieces(clip.pieces, part.from, part.to)
    kept.push(pieces === clip.pieces ? clip : { ...withPieces(clip, pieces), start: frames(clip.start + part.from) })
    return [clip]
  })
  const isSame = kept.length === track.clips.length && kept.every((clip, index) => clip === track.clips[index])
  return isSame ? track : { ...track, clips: kept }
}
