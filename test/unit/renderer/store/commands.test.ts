// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { commands } from '../../../../renderer/store/commands.ts'
import { moveCursor } from '../../../../renderer/store/selectionCommands.ts'
import { failure, messageOf } from '../../../../shared/failures/index.ts'
import { err, ok } from '../../../../shared/result.ts'
import { makeWindow, settle } from '../../../support/window/makeWindow.tsx'

test('moving the cursor ends the selection, in that order', async () => {
  const { app, bridge } = await makeWindow()
  await moveCursor(app, 100)
  await settle()
  expect(bridge.inputs('app:edit:apply')).toEqual([{ kind: 'clearSelection' }, { kind: 'setCursor', time: 100 }])
})

test('skipping, looping and listening to a cut are one request each', async () => {
  const { app, bridge } = await makeWindow()
  for (const command of ['skipToStart', 'skipToEnd', 'toggleLoop', 'playCutPreview'] as const) commands[command](app)
  await settle()
  expect(bridge.inputs('app:edit:apply')).toEqual([
    { kind: 'skipTo', place: 'start' },
    { kind: 'skipTo', place: 'end' },
    { kind: 'setLoop', loop: 'toggle' },
    { kind: 'playCutPreview' },
  ])
})

test('a split at the cursor is on the track that was clicked, where none is selected', async () => {
  const none = await makeWindow({ project: { selectedTracks: [] } })
  none.app.store.getState().setPointedTrack('t1')
  commands.split(none.app)
  await settle()
  const one = await makeWindow({ project: { selectedTracks: ['t2'] } })
  one.app.store.getState().setPointedTrack('t1')
  commands.split(one.app)
  await settle()
  expect([none, one].map(({ bridge }) => bridge.inputs('app:edit:apply'))).toEqual([
    [{ kind: 'selectTracks', trackIds: ['t1'] }, { kind: 'split' }],
    [{ kind: 'split' }],
  ])
})

test('a stretch that is just being drawn is what is copied, and not the clip that was chosen before', async () => {
  const { app, bridge } = await makeWindow({ project: { selectedClips: ['c1'] } })
  app.store.getState().setDraft({ start: 1, end: 2, trackIds: ['t1'] })
  commands.copy(app)
  await settle()
  expect(bridge.inputs('app:edit:apply')).toEqual([{ kind: 'copy' }])
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
  expect(bridge.inputs('app:edit:apply')).toEqual([
    { kind: 'selectAllTracks' },
    { kind: 'setTimeSelection', start: 0, end: 100 },
  ])
})

test("a refused edit is told in the app's own words", async () => {
  const { app, bridge } = await makeWindow()
  bridge.answer('app:edit:apply', () => err(failure('engine/empty-range')))
  commands.trim(app)
  await settle()
  expect(app.store.getState().notices[0]).toMatchObject({
    tone: 'problem',
    text: messageOf(failure('engine/empty-range')),
  })
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

test('exporting asks how before anything is written', async () => {
  const { app, bridge } = await makeWindow({ files: 'native' })
  commands.exportMix(app)
  expect([app.store.getState().exportOpen, bridge.calls]).toEqual([true, []])
})

test("save says that every change is kept; saving under another name and opening say which file it is now, and a browser says why it can't", async () => {
  const { app, bridge } = await makeWindow({ files: 'native' })
  commands.save(app)
  bridge.answer('app:project:saveAs', () => ok({ name: 'Episode 7.tapehand' }))
  bridge.answer('app:project:open', () => ok({ name: null }))
  commands.saveProjectAs(app)
  commands.openProject(app)
  await settle()
  expect(app.store.getState().notices.map(({ text }) => text)).toEqual([
    'Every change is kept as it is made: there is nothing to save.',
    'Saved. You are now in Episode 7.tapehand.',
  ])

  const page = await makeWindow({ files: 'page' })
  commands.saveProjectAs(page.app)
  await settle()
  expect([page.bridge.calls, page.app.store.getState().notices.map(({ tone }) => tone)]).toEqual([[], ['info']])
})

test('the view goes to what was just drawn, also before the app has shown it', async () => {
  const { app } = await makeWindow({ project: { selection: { start: 1, end: 2 } } })
  app.store.getState().setView({ t0: 0, pxPerSec: 10, width: 1000 })
  app.store.getState().setDraft({ start: 50, end: 60, trackIds: ['t1'] })
  commands.zoomSelection(app)
  const { t0, pxPerSec, width } = app.store.getState().view
  expect(t0).toBeGreaterThan(40)
  expect(t0 + width / pxPerSec).toBeLessThan(70)
})
