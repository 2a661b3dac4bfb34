import type { ClipId } from '../../../../shared/ids.ts'
import { frames } from '../../../../shared/time.ts'
import { joinSides, reach, type JoinRules } from '../../joins/joinSides.ts'
import { firstClipStartingFrom } from '../../model/findClips.ts'
import type { Clip, Track } from '../../model/project.ts'
import { slicePieces } from '../../pieces/slicePieces.ts'
import { changeClips, moveClip, withPieces, type ClipRange } from '../changeTracks.ts'

export interface Removal {
  readonly start: number
  readonly end: number
  /**
   * `close` moves what follows up; the two parts of one clip become one clip again. `leave` leaves a gap between them.
   */
  readonly gap: 'close' | 'leave'
}

export function removeRange(track: Track, removal: Removal, rules: JoinRules, newClipId: () => ClipId): Track {
  const cut = changeClips(track, removal.start, removal.end, (clip, part) =>
    removal.gap === 'close' ? closeClip(clip, part, removal, rules) : openClip(clip, part, newClipId),
  )
  return removal.gap === 'close' ? moveFollowing(cut, removal.end, removal.start - removal.end) : cut
}

/** Every clip that starts at `from` or later, moved; the same track when there is none. */
export function moveFollowing(track: Track, from: number, by: number): Track {
  const first = firstClipStartingFrom(track.clips, from)
  if (first === track.clips.length || by === 0) return track
  const clips = track.clips.slice()
  for (let index = first; index < clips.length; index++) clips[index] = moveClip(clips[index] as Clip, by)
  return { ...track, clips }
}

/** A clip whose beginning is gone is put where the range ended, for `moveFollowing` to bring it up with the rest. */
function closeClip(clip: Clip, part: ClipRange, removal: Removal, rules: JoinRules): readonly Clip[] {
  const side = reach(rules)
  const left = slicePieces(clip.pieces, 0, part.from)
  const right = slicePieces(clip.pieces, part.to, clip.length)
  if (left.length === 0) return right.length === 0 ? [] : [{ ...withPieces(clip, right), start: frames(removal.end) }]
  const beyond = slicePieces(clip.pieces, part.from, part.from + side)
  const before = slicePieces(clip.pieces, part.to - side, part.to)
  if (right.length === 0) return [withPieces(clip, left)]
  return [withPieces(clip, joinSides({ kept: left, beyond }, { kept: right, before }, rules))]
}

function openClip(clip: Clip, part: ClipRange, newClipId: () => ClipId): readonly Clip[] {
  const left = slicePieces(clip.pieces, 0, part.from)
  const right = slicePieces(clip.pieces, part.to, clip.length)
  const parts: Clip[] = []
  if (left.length > 0) parts.push(withPieces(clip, left))
  if (right.length > 0) {
    const id = left.length > 0 ? newClipId() : clip.id
    parts.push({ ...withPieces(clip, right), id, start: frames(clip.start + part.to) })
  }
  return parts
}
