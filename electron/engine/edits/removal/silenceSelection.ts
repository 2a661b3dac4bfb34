import type { ClipId } from '../../../../shared/ids.ts'
import { joinSides, reach, type JoinRules } from '../../joins/joinSides.ts'
import { touchesRange } from '../../model/findClips.ts'
import type { Piece } from '../../model/piece.ts'
import type { Clip, Track } from '../../model/project.ts'
import { isSilent, silentPieces } from '../../pieces/silence.ts'
import { slicePieces } from '../../pieces/slicePieces.ts'
import { changeClips, changeTracks, withPieces, type ClipRange } from '../changeTracks.ts'
import { clipsInRange } from '../clipsInRange.ts'
import { finish, type Edit } from '../edit.ts'
import { readTarget } from '../readTarget.ts'
import { silentClip } from '../silentClip.ts'

/**
 * Makes the range silent to the frame: click-safe fades lie outside it. Where there is no clip comes a silent one, so
 * that the range is there from end to end; of several tracks only on those that have sound in it, if any has.
 */
export const silenceSelection: Edit<'silenceSelection'> = (state, _request, env) => {
  const target = readTarget(state)
  if (!target.ok) return target
  const { start, end, tracks } = target.value
  const rules: JoinRules = { joins: env.joins, sampleRate: state.project.sampleRate }
  const filled = tracks.filter((track) => touchesRange(track.clips, start, end))
  const acted = filled.length > 0 ? filled : tracks
  const project = changeTracks(state.project, new Set(acted.map((track) => track.id)), (track) =>
    fillGaps(
      changeClips(track, start, end, (clip, part) => [withPieces(clip, silencePart(clip, part, rules))]),
      start,
      end,
      () => env.newId('clip') as ClipId,
    ),
  )
  return finish(state, { project }, { tracks: acted.map((track) => track.name), range: target.value })
}

function fillGaps(track: Track, start: number, end: number, newClipId: () => ClipId): Track {
  const { before, inside, behind } = clipsInRange(track, start, end)
  const clips: Clip[] = []
  const fill = (from: number, to: number): void => {
    if (from < to) clips.push(silentClip(newClipId(), from, to))
  }
  let last = start
  for (const clip of inside) {
    fill(last, clip.start)
    clips.push(clip)
    last = clip.start + clip.length
  }
  fill(last, end)
  return clips.length === inside.length ? track : { ...track, clips: [...before, ...clips, ...behind] }
}

function silencePart(clip: Clip, part: ClipRange, rules: JoinRules): readonly Piece[] {
  if (slicePieces(clip.pieces, part.from, part.to).every(isSilent)) return clip.pieces
  const side = silentPieces(reach(rules))
  const left = slicePieces(clip.pieces, 0, part.from)
  const right = slicePieces(clip.pieces, part.to, clip.length)
  const start = joinSides({ kept: left, beyond: [] }, { kept: silentPieces(part.to - part.from), before: side }, rules)
  return joinSides({ kept: start, beyond: side }, { kept: right, before: [] }, rules)
}
