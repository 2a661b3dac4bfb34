import { frames, type Frames } from '../../../shared/time.ts'
import { changeClips, changeTracks, moveClip, withPieces } from '../edits/changeTracks.ts'
import { type EditEnv, type EditResult, type EditState, finish } from '../edits/edit.ts'
import type { Target } from '../edits/readTarget.ts'
import type { JoinRules } from '../joins/joinSides.ts'
import { putPart, type RangePart } from '../longEdits/renderRange.ts'
import { firstClipStartingFrom } from '../model/findClips.ts'
import type { Piece } from '../model/piece.ts'
import type { Clip, Project, Track } from '../model/project.ts'
import { settleFocus } from '../model/settleFocus.ts'
import { piecesLength } from '../pieces/slicePieces.ts'
import { silentPieces } from '../pieces/silence.ts'

interface Put {
  readonly target: Target
  readonly parts: readonly RangePart[]
  readonly made: readonly (readonly Piece[])[]
}

/**
 * Puts in sound that may have become longer or shorter on each track by itself. What lies behind the range moves by the
 * same on all of them, by as much as the longest needs, so that they stay in step.
 */
export function putAnyLength(now: EditState, { target, parts, made }: Put, env: EditEnv): EditResult {
  const byClip = new Map(parts.map(({ clip }, index) => [clip.id, made[index] ?? []]))
  const growths = Map.groupBy(
    parts.map((one, index) => ({ id: one.track.id, by: growthOf(one, made[index] ?? []) })),
    ({ id }) => id,
  )
  const grown = Math.max(...[...growths.values()].map((list) => list.reduce((sum, { by }) => sum + by, 0)))
  const rules: JoinRules = { joins: env.joins, sampleRate: now.project.sampleRate }
  const project = moveLabels(
    changeTracks(now.project, target.ids, (track) => putInTrack(track, target, { byClip, grown, rules })),
    target,
    grown,
  )
  const selection = now.focus.selection
  const isTarget = selection?.start === target.start && selection.end === target.end
  const end = frames(Math.max(target.start + 1, target.end + grown))
  const focus = settleFocus(isTarget ? { ...now.focus, selection: { start: target.start, end } } : now.focus, project)
  return finish(now, { project, focus }, { tracks: target.names, range: target })
}

const growthOf = ({ part }: RangePart, made: readonly Piece[]): number => piecesLength(made) - (part.to - part.from)

interface TrackPut {
  readonly byClip: ReadonlyMap<string, readonly Piece[]>
  readonly grown: number
  readonly rules: JoinRules
}

function putInTrack(track: Track, target: Target, { byClip, grown, rules }: TrackPut): Track {
  let moved = 0
  const changed = changeClips(track, target.start, target.end, (clip, part): readonly Clip[] => {
    const made = byClip.get(clip.id) ?? []
    const own = piecesLength(made) - (part.to - part.from)
    // Behind the range the clip goes on, and that has to stay in step with the other tracks.
    const filled = part.to < clip.length ? [...made, ...silentPieces(grown - moved - own)] : made
    const put = moveClip(withPieces(clip, putPart(clip, part, filled, rules)), moved)
    moved += own
    return put.length > 0 ? [put] : []
  })
  const behind = track.clips.length - firstClipStartingFrom(track.clips, target.end)
  const first = changed.clips.length - behind
  return { ...changed, clips: changed.clips.map((clip, index) => (index >= first ? moveClip(clip, grown) : clip)) }
}

/** Labels stay with what they mark when no track with audio is left behind. */
function moveLabels(project: Project, { start, end, ids }: Target, grown: number): Project {
  const leavesOne = project.tracks.some((track) => !ids.has(track.id) && track.clips.length > 0)
  if (grown === 0 || project.labels.length === 0 || leavesOne) return project
  const place = (frame: number): Frames => {
    if (frame <= start) return frames(frame)
    return frames(frame >= end ? frame + grown : Math.min(frame, Math.max(start, end + grown)))
  }
  return {
    ...project,
    labels: project.labels.map((label) => ({ ...label, start: place(label.start), end: place(label.end) })),
  }
}
