import { frames } from '../../../../shared/time.ts'
import { joinSides, reach, type JoinRules } from '../../joins/joinSides.ts'
import { touchesRange } from '../../model/findClips.ts'
import type { Piece } from '../../model/piece.ts'
import type { Clip, Track } from '../../model/project.ts'
import { slicePieces } from '../../pieces/slicePieces.ts'
import { changeTracks, withPieces } from '../changeTracks.ts'
import { takeCopy } from '../copy.ts'
import { finish, type Edit, type EditEnv } from '../edit.ts'
import { insertRow } from '../insertRow.ts'
import { pushLabels } from '../moveLabels.ts'
import { readTargetWithAudio, type Target } from '../readTarget.ts'
import { moveFollowing } from '../removal/removeRange.ts'
import type { ClipId } from '../../../../shared/ids.ts'

/**
 * So many more times behind itself; what follows moves back. Inside one clip it stays one, with a join between each
 * two; gaps and boundaries are repeated too. Labels move when every track with sound takes part. All of it is selected
 * afterwards.
 */
export const repeat: Edit<'repeat'> = (state, { times }, env) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const { start, end, ids, tracks, names } = target.value
  const rules: JoinRules = { joins: env.joins, sampleRate: state.project.sampleRate }
  const rows = new Map(takeCopy(state, target.value).rows.map((row, index) => [tracks[index]?.id, row.clips]))
  const changed = changeTracks(state.project, ids, (track) =>
    repeatOn(track, { range: target.value, times, clips: rows.get(track.id) ?? [] }, rules, env),
  )
  const added = times * (end - start)
  const isAlone = !state.project.tracks.some((track) => !ids.has(track.id) && track.clips.length > 0)
  const labels = isAlone ? pushLabels(changed.labels, end, added) : changed.labels
  const focus = { ...state.focus, selection: { start, end: frames(end + added) } }
  return finish(state, { project: { ...changed, labels }, focus }, { tracks: names, range: target.value })
}

interface Repetition {
  readonly range: Target
  readonly times: number
  /** What is in the range, counted from its start. */
  readonly clips: readonly Clip[]
}

function repeatOn(track: Track, { range, times, clips }: Repetition, rules: JoinRules, env: EditEnv): Track {
  const { start, end } = range
  const length = end - start
  const whole = track.clips.find((clip) => clip.start <= start && clip.start + clip.length >= end)
  if (whole !== undefined) {
    const pushed = moveFollowing(track, whole.start + whole.length, times * length)
    const clip = withPieces(
      whole,
      repeatPieces(whole, { from: start - whole.start, to: end - whole.start, times }, rules),
    )
    return { ...pushed, clips: pushed.clips.map((one) => (one === whole ? clip : one)) }
  }
  if (!touchesRange(track.clips, start, end)) return moveFollowing(track, end, times * length)
  const all = Array.from({ length: times }, (_, k) =>
    clips.map((clip) => ({ ...clip, start: frames(clip.start + k * length) })),
  )
  const insert = { clips: all.flat(), length: times * length, at: end, end }
  return insertRow(track, insert, rules, () => env.newId('clip') as ClipId)
}

interface Repeated {
  readonly from: number
  readonly to: number
  readonly times: number
}

/** Where a repetition begins, what came before it fades under it, and what came behind the last one fades out. */
function repeatPieces(clip: Clip, { from, to, times }: Repeated, rules: JoinRules): readonly Piece[] {
  const side = reach(rules)
  const part = slicePieces(clip.pieces, from, to)
  const before = slicePieces(clip.pieces, from - side, from)
  const beyond = slicePieces(clip.pieces, to, to + side)
  let pieces = slicePieces(clip.pieces, 0, to)
  for (let k = 0; k < times; k++) pieces = joinSides({ kept: pieces, beyond }, { kept: part, before }, rules)
  const rest = slicePieces(clip.pieces, to, clip.length)
  return joinSides({ kept: pieces, beyond: [] }, { kept: rest, before: slicePieces(clip.pieces, to - side, to) }, rules)
}
