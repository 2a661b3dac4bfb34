import type { ClipId } from '../../../shared/ids.ts'
import { frames } from '../../../shared/time.ts'
import { joinSides, reach, type JoinRules } from '../joins/joinSides.ts'
import { clipAround, firstClipStartingFrom } from '../model/findClips.ts'
import type { Piece } from '../model/piece.ts'
import type { Clip, Track } from '../model/project.ts'
import { joinPieces } from '../pieces/joinPieces.ts'
import { silentPieces } from '../pieces/silence.ts'
import { slicePieces } from '../pieces/slicePieces.ts'
import { withPieces } from './changeTracks.ts'
import { moveFollowing } from './removeRange.ts'

/** One row of a clipboard, and where it goes. */
export interface Insert {
  /** Positions from the start of the copied range; gaps between them are kept. */
  readonly clips: readonly Clip[]
  readonly length: number
  readonly at: number
}

/** Inside a clip the row becomes a part of that clip, gaps as silence; elsewhere it comes in as clips of its own. */
export function insertRow(track: Track, insert: Insert, rules: JoinRules, newClipId: () => ClipId): Track {
  const around = clipAround(track.clips, insert.at)
  const pushed = moveFollowing(track, insert.at, insert.length)
  if (around !== undefined) {
    const clip = withPieces(around, insertPieces(around, insert, rules))
    return { ...pushed, clips: pushed.clips.map((one) => (one === around ? clip : one)) }
  }
  if (insert.clips.length === 0) return pushed
  const added = insert.clips.map((clip) => ({ ...clip, id: newClipId(), start: frames(insert.at + clip.start) }))
  const place = firstClipStartingFrom(pushed.clips, insert.at)
  return { ...pushed, clips: [...pushed.clips.slice(0, place), ...added, ...pushed.clips.slice(place)] }
}

function insertPieces(clip: Clip, insert: Insert, rules: JoinRules): readonly Piece[] {
  const place = insert.at - clip.start
  const side = reach(rules)
  const left = slicePieces(clip.pieces, 0, place)
  const right = slicePieces(clip.pieces, place, clip.length)
  const pasted = flattenRow(insert)
  const start = joinSides({ kept: left, beyond: slicePieces(right, 0, side) }, { kept: pasted, before: [] }, rules)
  return joinSides({ kept: start, beyond: [] }, { kept: right, before: slicePieces(left, place - side, place) }, rules)
}

function flattenRow(insert: Insert): readonly Piece[] {
  let end = 0
  const parts: (readonly Piece[])[] = []
  for (const clip of insert.clips) {
    parts.push(silentPieces(clip.start - end), clip.pieces)
    end = clip.start + clip.length
  }
  return joinPieces(...parts, silentPieces(insert.length - end))
}
