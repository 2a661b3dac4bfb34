import { firstWhere } from '../../shared/firstWhere.ts'
import type { ProjectView, TrackView } from '../../shared/schemas/projectView.ts'
import type { AppContext } from '../store/appContext.ts'
import type { AppState } from '../store/appStore.ts'
import { askForPauses } from '../store/pauses.ts'
import { spanOf } from '../store/viewMath.ts'
import type { HeldKeys } from './pointerInput.ts'

/** How near something has to be for what is moved to stay at it, CSS pixels. */
const reach = 8
/**
 * The same for a time that is pointed at. Half of it, so that between the edges of a narrow pause there is still room
 * that is exact to the pixel.
 */
const pointedReach = 4
/** A pause that is narrower on the screen holds nothing: its edges could not be told apart. */
const narrowest = 12

/** A move that came out a little other than asked for, and the time at which it holds; null where it is free. */
export interface Snapped {
  readonly by: number
  readonly at: number | null
}

/**
 * Moves some times together by so many seconds, and a little further where one of them then lies at something. Nothing
 * is far on a screen that is near in time: the reach is one in pixels.
 */
export function snapMove(
  times: readonly number[],
  by: number,
  targets: readonly number[],
  pxPerSec: number,
  pixels = reach,
): Snapped {
  let best: Snapped = { by, at: null }
  let nearest = pixels / pxPerSec
  for (const time of times) {
    for (const target of targets) {
      const distance = Math.abs(time + by - target)
      if (distance >= nearest) continue
      nearest = distance
      best = { by: target - time, at: target }
    }
  }
  return best
}

/** A time that is pointed at, or that of what is near to it. */
export function snapPointed(time: number, targets: readonly number[], pxPerSec: number): Snapped & { time: number } {
  const snapped = snapMove([time], 0, targets, pxPerSec, pointedReach)
  return { ...snapped, time: snapped.at ?? time }
}

/**
 * The clips or labels that are moved, or the selection or the cursor, and whether what sounds goes along or stays where
 * it is.
 */
export interface Moved {
  readonly ids: ReadonlySet<string>
  readonly sound: 'goes along' | 'stays'
  readonly focus?: 'moves'
}

const nothing: Moved = { ids: new Set(), sound: 'stays' }

/**
 * All that there is to stay at: edges of clips and labels in view, and as far again to both sides, since what is moved
 * may reach there; but none of what is moved itself. The cursor or the selection, playhead, zero, and the edges of the
 * pauses in view. Nothing where snapping is off, or let go of by Ctrl.
 */
export function snapTargets(app: AppContext, { control }: HeldKeys, moved = nothing): readonly number[] {
  const state = app.store.getState()
  const { project, snaps } = state
  if (!project || !snaps || control) return []
  askForPauses(app)
  const { tracks, labels, transport } = project
  const span = spanOf(state.view)
  const near = { start: state.view.t0 - span, end: state.view.t0 + 2 * span }
  const edgesOf = (all: readonly Placed[]) =>
    all.flatMap(({ id, start, end }) => (moved.ids.has(id) || end < near.start || start > near.end ? [] : [start, end]))
  return [
    0,
    ...(moved.focus === 'moves' ? [] : focusOf(project)),
    ...(transport.state === 'stopped' ? [] : [app.playhead.get()]),
    ...edgesOf(labels),
    ...tracks.flatMap(({ clips }) => edgesOf(clipsBetween(clips, near))),
    ...pauseEdges(project, state, moved),
  ]
}

interface Placed {
  readonly id: string
  readonly start: number
  readonly end: number
}

/** Clips of a track lie one behind the other: of ten thousand only those are gone through that lie there. */
function clipsBetween(clips: TrackView['clips'], { start, end }: Omit<Placed, 'id'>): TrackView['clips'] {
  const first = firstWhere(clips.length, (at) => (clips[at]?.end ?? 0) >= start)
  const behind = firstWhere(clips.length, (at) => (clips[at]?.start ?? 0) > end)
  return clips.slice(first, behind)
}

/** What is seen of it: behind a selection there is a cursor that nobody sees. */
const focusOf = ({ selection, cursor }: ProjectView) => (selection ? [selection.start, selection.end] : [cursor])

function pauseEdges({ tracks, contentRevision }: ProjectView, { pauses, view }: AppState, moved: Moved): number[] {
  if (pauses.revision !== contentRevision) return []
  return tracks.flatMap((track) => {
    const times = pauses.of.get(track.id)
    return times === undefined ? [] : edgesInView(times, view, heldOf(track, moved), moved.sound)
  })
}

const heldOf = ({ clips }: TrackView, { ids }: Moved) => (ids.size === 0 ? [] : clips.filter(({ id }) => ids.has(id)))

/** Starts and ends in turn; what lies in clips that go along is left out, and so is where one of them ends. */
function edgesInView(
  times: Float64Array,
  view: AppState['view'],
  held: TrackView['clips'],
  sound: Moved['sound'],
): number[] {
  const found: number[] = []
  const until = view.t0 + spanOf(view)
  const isEdge = (time: number) => held.some(({ start, end }) => time === start || time === end)
  for (let at = firstEndingFrom(times, view.t0); at < times.length; at += 2) {
    const [from, to] = [times[at] ?? 0, times[at + 1] ?? 0]
    if (from > until) break
    const goesAlong = sound === 'goes along' && held.some(({ start, end }) => from < end && to > start)
    if (goesAlong || (to - from) * view.pxPerSec < narrowest) continue
    found.push(...[from, to].filter((time) => !isEdge(time)))
  }
  return found
}

/** The index of the first pause that ends there or later. */
const firstEndingFrom = (times: Float64Array, time: number): number =>
  2 * firstWhere(times.length / 2, (at) => (times[2 * at + 1] ?? 0) >= time)
