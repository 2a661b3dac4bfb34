// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useShortcuts } from '../../../../renderer/app/useShortcuts.ts'
import { ask } from '../../../../renderer/store/ask.ts'
import { ok } from '../../../../shared/result.ts'
import { makeProjectView } from '../../../support/window/fakeBridge.ts'
import { makeWindow, renderIn } from '../../../support/window/makeWindow.tsx'

afterEach(cleanup)

function Shortcuts() {
  useShortcuts()
  return null
}

function Field() {
  useShortcuts()
  return <textarea data-testid="field" />
}

async function write(start = {}) {
  const window = await makeWindow(start)
  renderIn(window, <Field />)
  const press = (key: string, change = {}) => fireEvent.keyDown(screen.getByTestId('field'), { key, ...change })
  const dialog = () => window.app.store.getState().dialog?.kind ?? null
  return { ...window, press, dialog }
}

test('a sign that is written in a field is written, whatever it is a key for elsewhere', async () => {
  const { press, dialog } = await write()
  // What is left alone is not taken from the field.
  expect(press('?', { shiftKey: true })).toBe(true)
  expect([press('s'), press('Delete'), press('Home'), dialog()]).toEqual([true, true, true, null])
  expect(press('F1')).toBe(false)
  expect(dialog()).toBe('keys')
})

test('the palette comes by both of its keys while someone writes, and nothing selected is deleted', async () => {
  const { press, dialog, bridge, app } = await write({ project: { selection: { start: 1, end: 2 } } })
  press('k', { ctrlKey: true })
  expect(dialog()).toBe('palette')
  expect(bridge.inputs('app:edit:apply')).toEqual([])
  app.store.getState().setDialog(null)
  press('P', { ctrlKey: true, shiftKey: true })
  expect(dialog()).toBe('palette')
})

test('settings, files and a new project come by their keys from the message box, too', async () => {
  const { press, bridge, app } = await write({ files: 'native' })
  press('n', { ctrlKey: true })
  press('I', { ctrlKey: true, shiftKey: true })
  expect(bridge.inputs('app:project:new')).toHaveLength(1)
  expect(bridge.inputs('app:project:import')).toHaveLength(1)
  press(',', { ctrlKey: true })
  expect(app.store.getState().settingsOpen).toBe(true)
})

test('keys of a field stay its own', async () => {
  const { press, bridge } = await write({ project: { selection: { start: 1, end: 2 } } })
  const left = ['x', 'c', 'v', 'z', 'a'].map((key) => press(key, { ctrlKey: true }))
  expect(left).toEqual([true, true, true, true, true])
  expect(bridge.inputs('app:edit:apply')).toEqual([])
})

test('a key right behind a click on a head acts on the track that was clicked', async () => {
  const window = await makeWindow()
  renderIn(window, <Shortcuts />)
  const clicked = Promise.withResolvers<never>()
  window.bridge.answer('app:edit:apply', () => clicked.promise)
  void ask(window.app, 'app:edit:apply', { kind: 'selectTracks', trackIds: ['t2'] })
  fireEvent.keyDown(document.body, { key: 'W', shiftKey: true })
  expect(window.app.store.getState().spectrograms).toEqual(new Set())
  // As the app does: what is selected now comes before the answer.
  window.bridge.emit('app:project:changed', makeProjectView({ revision: 2, selectedTracks: ['t2'] }))
  clicked.resolve(ok() as never)
  await waitFor(() => expect(window.app.store.getState().spectrograms).toEqual(new Set(['t2'])))
})

test('what is typed behind a key that opens the palette is meant for it, whatever is on its way', async () => {
  const window = await makeWindow()
  renderIn(window, <Shortcuts />)
  void window.app.focus.follow(new Promise(() => undefined))
  fireEvent.keyDown(document.body, { key: 'P', ctrlKey: true, shiftKey: true })
  expect(window.app.store.getState().dialog?.kind).toBe('palette')
})
