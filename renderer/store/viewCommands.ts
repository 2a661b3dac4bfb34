import type { AppContext } from './appContext.ts'
import type { AppStore } from './appStore.ts'
import { clampView, reveal, spanOf, zoomAt } from './viewMath.ts'

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

/** The share of a view that the playhead may have left it by and still be followed. */
const justLeft = 0.1

/** Turns the page when the playhead runs out of the view; a view that the person has moved elsewhere stays. */
export function followPlayhead(store: AppStore, time: number): void {
  const { view, project, zoomMode } = store.getState()
  if (!project || zoomMode === 'fit') return
  const end = view.t0 + spanOf(view)
  if (time <= end || time > end + spanOf(view) * justLeft) return
  const next = clampView({ ...view, t0: time }, project)
  if (next.t0 !== view.t0) store.getState().setView(next)
}

/** A loop begins again: whoever saw its end sees its beginning, and whoever looks elsewhere is left alone. */
export function followJump(store: AppStore, from: number, to: number): void {
  const { view } = store.getState()
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
