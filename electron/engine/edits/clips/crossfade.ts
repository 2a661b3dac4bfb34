import { failure } from '../../../../shared/failures/index.ts'
import type { FadeCurve } from '../../../../shared/dsp/fadeCurve.ts'
import type { TrackId } from '../../../../shared/ids.ts'
import { err, ok, type Result } from '../../../../shared/result.ts'
import { limits } from '../../../../shared/schemas/limits.ts'
import { frames, toFrames, toSeconds } from '../../../../shared/time.ts'
import { mixPieces } from '../../joins/mixPieces.ts'
import type { Ramp } from '../../model/piece.ts'
import type { Clip, Label, Project, Track } from '../../model/project.ts'
import { settleFocus } from '../../model/settleFocus.ts'
import { joinPieces } from '../../pieces/joinPieces.ts'
import { rampPieces } from '../../pieces/shapePieces.ts'
import { slicePieces } from '../../pieces/slicePieces.ts'
import { changeTracks, moveClip } from '../changeTracks.ts'
import { finish, type Edit, type EditState, type RequestOf } from '../edit.ts'
import { readTargetWithAudio, type Target } from '../readTarget.ts'
import { clipsInRange } from '../clipsInRange.ts'

/**
 * Audacity's Crossfade Clips: neighbours in the range become one clip. The end of one is faded out while the beginning
 * of the next is faded in at the same time, so the track gets shorter by what overlaps (and by a gap between them), and
 * what follows moves up. Both fades are equally long: what is asked for, else as far as the selection reaches into the
 * clip that it reaches into least.
 */
export const crossfade: Edit<'crossfade'> = (state, request) => {
  const target = readTargetWithAudio(state)
  if (!target.ok) return target
  const { ids, names } = target.value
  const faded = new Map<TrackId, FadedTrack>()
  for (const track of target.value.tracks) {
    const one = fadeTrack(track, target.value, request, state.project.sampleRate)
    if (!one.ok) return one
    faded.set(track.id, one.value)
  }
  if ([...faded.values()].every((one) => one.gone.length === 0)) return err(failure('engine/no-neighbours'))
  const project = changeTracks(state.project, ids, (track) => faded.get(track.id)?.track ?? track)
  const labelled = moveLabels(state, project, faded)
  return finish(
    state,
    { project: labelled, focus: settleFocus(state.focus, labelled) },
    { tracks: names, range: target.value },
  )
}

interface Shift {
  readonly from: number
  readonly by: number
  /** Where the sound before it ends; what is between is a gap. */
  readonly end: number
}

interface FadedTrack {
  readonly track: Track
  /** What comes up at each join: from which frame on, and by how much; counted on the timeline as it is then. */
  readonly gone: readonly Shift[]
}

function fadeTrack(track: Track, range: Target, request: RequestOf<'crossfade'>, rate: number): Result<FadedTrack> {
  const { before, inside, behind } = clipsInRange(track, range.start, range.end)
  const [first, ...others] = inside
  if (first === undefined || others.length === 0) return ok({ track, gone: [] })
  let joined = first
  let last = first
  let free: number = first.length
  let moved = 0
  const gone: Shift[] = []
  for (const next of others) {
    const length = overlapOf(last, next, range, request, rate)
    if (length < 1 || length > Math.min(free, next.length)) {
      const short = free < next.length ? last : next
      return err(
        failure('engine/too-short', {
          clip: short.name,
          length: toSeconds(frames(Math.min(free, next.length)), rate),
          wanted: toSeconds(frames(Math.max(1, length)), rate),
        }),
      )
    }
    const gap = next.start - last.start - last.length
    const end = joined.start + joined.length
    joined = overlap(joined, next, length, request.curve)
    gone.push({ from: end + gap, by: gap + length, end })
    moved += gap + length
    free = next.length - length
    last = next
  }
  return ok({ track: { ...track, clips: [...before, joined, ...behind.map((clip) => moveClip(clip, -moved))] }, gone })
}

/** Whole clips that are named say nothing about how long: then it is the usual length. */
function overlapOf(left: Clip, right: Clip, range: Target, request: RequestOf<'crossfade'>, rate: number): number {
  if (request.duration !== undefined) return toFrames(request.duration, rate)
  const leftPart = left.start + left.length - Math.max(range.start, left.start)
  const rightPart = Math.min(range.end, right.start + right.length) - right.start
  const isWhole = leftPart === left.length || rightPart === right.length
  return Math.min(leftPart, rightPart, isWhole ? toFrames(limits.crossfade.whole, rate) : Infinity)
}

function overlap(left: Clip, right: Clip, length: number, curve: FadeCurve): Clip {
  const place = left.length - length
  const out = rampPieces(slicePieces(left.pieces, place, left.length), {
    ...risingOver(length, curve),
    offset: length,
    step: -1,
  })
  const into = rampPieces(slicePieces(right.pieces, 0, length), { ...risingOver(length, curve), offset: 1, step: 1 })
  const pieces = joinPieces(
    slicePieces(left.pieces, 0, place),
    mixPieces(out, into),
    slicePieces(right.pieces, length, right.length),
  )
  return { ...left, length: frames(place + right.length), pieces }
}

/** Half a step in at both ends, so that it is the same forwards and backwards. */
function risingOver(length: number, curve: FadeCurve): Omit<Ramp, 'offset' | 'step'> {
  return { curve, from: 0, to: 1, total: frames(length + 1) }
}

/**
 * Labels move up where every track gets shorter at the same places. Both sounds of an overlap are still there, so their
 * labels are too.
 */
function moveLabels(state: EditState, project: Project, faded: ReadonlyMap<TrackId, FadedTrack>): Project {
  const all = state.project.tracks.map((track) => JSON.stringify(faded.get(track.id)?.gone ?? []))
  if (all.some((one) => one !== all[0])) return project
  const [first] = faded.values()
  const labels = (first?.gone ?? []).reduce(bringUp, project.labels)
  return labels === project.labels ? project : { ...project, labels }
}

/**
 * A label that begins in one sound and ends in the other ends there, or where it began when the other begins earlier
 * now.
 */
function bringUp(labels: readonly Label[], { from, by, end }: Shift): readonly Label[] {
  const place = (frame: number): number => (frame >= from ? frame - by : Math.min(frame, end))
  return labels
    .map((label) => ({
      ...label,
      start: frames(place(label.start)),
      end: frames(Math.max(place(label.start), place(label.end))),
    }))
    .sort((one, other) => one.start - other.start)
}
