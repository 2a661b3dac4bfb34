import type { Change, EditNote } from '../../../shared/schemas/change.ts'
import type { TrackId } from '../../../shared/ids.ts'
import type { PlannedMix } from '../../../shared/schemas/editRequest.ts'
import { frames, type Frames } from '../../../shared/time.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import { changeClips, changeTracks, moveClip, withPieces, type ClipRange } from '../edits/changeTracks.ts'
import { finish, type EditState } from '../edits/edit.ts'
import type { Target } from '../edits/readTarget.ts'
import type { EffectCall } from '../effects/index.ts'
import { joinSides, reach, type JoinRules } from '../joins/joinSides.ts'
import { measurePieces } from '../measure/measurePieces.ts'
import { toDecibels } from '../model/decibels.ts'
import { firstClipStartingFrom } from '../model/findClips.ts'
import type { Piece } from '../model/piece.ts'
import type { Clip, Project, Track } from '../model/project.ts'
import { settleFocus } from '../model/settleFocus.ts'
import { findPiece } from '../pieces/findPiece.ts'
import { piecesLength, slicePieces } from '../pieces/slicePieces.ts'
import { readPiecesInto } from '../render/readPieces.ts'
import type { RenderTask } from '../rendering/renderTask.ts'
import type { LongPlan } from './longEdit.ts'

export interface RangeRender extends RangeChange {
  /** The same for all tracks, or one for each. */
  readonly effect: EffectCall | ((track: Track) => EffectCall)
}

/** How the sound of a range is taken out, and how what takes its place relates to it. */
export interface RangeChange {
  readonly store: BlockStore
  /** Seconds before the range that are heard to settle; as far as the clip has sound there. */
  readonly leadIn?: number
  /** New length of the range for one second of the old; what follows moves. */
  readonly ratio?: number
  /** What is known of it before it is rendered. */
  readonly changes?: readonly Change[]
  readonly notes?: readonly EditNote[]
  readonly plannedMix?: PlannedMix
  /** Whether it is told when what is made peaks above what it is made of. */
  readonly tellsPeaks?: boolean
}

/** A part of a clip that gets new sound. */
export interface RangePart {
  readonly track: Track
  readonly clip: Clip
  readonly part: ClipRange
  readonly sound: Omit<RenderTask, 'effect'>
}

/**
 * Renders what the clips hold in the range on the selected tracks, each part by itself, and puts it in its place with
 * click-safe joins.
 */
export function renderRange(state: EditState, target: Target, render: RangeRender): LongPlan {
  const { parts, apply } = replaceRange(state, target, render)
  const { effect } = render
  const tasks = parts.map(({ track, sound }) => ({
    effect: typeof effect === 'function' ? effect(track) : effect,
    ...sound,
  }))
  return { tasks, apply }
}

/** The same, whoever makes the new sound. */
export function replaceRange(
  state: EditState,
  target: Target,
  change: RangeChange,
): { readonly parts: readonly RangePart[]; readonly apply: LongPlan['apply'] } {
  const ratio = change.ratio ?? 1
  const parts = target.tracks
    .flatMap((track) => partsOf(track, target).map((place) => ({ ...place, track })))
    .filter(({ clip, part }) => scaledLength(clip, part, target.start, ratio) > 0)
    .map((place): RangePart => ({ ...place, sound: soundOf(state, target, change, place) }))
  return {
    parts,
    apply: (now, made, env) => {
      const rules: JoinRules = { joins: env.joins, sampleRate: now.project.sampleRate }
      const byClip = new Map(parts.map(({ clip }, index) => [clip.id, made[index] ?? []]))
      const project = stretchLabels(
        putIn(now.project, target, { ratio, rules, madeOf: (clip) => byClip.get(clip.id) ?? [] }),
        target,
        ratio,
      )
      const selection = now.focus.selection
      const end = frames(target.start + Math.round((target.end - target.start) * ratio))
      const isTarget = selection?.start === target.start && selection.end === target.end
      const focus = settleFocus(
        ratio === 1 || !isTarget
          ? now.focus
          : { ...now.focus, selection: end > target.start ? { start: target.start, end } : null },
        project,
      )
      return finish(
        now,
        { project, focus },
        {
          tracks: target.names,
          range: target,
          changes: change.changes ?? [],
          plannedMix: change.plannedMix,
          notes: [
            ...(change.notes ?? []),
            ...(change.tellsPeaks === true && env.foresees !== true ? risenPeak(env.store, parts, made) : []),
          ],
        },
      )
    },
  }
}

/** No ear and no meter that people look at tells less. */
const heardRiseDb = 0.3

/** Partials that stood apart can meet in a sound whose phases were moved: it peaks higher and is no louder. */
function risenPeak(
  store: BlockStore,
  parts: readonly RangePart[],
  made: readonly (readonly Piece[])[],
): readonly EditNote[] {
  const peakOf = (pieces: readonly Piece[], from: number, to: number, channels: 1 | 2): number =>
    measurePieces(store, pieces, from, to, channels).peak
  const before = parts.map(({ track, clip, part }) => peakOf(clip.pieces, part.from, part.to, track.channels))
  const after = parts.map(({ track }, index) => {
    const pieces = made[index] ?? []
    return peakOf(pieces, 0, piecesLength(pieces), track.channels)
  })
  const [was, is] = [before, after].map((peaks) => toDecibels(Math.max(0, ...peaks))) as [number, number]
  return is - was > heardRiseDb ? [{ kind: 'peak-rose', by: is - was, db: is }] : []
}

function soundOf(
  state: EditState,
  target: Target,
  { store, ratio = 1, leadIn: seconds = 0, tellsPeaks }: RangeChange,
  { track, clip, part }: Omit<RangePart, 'sound'>,
): RangePart['sound'] {
  const leadIn = Math.min(part.from, Math.round(seconds * state.project.sampleRate))
  const from = part.from - leadIn
  return {
    format: { sampleRate: state.project.sampleRate, channels: track.channels },
    input: part.to - from,
    read: (at, out) => {
      readPiecesInto(store, clip.pieces, from + at, out)
      // Its peak is asked for afterwards: a summary that has yet to be made is made while the sound is in memory.
      if (tellsPeaks === true) summariseFrom(store, clip.pieces, from + at, out[0]?.length ?? 0)
    },
    leadIn,
    length: scaledLength(clip, part, target.start, ratio),
    at: target.start + Math.round((clip.start + part.from - target.start) * ratio),
    like: slicePieces(clip.pieces, part.from, part.to),
  }
}

/** Asks for the summaries of the blocks that are heard in some frames. */
function summariseFrom(store: BlockStore, pieces: readonly Piece[], from: number, count: number): void {
  let { index, start } = findPiece(pieces, from)
  for (; index < pieces.length && start < from + count; index++) {
    const { block, length } = pieces[index] as Piece
    if (block !== null) store.summary(block)
    start += length
  }
}

function partsOf(
  track: Track,
  range: { readonly start: number; readonly end: number },
): { clip: Clip; part: ClipRange }[] {
  const found: { clip: Clip; part: ClipRange }[] = []
  changeClips(track, range.start, range.end, (clip, part) => {
    found.push({ clip, part })
    return [clip]
  })
  return found
}

/**
 * Both ends are scaled and rounded by themselves, so that neighbours meet exactly. What becomes shorter than a frame
 * may be nothing.
 */
function scaledLength(clip: Clip, part: ClipRange, start: number, ratio: number): number {
  const place = (frame: number): number => Math.round((clip.start + frame - start) * ratio)
  return place(part.to) - place(part.from)
}

interface PutIn {
  readonly ratio: number
  readonly rules: JoinRules
  madeOf(clip: Clip): readonly Piece[]
}

function putIn(project: Project, target: Target, put: PutIn): Project {
  const ids: ReadonlySet<TrackId> = target.ids
  const grown = Math.round((target.end - target.start) * put.ratio) - (target.end - target.start)
  return changeTracks(project, ids, (track) => {
    const changed = changeClips(track, target.start, target.end, (clip, part) =>
      placeClip(clip, part, target.start, put),
    )
    if (grown === 0) return changed
    const behind = track.clips.length - firstClipStartingFrom(track.clips, target.end)
    const first = changed.clips.length - behind
    return { ...changed, clips: changed.clips.map((clip, index) => (index >= first ? moveClip(clip, grown) : clip)) }
  })
}

/** Labels stay with what they mark when no track with audio is left behind. */
function stretchLabels(project: Project, target: Target, ratio: number): Project {
  if (
    ratio === 1 ||
    project.labels.length === 0 ||
    project.tracks.some((track) => !target.ids.has(track.id) && track.clips.length > 0)
  )
    return project
  const length = target.end - target.start
  const place = (frame: number): Frames => {
    if (frame <= target.start) return frames(frame)
    return frames(
      frame >= target.end
        ? frame + Math.round(length * ratio) - length
        : target.start + Math.round((frame - target.start) * ratio),
    )
  }
  return {
    ...project,
    labels: project.labels.map((label) => ({ ...label, start: place(label.start), end: place(label.end) })),
  }
}

function placeClip(clip: Clip, part: ClipRange, start: number, put: PutIn): readonly Clip[] {
  const pieces = putPart(clip, part, put.madeOf(clip), put.rules)
  if (pieces.length === 0) return []
  const at = part.from > 0 ? clip.start : start + Math.round((clip.start - start) * put.ratio)
  return [{ ...withPieces(clip, pieces), start: frames(at) }]
}

/** The clip with what was made in place of a part of it. */
export function putPart(clip: Clip, part: ClipRange, made: readonly Piece[], rules: JoinRules): readonly Piece[] {
  const side = reach(rules)
  const left = slicePieces(clip.pieces, 0, part.from)
  const right = slicePieces(clip.pieces, part.to, clip.length)
  const start = joinSides(
    { kept: left, beyond: slicePieces(clip.pieces, part.from, part.from + side) },
    { kept: made, before: [] },
    rules,
  )
  return joinSides(
    { kept: start, beyond: [] },
    { kept: right, before: slicePieces(clip.pieces, part.to - side, part.to) },
    rules,
  )
}
