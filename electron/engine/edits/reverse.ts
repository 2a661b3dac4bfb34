import type { ClipId } from '../../../shared/ids.ts'
import { frames } from '../../../shared/time.ts'
import { joinSides, reach, type JoinRules } from '../joins/joinSides.ts'
import type { Piece } from '../model/piece.ts'
import type { Clip, Track } from '../model/project.ts'
import { reversePieces } from '../pieces/shapePieces.ts'
import { isSilent } from '../pieces/silence.ts'
import { slicePieces } from '../pieces/slicePieces.ts'
import { changeRange } from './changeRange.ts'
import { withPieces } from './changeTracks.ts'
import { clipsInRange } from './clipsInRange.ts'
import type { Edit } from './edit.ts'
import { turnClips } from './turnTrack.ts'

/**
 * Turns the range round as one stretch of time, gaps and clip boundaries with it: what was heard last is heard first.
 * Where an edge of the range lies inside a clip, what is put there becomes a part of that clip.
 */
export const reverse: Edit<'reverse'> = (state, _request, env) => {
  const rules: JoinRules = { joins: env.joins, sampleRate: state.project.sampleRate }
  return changeRange(state, (track, range) =>
    reverseTrack(track, { ...range, rules }, () => env.newId('clip') as ClipId),
  )
}

interface Turning {
  readonly start: number
  readonly end: number
  readonly rules: JoinRules
}

function reverseTrack(track: Track, turning: Turning, newClipId: () => ClipId): Track {
  const { start, end } = turning
  const { before, inside, behind } = clipsInRange(track, start, end)
  const [first, last] = [inside[0], inside.at(-1)]
  if (first === undefined || last === undefined || isSilentBothWays(inside, turning)) return track
  const outer = new Set([...(first.start < start ? [first.id] : []), ...(endOf(last) > end ? [last.id] : [])])
  const turned = turnClips(inside, turning).map((clip) => (outer.has(clip.id) ? { ...clip, id: newClipId() } : clip))
  const led = first.start < start ? withHead(first, turned, last, turning) : turned
  const clips = endOf(last) > end ? withTail(led, last, first, turning) : led
  return { ...track, clips: [...before, ...clips, ...behind] }
}

/** What of the first clip lies before the range goes on into what is there now, or ends where a gap has come. */
function withHead(clip: Clip, turned: readonly Clip[], last: Clip, { start, end, rules }: Turning): readonly Clip[] {
  const head = { ...withPieces(clip, piecesOf(clip, 0, start)), id: clip.id }
  const [next, ...rest] = turned
  if (next?.start !== start) return [head, ...turned]
  const side = reach(rules)
  const beyond = piecesOf(clip, start, Math.min(end, start + side))
  const before = reversePieces(piecesOf(last, end, end + side))
  return [withPieces(head, joinSides({ kept: head.pieces, beyond }, { kept: next.pieces, before }, rules)), ...rest]
}

/** The same at the other edge. A clip that the range lies within is one clip still. */
function withTail(turned: readonly Clip[], clip: Clip, first: Clip, { start, end, rules }: Turning): readonly Clip[] {
  const tail = piecesOf(clip, end, endOf(clip))
  const own = { ...withPieces(clip, tail), start: frames(end) }
  const next = turned.at(-1)
  if (next === undefined || endOf(next) !== end) return [...turned, own]
  const side = reach(rules)
  const beyond = reversePieces(piecesOf(first, start - side, start))
  const before = piecesOf(clip, Math.max(start, end - side), end)
  const pieces = joinSides({ kept: next.pieces, beyond }, { kept: tail, before }, rules)
  const { id, name } = next.start < start ? next : clip
  return [...turned.slice(0, -1), { ...withPieces(next, pieces), id, name }]
}

/** Silence that lies alike from both ends is the same backwards. */
function isSilentBothWays(inside: readonly Clip[], { start, end }: Turning): boolean {
  const parts = inside.map((clip) => [Math.max(clip.start, start), Math.min(endOf(clip), end)] as const)
  return (
    inside.every((clip) => piecesOf(clip, start, end).every(isSilent)) &&
    parts.every(([from, to], index) => {
      const twin = parts[parts.length - 1 - index]
      return from === start + end - (twin?.[1] ?? 0) && to === start + end - (twin?.[0] ?? 0)
    })
  )
}

const endOf = (clip: Clip): number => clip.start + clip.length

/** The clip's pieces between two times of the timeline. */
function piecesOf(clip: Clip, from: number, to: number): readonly Piece[] {
  return slicePieces(clip.pieces, Math.max(0, from - clip.start), to - clip.start)
}
