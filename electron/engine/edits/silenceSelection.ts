import { joinSides, reach, type JoinRules } from '../joins/joinSides.ts'
import type { Piece } from '../model/piece.ts'
import type { Clip } from '../model/project.ts'
import { isSilent, silentPieces } from '../pieces/silence.ts'
import { slicePieces } from '../pieces/slicePieces.ts'
import { changeClips, changeTracks, withPieces, type Part } from './changeTracks.ts'
import { finish, type Edit } from './edit.ts'
import { readTargetWithAudio } from './readTarget.ts'

/** Makes the range silent where there are clips; lengths stay. The range itself is silent to the frame: click-safe fades lie outside it. */
export const silenceSelection: Edit<'silenceSelection'> = (state, _request, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const rules: JoinRules = { joins: env.joins, sampleRate: state.project.sampleRate }
  const { start, end, ids, names } = target.value
  const project = changeTracks(state.project, ids, (track) =>
    changeClips(track, start, end, (clip, part) => [withPieces(clip, silencePart(clip, part, rules))]),
  )
  return finish(state, { project }, { tracks: names, range: target.value })
}

function silencePart(clip: Clip, part: Part, rules: JoinRules): readonly Piece[] {
  if (slicePieces(clip.pieces, part.from, part.to).every(isSilent)) return clip.pieces
  const side = silentPieces(reach(rules))
  const left = slicePieces(clip.pieces, 0, part.from)
  const right = slicePieces(clip.pieces, part.to, clip.length)
  const start = joinSides({ kept: left, beyond: [] }, { kept: silentPieces(part.to - part.from), before: side }, rules)
  return joinSides({ kept: start, beyond: side }, { kept: right, before: [] }, rules)
}
