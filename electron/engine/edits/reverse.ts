import { changeRange } from './changeRange.ts'
import { joinSides, reach, type JoinRules } from '../joins/joinSides.ts'
import type { Piece } from '../model/piece.ts'
import type { Clip } from '../model/project.ts'
import { reversePieces } from '../pieces/shapePieces.ts'
import { slicePieces } from '../pieces/slicePieces.ts'
import { changeClips, withPieces, type ClipRange } from './changeTracks.ts'
import type { Edit } from './edit.ts'

/** Turns the part of each clip that lies in the range round; clips stay where they are. */
export const reverse: Edit<'reverse'> = (state, _request, env) => {
  const rules: JoinRules = { joins: env.joins, sampleRate: state.project.sampleRate }
  return changeRange(state, (track, { start, end }) =>
    changeClips(track, start, end, (clip, part) => [withPieces(clip, reversePart(clip, part, rules))]),
  )
}

function reversePart(clip: Clip, part: ClipRange, rules: JoinRules): readonly Piece[] {
  const inside = slicePieces(clip.pieces, part.from, part.to)
  const turned = reversePieces(inside)
  if (turned === inside) return clip.pieces
  const side = reach(rules)
  const left = slicePieces(clip.pieces, 0, part.from)
  const right = slicePieces(clip.pieces, part.to, clip.length)
  const start = joinSides(
    { kept: left, beyond: slicePieces(clip.pieces, part.from, part.from + side) },
    { kept: turned, before: reversePieces(slicePieces(right, 0, side)) },
    rules,
  )
  return joinSides(
    { kept: start, beyond: reversePieces(slicePieces(left, part.from - side, part.from)) },
    { kept: right, before: slicePieces(clip.pieces, part.to - side, part.to) },
    rules,
  )
}
