import { envelopeAt } from '../../../../shared/dsp/envelopeAt.ts'
import type { ClipView } from '../../../../shared/schemas/projectView.ts'
import type { ShapeDraft } from '../../../store/slices/viewSlice.ts'
import { xAt, type TimeView } from '../../../store/viewMath.ts'
import type { TimelinePoint } from '../../../timeline/pointerInput.ts'

export type EnvelopePoints = NonNullable<ClipView['envelope']>

/** What a lane shows from its lower to its upper end, dB; what is quieter lies at the lower. */
export const shownDb = { min: -60, max: 12 }
/** CSS pixels: a point, how near to it a press takes hold, and how near to the line. */
export const pointSize = 9
const pointReach = 8
const lineReach = 5
/** Where the line runs: below the names, which are lower in lanes of less than so many pixels; styles say the same. */
const compactBelow = 60
const bandFrom = { full: 21, compact: 17 }
const bandEnd = 4

/** As they are, or as they are pulled; none where the clip has no envelope. */
export function pointsOf({ id, envelope = [] }: ClipView, draft: ShapeDraft | null): EnvelopePoints {
  return draft?.part === 'envelope' && draft.id === id ? draft.points : envelope
}

export const heightOf = (db: number): number =>
  Math.min(1, Math.max(0, (db - shownDb.min) / (shownDb.max - shownDb.min)))

/** How high a lane's line is, CSS pixels. */
export function bandOf(laneHeight: number): { readonly top: number; readonly height: number } {
  const top = bandFrom[laneHeight < compactBelow ? 'compact' : 'full']
  return { top, height: Math.max(1, laneHeight - top - bandEnd) }
}

type PressedAt = Pick<TimelinePoint, 'x' | 'y' | 'time'>

/** The number of the point under a press; null where there is none. */
export function pointUnder(clip: ClipView, { x, y }: PressedAt, view: TimeView, laneHeight: number): number | null {
  const { top, height } = bandOf(laneHeight)
  return nearest(clip, ({ at, gainDb }) =>
    Math.hypot(xAt(view, clip.start + at) - x, top + (1 - heightOf(gainDb)) * height - y),
  )
}

/** The number of the point at a time, however loud it is; null where there is none. */
export const pointAtTime = (clip: ClipView, time: number, view: TimeView): number | null =>
  nearest(clip, ({ at }) => Math.abs(clip.start + at - time) * view.pxPerSec)

/** Of the points within reach the nearest; `distance` in CSS pixels. */
function nearest({ envelope = [] }: ClipView, distance: (point: EnvelopePoints[number]) => number): number | null {
  const distances = envelope.map(distance)
  const number = distances.indexOf(Math.min(...distances))
  return number >= 0 && (distances[number] ?? Infinity) <= pointReach ? number : null
}

/** Whether a press is on the line of an envelope; a clip without one has none. */
export function isOnLine(clip: ClipView, { y, time }: PressedAt, laneHeight: number): boolean {
  if (clip.envelope === undefined) return false
  const { top, height } = bandOf(laneHeight)
  const line = top + (1 - heightOf(envelopeAt(clip.envelope, time - clip.start))) * height
  return Math.abs(line - y) <= lineReach
}
