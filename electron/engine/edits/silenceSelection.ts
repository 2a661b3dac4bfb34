import { changeRange } from './changeRange.ts'
import { joinSides, reach, type JoinRules } from '../joins/joinSides.ts'
import type { Piece } from '../model/piece.ts'
import type { Clip } from '../model/project.ts'
import { isSilent, silentPieces } from '../pieces/silence.ts'
import { slicePieces } from '../pieces/slicePieces.ts'
import { changeClips, withPieces, type ClipRange } from './changeTracks.ts'
import type { Edit } from './edit.ts'

/**
 * Makes the range silent where there are clips; lengths stay. The range itself is silent to the frame: click-safe fades
 * lie outside it.
 */
export const silenceSelection: Edit<'silenceSelection'> = (state, _request, env) => {
  const rules: JoinRules = { joins: env.joins, sampleRate: state.project.sampleRate }
  return changeRange(state, (track, { start, end }) =>
    changeClips(track, start, end, (clip, part) => [withPieces(clip, silencePart(clip, part, rules))]),
  )
}

function silencePart(clip: Clip, part: ClipRange, rules: JoinRules): readonly Piece[] {
  if (slicePieces(clip.pieces, part.from, part.to).every(isSilent)) return clip.pieces
  const side = silentPieces(reach(rules))
  const left = slicePieces(clip.pieces, 0, part.from)
  const right = slicePieces(clip.pieces, part.to, clip.length)
  const start = joinSides({ kept: left, beyond: [] }, { kept: silentPieces(part.to - part.from), before: side }, rules)
  return joinSides({ kept: start, beyond: side }, { kept: right, before: [] }, rules)
}
