import { expect, test } from 'vitest'
import { followPlayhead } from '../../../../renderer/store/viewCommands.ts'
import { makeWindow } from '../../../support/makeWindow.tsx'

async function open() {
  const { app } = await makeWindow()
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

test('a fitted view never moves', async () => {
  const store = await open()
  store.getState().fit()
  const { view } = store.getState()
  followPlayhead(store, 101)
  expect(store.getState().view).toBe(view)
})
