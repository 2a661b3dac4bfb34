import { envelopeAt } from '../../../shared/dsp/envelopeAt.ts'
import { fadeShape } from '../../../shared/dsp/fadeCurve.ts'
import type { ClipView, TrackView } from '../../../shared/schemas/projectView.ts'
import type { EnvelopeDraft, ShapeDraft } from '../../store/slices/viewSlice.ts'
import type { WaveformSound } from '../../timeline/drawWaveform.ts'

/** How much louder a stretch of time would be than it is, as a clip's gain, fade or envelope is pulled. */
export interface Reshape {
  readonly start: number
  readonly end: number
  readonly gainAt: (time: number) => number
}

/** A fade that is taken back is seen only as far as the peaks, 127 steps high, still know what lies under it. */
const mostGain = 64

/** What is being pulled on a track; null where nothing is, or where it is as it was. */
export function reshapeOf({ clips }: Pick<TrackView, 'clips'>, draft: ShapeDraft | null): Reshape | null {
  const clip = draft === null ? undefined : clips.find(({ id }) => id === draft.id)
  if (draft === null || clip === undefined) return null
  if (draft.part === 'envelope') return drawnOver(clip, draft.points)
  return draft.part === 'gain' ? louder(clip, draft.value) : faded(clip, draft.part, draft.value)
}

function louder({ start, end, gainDb = 0 }: ClipView, to: number): Reshape | null {
  const gain = 10 ** ((to - gainDb) / 20)
  return gain === 1 ? null : { start, end, gainAt: () => gain }
}

function drawnOver({ start, end, envelope = [] }: ClipView, points: EnvelopeDraft['points']): Reshape {
  const dbAt = (at: number): number => envelopeAt(points, at) - envelopeAt(envelope, at)
  return { start, end, gainAt: (time) => Math.min(mostGain, 10 ** (dbAt(time - start) / 20)) }
}

function faded(clip: ClipView, part: 'fadeIn' | 'fadeOut', length: number): Reshape | null {
  const curve = clip[part]?.curve ?? 'linear'
  const was = clip[part]?.length ?? 0
  const longest = Math.max(length, was)
  if (length === was) return null
  const shapeOf = (total: number, inside: number) =>
    total <= 0 || inside >= total ? 1 : fadeShape(curve, Math.max(0, inside / total))
  const gainAt = (time: number) => {
    const inside = part === 'fadeIn' ? time - clip.start : clip.end - time
    const before = shapeOf(was, inside)
    const after = shapeOf(length, inside)
    return Math.min(mostGain, after / Math.max(before, Number.EPSILON))
  }
  return part === 'fadeIn'
    ? { start: clip.start, end: clip.start + longest, gainAt }
    : { start: clip.end - longest, end: clip.end, gainAt }
}

interface Columns {
  readonly first: number
  readonly count: number
  readonly columnsPerSec: number
  readonly channels: number
}

/** Makes the columns of that stretch as high as they would be. */
export function reshape(sound: WaveformSound, { start, end, gainAt }: Reshape, columns: Columns): void {
  const { first, count, columnsPerSec, channels } = columns
  const from = Math.max(0, Math.round(start * columnsPerSec) - first)
  const to = Math.min(count, Math.round(end * columnsPerSec) - first)
  for (let i = from; i < to; i++) {
    const gain = gainAt((first + i + 0.5) / columnsPerSec)
    for (let at = i; at < channels * count; at += count) {
      sound.maxes[at] = within(gain * (sound.maxes[at] ?? 0))
      sound.mins[at] = within(gain * (sound.mins[at] ?? 0))
      sound.cores[at] = within(gain * (sound.cores[at] ?? 0))
    }
  }
}

const within = (value: number): number => Math.min(1, Math.max(-1, value))
