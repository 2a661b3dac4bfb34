// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { commands } from '../../../../renderer/store/commands.ts'
import { failure } from '../../../../shared/failures/index.ts'
import { err } from '../../../../shared/result.ts'
import { makeWindow, settle } from '../../../support/makeWindow.tsx'

test('moving the cursor ends the selection, in that order', async () => {
  const { app, bridge } = await makeWindow()
  commands.skipToEnd(app)
  await settle()
  expect(bridge.inputs('app:edit:apply')).toEqual([{ kind: 'clearSelection' }, { kind: 'setCursor', time: 100 }])
})

test('space plays what is stopped and stops what plays', async () => {
  const stopped = await makeWindow()
  commands.playOrStop(stopped.app)
  const playing = await makeWindow({ project: { transport: { state: 'playing', position: 1, loop: false } } })
  commands.playOrStop(playing.app)
  expect(stopped.bridge.inputs('app:edit:apply')).toEqual([{ kind: 'play' }])
  expect(playing.bridge.inputs('app:edit:apply')).toEqual([{ kind: 'stop' }])
})

test('select all takes every track and the whole time', async () => {
  const { app, bridge } = await makeWindow()
  commands.selectAll(app)
  await settle()
  expect(bridge.inputs('app:edit:apply')).toEqual([{ kind: 'selectAllTracks' }, { kind: 'setTimeSelection', start: 0, end: 100 }])
})

test('a refused edit is told in the app\'s own words', async () => {
  const { app, bridge } = await makeWindow()
  bridge.answer('app:edit:apply', () => err(failure('engine/empty-range')))
  commands.trim(app)
  await settle()
  expect(app.store.getState().notices[0]).toMatchObject({ tone: 'problem', text: failure('engine/empty-range').message })
})

test('zooming to the selection shows it, and does nothing without one', async () => {
  const { app } = await makeWindow({ project: { selection: { start: 40, end: 50 } } })
  app.store.getState().setLaneWidth(1000)
  commands.zoomSelection(app)
  const { view, zoomMode } = app.store.getState()
  expect(zoomMode).toBe('free')
  expect(view.t0).toBeCloseTo(39.6)

  const other = await makeWindow()
  const before = other.app.store.getState().view
  commands.zoomSelection(other.app)
  expect(other.app.store.getState().view).toBe(before)
})

test('a native host exports by its own dialog, and the name is told', async () => {
  const { app, bridge } = await makeWindow({ files: 'native' })
  bridge.answer('app:project:export', () => ({ ok: true, value: { name: 'mix.wav' } }))
  commands.exportMix(app)
  await settle()
  expect(app.store.getState().notices[0]?.text).toContain('mix.wav')
})

test('a page host exports by a download and asks the app nothing', async () => {
  const { app, bridge } = await makeWindow({ files: 'page' })
  const link = document.createElement('a')
  link.id = 'export-link'
  let pressed = 0
  link.addEventListener('click', (event) => {
    event.preventDefault()
    pressed++
  })
  document.body.append(link)
  commands.exportMix(app)
  link.remove()
  expect(pressed).toBe(1)
  expect(bridge.calls).toEqual([])
})
