import type { Clip, Track } from '../../model/project.ts'
import { settleFocus } from '../../model/settleFocus.ts'
import { joinPieces } from '../../pieces/joinPieces.ts'
import { silentPieces } from '../../pieces/silence.ts'
import { changeTracks, withPieces } from '../changeTracks.ts'
import { finish, type Edit } from '../edit.ts'
import { readTargetWithAudio } from '../readTarget.ts'
import { clipsInRange } from '../clipsInRange.ts'

/**
 * Makes one clip of the clips in the range, under the first one's id and name. No sample changes: a gap becomes
 * silence, and clips that meet meet as before.
 */
export const join: Edit<'join'> = (state) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const { start, end, ids, names } = target.value
  const project = changeTracks(state.project, ids, (track) => joinClips(track, start, end))
  return finish(state, { project, focus: settleFocus(state.focus, project) }, { tracks: names, range: target.value })
}

function joinClips(track: Track, from: number, to: number): Track {
  const { before, inside, behind } = clipsInRange(track, from, to)
  const [first, ...others] = inside
  if (first === undefined || others.length === 0) return track
  return { ...track, clips: [...before, others.reduce(append, first), ...behind] }
}

function append(left: Clip, right: Clip): Clip {
  const gap = silentPieces(right.start - left.start - left.length)
  return withPieces(left, joinPieces(left.pieces, gap, right.pieces), {
    before: left.hidden?.before ?? [],
    after: right.hidden?.after ?? [],
  })
}
