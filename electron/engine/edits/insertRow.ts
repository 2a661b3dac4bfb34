import type { ClipId } from '../../../shared/ids.ts'
import { frames } from '../../../shared/time.ts'
import { joinAcross, joinSides, reach, type JoinRules } from '../joins/joinSides.ts'
import { clipAround, firstClipStartingFrom } from '../model/findClips.ts'
import type { Piece } from '../model/piece.ts'
import type { Clip, Track } from '../model/project.ts'
import { slicePieces } from '../pieces/slicePieces.ts'
import { withPieces } from './changeTracks.ts'
import { moveFollowing, removeRange } from './removal/removeRange.ts'

/** One row of a clipboard, and what it takes the place of. */
export interface Insert {
  /** Positions from the start of the copied range; gaps between them are kept. */
  readonly clips: readonly Clip[]
  readonly length: number
  readonly at: number
  /** Up to here what is there goes; `at` where nothing does. */
  readonly end: number
}

/**
 * What is one sound from end to end becomes a part of the clip that it is put into. What has gaps or boundaries keeps
 * them: it comes as clips of its own, and a clip that it is put into is divided there.
 */
export function insertRow(track: Track, insert: Insert, rules: JoinRules, newClipId: () => ClipId): Track {
  const { at, end, length } = insert
  const around = clipAround(track.clips, at)
  const behind = clipAround(track.clips, end)
  const [only] = insert.clips
  if (around !== undefined && around === behind && insert.clips.length === 1 && only?.length === length) {
    const pushed = moveFollowing(track, around.start + around.length, at + length - end)
    const clip = withPieces(around, insertPieces(around, only.pieces, insert, rules))
    return { ...pushed, clips: pushed.clips.map((one) => (one === around ? clip : one)) }
  }
  const opened = removeRange(track, { start: at, end, gap: 'leave' }, rules, newClipId)
  const pushed = moveFollowing(opened, end, at + length - end)
  const added = insert.clips.map((clip) => ({ ...clip, id: newClipId(), start: frames(at + clip.start) }))
  const place = firstClipStartingFrom(pushed.clips, at)
  const clips = [...pushed.clips.slice(0, place), ...added, ...pushed.clips.slice(place)]
  return { ...pushed, clips: withSafeEdges(clips, { at, end: at + length, around, behind, cut: end }, rules) }
}

interface Edges {
  readonly at: number
  readonly end: number
  /** The clips that were cut where the row begins and where it ends, as they were; the latter was cut at `cut`. */
  readonly around: Clip | undefined
  readonly behind: Clip | undefined
  readonly cut: number
}

/** Where a clip was cut and meets what was put in, both keep their boundary and are joined over it. */
function withSafeEdges(clips: readonly Clip[], edges: Edges, rules: JoinRules): readonly Clip[] {
  const { at, end, around, behind, cut } = edges
  const side = reach(rules)
  const joined = [...clips]
  const joinAt = (frame: number, beyond: readonly Piece[], before: readonly Piece[]): void => {
    const index = joined.findIndex((clip) => clip.start === frame)
    const [left, right] = [joined[index - 1], joined[index]]
    if (left === undefined || right === undefined || left.start + left.length !== frame) return
    const pieces = joinAcross({ kept: left.pieces, beyond }, { kept: right.pieces, before }, rules)
    joined.splice(index - 1, 2, withPieces(left, pieces.left), withPieces(right, pieces.right))
  }
  if (around !== undefined) {
    const place = at - around.start
    joinAt(at, slicePieces(around.pieces, place, place + side), [])
  }
  if (behind !== undefined) {
    const place = cut - behind.start
    joinAt(end, [], slicePieces(behind.pieces, place - side, place))
  }
  return joined
}

function insertPieces(clip: Clip, pasted: readonly Piece[], { at, end }: Insert, rules: JoinRules): readonly Piece[] {
  const [from, to] = [at - clip.start, end - clip.start]
  const side = reach(rules)
  const left = slicePieces(clip.pieces, 0, from)
  const right = slicePieces(clip.pieces, to, clip.length)
  const beyond = slicePieces(clip.pieces, from, from + side)
  const start = joinSides({ kept: left, beyond }, { kept: pasted, before: [] }, rules)
  return joinSides({ kept: start, beyond: [] }, { kept: right, before: slicePieces(clip.pieces, to - side, to) }, rules)
}
