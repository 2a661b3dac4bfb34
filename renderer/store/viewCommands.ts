import type { AppContext } from './appContext.ts'
import type { AppStore } from './appStore.ts'
import { clampView, reveal, showRange, spanOf, type TimeView, xAt, zoomAt } from './viewMath.ts'

export const zoomStep = 1.6

/** Zooms at the selection or the cursor where they are in view, else at the middle. */
export function zoomBy({ store }: AppContext, factor: number): void {
  const { view, project, setView } = store.getState()
  if (!project) return
  const middle = project.selection ? (project.selection.start + project.selection.end) / 2 : project.cursor
  const x = (middle - view.t0) * view.pxPerSec
  setView(zoomAt(view, factor, x >= 0 && x <= view.width ? x : view.width / 2, project))
}

/** Scrolls to a time that is not in view. */
export function revealTime({ store }: Pick<AppContext, 'store'>, time: number): void {
  const { view, project, setView } = store.getState()
  if (!project) return
  const shown = reveal(view, time, project)
  if (shown !== view) setView(shown)
}

/** Seconds around a place that is too short to be seen by itself. */
const aroundPlace = 2

/** Shows a place with what is around it. Where it is in view, and large enough to be seen, the view stays. */
export function showPlace({ store }: Pick<AppContext, 'store'>, { start, end }: { start: number; end: number }): void {
  const { view, project, setView } = store.getState()
  if (!project) return
  const isSeen = xAt(view, start) >= 0 && xAt(view, end) <= view.width && (end - start) * view.pxPerSec >= 12
  if (isSeen) return
  const around = Math.max(aroundPlace, (end - start) * 0.2)
  setView(showRange(view, { start: Math.max(0, start - around), end: end + around }, project))
}

/** The share of a view that the playhead may have left it by and still be followed. */
const justLeft = 0.1

/** Of the way to the playhead that a view which follows smoothly goes in a frame, until it has it in its middle. */
const glide = 0.15

/**
 * Goes with the playhead as the person has chosen: the page turns when it runs out of the view, or the view moves under
 * it once it has reached the middle. A view that the person has moved elsewhere stays.
 */
export function followPlayhead(store: AppStore, time: number): void {
  const { view, project, zoomMode, settings } = store.getState()
  const how = settings?.follow ?? 'page'
  if (!project || zoomMode === 'fit' || how === 'off') return
  const t0 = how === 'page' ? pageAt(view, time) : middleAt(view, time)
  const next = clampView({ ...view, t0 }, project)
  if (next.t0 !== view.t0) store.getState().setView(next)
}

function pageAt(view: TimeView, time: number): number {
  const end = view.t0 + spanOf(view)
  return time <= end || time > end + spanOf(view) * justLeft ? view.t0 : time
}

function middleAt(view: TimeView, time: number): number {
  const span = spanOf(view)
  const way = time - span / 2 - view.t0
  if (way <= 0 || way > span * (0.5 + justLeft)) return view.t0
  return way < span / 50 ? view.t0 + way : view.t0 + way * glide
}

/** A loop begins again: whoever saw its end sees its beginning, and whoever looks elsewhere is left alone. */
export function followJump(store: AppStore, from: number, to: number): void {
  const { view, settings } = store.getState()
  if (settings?.follow === 'off') return
  if (from >= view.t0 && from <= view.t0 + spanOf(view)) revealTime({ store }, to)
}

/** Brings the playhead to the middle of the view; while nothing plays, where playing would begin. */
export function findPlayhead({ store, playhead }: AppContext): void {
  const { view, project, setView } = store.getState()
  if (!project) return
  const rests = project.transport.state === 'stopped'
  const time = rests ? (project.selection?.start ?? project.cursor) : playhead.get()
  const next = clampView({ ...view, t0: time - spanOf(view) / 2 }, project)
  if (next.t0 !== view.t0) setView(next)
}
