// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { createScope } from '../../../../renderer/lib/scope.ts'
import { markMoves } from '../../../../renderer/timeline/markMoves.ts'
import { makeWindow } from '../../../support/window/makeWindow.tsx'

afterEach(() => vi.useRealTimers())

async function open() {
  const { app } = await makeWindow()
  vi.useFakeTimers()
  const surface = document.createElement('div')
  const scope = createScope()
  markMoves(surface, app, scope)
  const scroll = (t0: number) => app.store.getState().setView({ t0, pxPerSec: 10, width: 500 })
  return { app, surface, scope, scroll }
}

test('while the view moves the timeline says so, and a while after the last move no more', async () => {
  const { surface, scroll } = await open()
  expect(surface.className).toBe('')
  scroll(1)
  expect(surface.className).toBe('view-moves')
  vi.advanceTimersByTime(300)
  scroll(2)
  vi.advanceTimersByTime(300)
  expect(surface.className).toBe('view-moves')
  vi.advanceTimersByTime(200)
  expect(surface.className).toBe('')
})

test('the playhead is told of by itself, and other changes not at all', async () => {
  const { app, surface, scope } = await open()
  app.store.getState().setDraft({ start: 0, end: 1, trackIds: [] })
  expect(surface.className).toBe('')
  app.playhead.set(3)
  expect(surface.className).toBe('playhead-moves')
  scope.dispose()
  expect(vi.getTimerCount()).toBe(0)
})
