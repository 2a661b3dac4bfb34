import type { AppStore } from '../../store/appStore.ts'
import { clampView, spanOf } from '../../store/viewMath.ts'

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
