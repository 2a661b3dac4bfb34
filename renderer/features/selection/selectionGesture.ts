import { frameTime } from '../../lib/frameTime.ts'
import type { Draft } from '../../store/slices/viewSlice.ts'
import { edgeReach } from '../../timeline/edges.ts'
import type { TimelinePoint } from '../../timeline/pointerInput.ts'

/** Where a press or a drag is. `track` is the index of the lane, or null on the ruler. */
export type Point = Pick<TimelinePoint, 'x' | 'time' | 'track' | 'held'>

/** What the drag does: draws a new range, stretches the one that there is, or only puts the cursor somewhere. */
export type Drawing = 'fresh' | 'stretch' | 'cursor'

/** The time that a point means: its own, or that of what is near, but for the one that the range begins at. */
export type Aim = (
  point: Point,
  drawing: Drawing,
  besides: number | null,
) => { readonly time: number; readonly at: number | null }

export interface GestureStart {
  readonly point: Point
  readonly extend: 'extend' | 'fresh'
  readonly selection: { readonly start: number; readonly end: number } | null
  readonly selectedTracks: readonly string[]
  readonly cursor: number
  /** Pixels a second, to know when an edge is under the pointer. */
  readonly pxPerSec: number
}

export interface ProjectFacts {
  readonly trackIds: readonly string[]
  readonly duration: number
  readonly sampleRate: number
  readonly aim: Aim
}

export type GestureEnd =
  | { readonly kind: 'select'; readonly range: Draft }
  | { readonly kind: 'cursor'; readonly time: number }

export interface Gesture {
  /** The range as it is drawn, or null while it is only a press; and the time at which the pointer is held. */
  readonly move: (point: Point) => { readonly range: Draft | null; readonly snappedAt: number | null }
  readonly end: (point: Point) => GestureEnd
}

/** How far a press has to move to be a drag, CSS pixels. */
const dragFrom = 3

/** Which edge of the selection lies under `time`, if any. */
export function edgeAt(time: number, selection: GestureStart['selection'], pxPerSec: number): 'start' | 'end' | null {
  if (!selection) return null
  const reach = edgeReach / pxPerSec
  const toStart = Math.abs(time - selection.start)
  const toEnd = Math.abs(time - selection.end)
  if (Math.min(toStart, toEnd) > reach) return null
  return toStart < toEnd ? 'start' : 'end'
}

/**
 * One press, drag and release. The range goes from the time under the press to the time under the release, in whole
 * frames and in both directions: the very time, or that of what is within reach of it. A press on an edge moves that
 * edge; with `extend` the nearer edge (or the cursor) stretches to the pointer.
 */
export function startGesture(start: GestureStart, { aim, ...facts }: ProjectFacts): Gesture {
  const whole = (time: number) => frameTime(Math.min(Math.max(0, time), facts.duration), facts.sampleRate)
  const anchor = anchorOf(start)
  const held = anchor.kind !== 'fresh'
  const from = whole(held ? anchor.time : aim(start.point, 'fresh', null).time)
  let dragging = false

  const rangeTo = (point: Point): { range: Draft; snappedAt: number | null } => {
    const { time, at } = aim(point, held ? 'stretch' : 'fresh', from)
    const to = whole(time)
    const trackIds =
      held && start.selectedTracks.length > 0
        ? start.selectedTracks
        : tracksBetween(start.point.track, point.track, facts.trackIds)
    return { range: { start: Math.min(from, to), end: Math.max(from, to), trackIds }, snappedAt: at }
  }
  const follow = (point: Point) => {
    dragging ||= Math.abs(point.x - start.point.x) >= dragFrom
    return dragging || anchor.kind === 'extend'
  }
  const isAtRest = () => !dragging && anchor.kind === 'edge'
  return {
    move(point) {
      if (follow(point)) return rangeTo(point)
      return { range: null, snappedAt: isAtRest() ? null : aim(point, 'cursor', null).at }
    },
    end(point) {
      const range = follow(point) ? rangeTo(point).range : null
      if (range && range.end > range.start) return { kind: 'select', range }
      if (isAtRest() && start.selection)
        return { kind: 'select', range: { ...start.selection, trackIds: start.selectedTracks } }
      return { kind: 'cursor', time: whole(aim(point, 'cursor', null).time) }
    },
  }
}

type Anchor = { readonly kind: 'fresh' | 'edge' | 'extend'; readonly time: number }

function anchorOf({ point, extend, selection, cursor, pxPerSec }: GestureStart): Anchor {
  if (extend === 'extend') {
    if (!selection) return { kind: 'extend', time: cursor }
    const nearStart = Math.abs(point.time - selection.start) < Math.abs(point.time - selection.end)
    return { kind: 'extend', time: nearStart ? selection.end : selection.start }
  }
  const edge = edgeAt(point.time, selection, pxPerSec)
  if (edge && selection) return { kind: 'edge', time: edge === 'start' ? selection.end : selection.start }
  return { kind: 'fresh', time: point.time }
}

/** A drag on the ruler takes all tracks, one over lanes takes those it touched. */
function tracksBetween(from: number | null, to: number | null, trackIds: readonly string[]): readonly string[] {
  if (from === null) return trackIds
  const other = to ?? 0
  return trackIds.slice(Math.min(from, other), Math.max(from, other) + 1)
}
