import { expect, test } from 'vitest'
import { createCursorKeys } from '../../../../../renderer/features/selection/cursorKeys.ts'
import { makeProjectView } from '../../../../support/window/fakeBridge.ts'
import { makeWindow, settle } from '../../../../support/window/makeWindow.tsx'

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

async function open(project = {}) {
  const window = await makeWindow({ project })
  const clock = { now: 0 }
  window.app.store.getState().setView({ t0: 0, pxPerSec: 80, width: 800 })
  const { press } = createCursorKeys(window.app, () => clock.now)
  const edits = () => window.bridge.inputs('app:edit:apply')
  return { ...window, clock, edits, key: (key: string, change = {}) => press({ ...plain, key, ...change }) }
}

test('the right arrow moves the cursor eight pixels', async () => {
  const { key, edits } = await open()
  expect(key('ArrowRight')).toBe('taken')
  await settle()
  expect(edits()).toEqual([{ kind: 'clearSelection' }, { kind: 'setCursor', time: 5.1 }])
})

test('a held key goes on before the app has shown the first step', async () => {
  const { key, edits } = await open()
  for (let i = 0; i < 3; i++) key('ArrowRight')
  await settle()
  expect(
    edits()
      .filter((edit) => (edit as { kind: string }).kind === 'setCursor')
      .map((edit) => (edit as { time: number }).time.toFixed(3)),
  ).toEqual(['5.100', '5.200', '5.300'])
})

test('a held key goes on from the last step however long the app takes to answer', async () => {
  const { key, edits, bridge, clock } = await open()
  const answer = Promise.withResolvers<never>()
  bridge.answer('app:edit:apply', () => answer.promise)
  key('ArrowRight', { shiftKey: true })
  clock.now = 10_000
  key('ArrowRight', { shiftKey: true })
  await settle()
  expect(edits()).toEqual([
    { kind: 'setTimeSelection', start: 5, end: 5.1 },
    { kind: 'setTimeSelection', start: 5, end: 5.2 },
  ])
})

test('a key never overtakes the one before it where the tracks have to be selected first', async () => {
  const { key, edits, bridge } = await open({ selectedTracks: [] })
  const answer = Promise.withResolvers<never>()
  bridge.answer('app:edit:apply', () => answer.promise)
  key('ArrowRight', { shiftKey: true })
  bridge.emit('app:project:changed', makeProjectView({ revision: 2, selectedTracks: ['t1'] }))
  key('ArrowRight', { shiftKey: true })
  await settle()
  expect(edits()).toEqual([
    { kind: 'selectAllTracks' },
    { kind: 'setTimeSelection', start: 5, end: 5.1 },
    { kind: 'setTimeSelection', start: 5, end: 5.2 },
  ])
})

test('Shift extends from where the cursor was, and keeps the moving end', async () => {
  const { key, edits, bridge, clock } = await open()
  key('ArrowRight', { shiftKey: true })
  await settle()
  expect(edits().at(-1)).toEqual({ kind: 'setTimeSelection', start: 5, end: 5.1 })

  bridge.emit('app:project:changed', makeProjectView({ revision: 2, selection: { start: 5, end: 5.1 } }))
  clock.now = 10_000
  key('ArrowLeft', { shiftKey: true })
  key('ArrowLeft', { shiftKey: true })
  await settle()
  expect(edits().at(-1)).toEqual({ kind: 'setTimeSelection', start: 4.9, end: 5 })
})

test('a plain arrow goes to the end of the selection on its side', async () => {
  const { key, edits } = await open({ selection: { start: 20, end: 30 } })
  key('ArrowLeft')
  await settle()
  expect(edits().at(-1)).toEqual({ kind: 'setCursor', time: 20 })
})

test('the cursor stays inside the project', async () => {
  const { key, edits } = await open({ cursor: 100 })
  key('ArrowRight')
  await settle()
  expect(edits().at(-1)).toEqual({ kind: 'setCursor', time: 100 })
})

test('Shift and End select to the end', async () => {
  const { key, edits } = await open()
  key('End', { shiftKey: true })
  await settle()
  expect(edits().at(-1)).toEqual({ kind: 'setTimeSelection', start: 5, end: 100 })
})

test('plus zooms at the cursor', async () => {
  const { key, app } = await open()
  key('+')
  const { view } = app.store.getState()
  expect(view.pxPerSec).toBeCloseTo(128)
  expect((5 - view.t0) * view.pxPerSec).toBeCloseTo(400)
})

test('keys with Ctrl and keys without meaning are left to others', async () => {
  const { key, edits } = await open()
  expect(key('ArrowRight', { ctrlKey: true })).toBe('left')
  expect(key('q')).toBe('left')
  expect(edits()).toEqual([])
})
