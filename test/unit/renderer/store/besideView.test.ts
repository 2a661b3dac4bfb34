import { expect, test, vi } from 'vitest'
import { createAppStore } from '../../../../renderer/store/appStore.ts'
import { besideView } from '../../../../renderer/store/besideView.ts'

test('a move of the view or of the pointer is told to nobody, anything else to all who listen', () => {
  const store = createAppStore()
  const listener = vi.fn()
  const stop = besideView(store).subscribe(listener)
  store.getState().setLaneWidth(800)
  store.setState({ view: { t0: 3, pxPerSec: 100, width: 800 } })
  store.getState().setDraft({ start: 1, end: 2, trackIds: [] })
  expect(listener).not.toHaveBeenCalled()
  store.getState().setView({ t0: 4, pxPerSec: 100, width: 800 })
  // The zoom is not fitted any more.
  expect(listener).toHaveBeenCalledTimes(1)
  store.getState().toggleSnap()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  store.getState().toggleSnap()
  expect(listener).toHaveBeenCalledTimes(2)
  expect(besideView(store).getState().view.t0).toBe(store.getState().view.t0)
})
