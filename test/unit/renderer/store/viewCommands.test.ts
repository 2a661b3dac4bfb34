import { expect, test } from 'vitest'
import { findPlayhead, followJump, followPlayhead } from '../../../../renderer/store/viewCommands.ts'
import type { Settings } from '../../../../shared/schemas/settings.ts'
import { makeSettings } from '../../../support/window/fakeBridge.ts'
import { makeWindow } from '../../../support/window/makeWindow.tsx'

async function open(follow: Settings['follow'] = 'page') {
  const { app } = await makeWindow()
  app.store.setState({ settings: makeSettings({ follow }) })
  app.store.getState().setView({ t0: 10, pxPerSec: 100, width: 1000 })
  return app.store
}

test('the page turns when the playhead leaves it', async () => {
  const store = await open()
  followPlayhead(store, 20.1)
  expect(store.getState().view.t0).toBe(20.1)
})

test('a view that was moved elsewhere stays there', async () => {
  const store = await open()
  followPlayhead(store, 60)
  followPlayhead(store, 5)
  expect(store.getState().view.t0).toBe(10)
})

test('followed smoothly, the view moves once the playhead has reached its middle', async () => {
  const store = await open('smooth')
  followPlayhead(store, 14.9)
  expect(store.getState().view.t0).toBe(10)
  followPlayhead(store, 15.1)
  expect(store.getState().view.t0).toBeCloseTo(10.1, 6)
})

test('followed smoothly, a playhead far from the middle is come up with in steps, never in one', async () => {
  const store = await open('smooth')
  followPlayhead(store, 19)
  expect(store.getState().view.t0).toBeCloseTo(10.6, 6)
  for (let frame = 0; frame < 20; frame++) followPlayhead(store, 19)
  expect(store.getState().view.t0).toBe(14)
})

test('followed smoothly, a view that was moved elsewhere stays there', async () => {
  const store = await open('smooth')
  followPlayhead(store, 60)
  followPlayhead(store, 5)
  expect(store.getState().view.t0).toBe(10)
})

test('not followed at all, the view stays, also where a loop begins again', async () => {
  const store = await open('off')
  followPlayhead(store, 20.1)
  followJump(store, 15, 2)
  expect(store.getState().view.t0).toBe(10)
})

test('a fitted view never moves', async () => {
  const store = await open()
  store.getState().fit()
  const { view } = store.getState()
  followPlayhead(store, 101)
  expect(store.getState().view).toBe(view)
})

test('a loop that begins again is followed by whoever saw its end, and by nobody else', async () => {
  const store = await open()
  followJump(store, 60, 40)
  expect(store.getState().view.t0).toBe(10)
  followJump(store, 15, 2)
  const { t0 } = store.getState().view
  expect(t0).toBeLessThan(2)
  expect(t0 + 10).toBeGreaterThan(2)
})

test('the playhead is brought to the middle of the view, and where nothing plays the cursor', async () => {
  const { app } = await makeWindow({
    project: { transport: { state: 'playing', position: 50, loop: false }, cursor: 30 },
  })
  app.store.getState().setView({ t0: 10, pxPerSec: 100, width: 1000 })
  app.playhead.set(50)
  findPlayhead(app)
  expect(app.store.getState().view.t0).toBe(45)
  const rest = await makeWindow({ project: { cursor: 30 } })
  rest.app.store.getState().setView({ t0: 60, pxPerSec: 100, width: 1000 })
  findPlayhead(rest.app)
  expect(rest.app.store.getState().view.t0).toBe(25)
})
