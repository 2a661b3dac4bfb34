// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KeysDialog } from '../../../../../renderer/app/keys/KeysDialog.tsx'
import { ok } from '../../../../../shared/result.ts'
import { makeSettings } from '../../../../support/window/fakeBridge.ts'
import { makeWindow, renderIn, settle, type TestWindow } from '../../../../support/window/makeWindow.tsx'

let window_: TestWindow
afterEach(cleanup)
beforeEach(async () => {
  window_ = await makeWindow()
  window_.app.store.getState().setDialog({ kind: 'keys' })
  window_.bridge.answer('app:settings:save', () => ok(makeSettings()))
  renderIn(window_, <KeysDialog />)
})

const search = (text: string) => fireEvent.change(screen.getByTestId('keys-search'), { target: { value: text } })
const listed = () => [...document.querySelectorAll('.key-entry')].map((one) => one.textContent)
const chip = (action: string) => {
  const [first] = within(screen.getByTestId(`keys-${action}`)).getAllByRole('button')
  if (first === undefined) throw new Error('no button')
  return first
}
const saved = () => window_.bridge.inputs('app:settings:save')

test('a shortcut is found by what it does, wherever it stands', () => {
  const all = listed().length
  search('undo')
  expect(listed()).toEqual(['UndoCtrl+Z'])
  search('')
  expect(listed()).toHaveLength(all)
})

test('what a key does is found by the key, and what has no keys by its name', () => {
  search('ctrl shift a')
  expect(listed().some((text) => text?.endsWith('Ctrl+Shift+A'))).toBe(true)
  expect(listed().every((text) => text?.includes('Ctrl') && text.includes('Shift'))).toBe(true)
  search('reverb')
  expect(listed()).toContain('Reverb')
})

test('where nothing is found, that is said', () => {
  search('teleport')
  expect([listed(), screen.getByRole('status').textContent]).toEqual([[], 'No key does that.'])
})

test('a press on keys waits for others, and these are kept', async () => {
  fireEvent.click(chip('split'))
  expect(screen.getByText('Press the new keys.')).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'Control', ctrlKey: true })
  fireEvent.keyDown(document.body, { key: 'm', ctrlKey: true })
  await act(settle)
  expect(saved()).toEqual([{ keys: { split: ['Mod+M'] } }])
  expect(screen.queryByText('Press the new keys.')).toBeNull()
})

test('keys that somebody has are only taken when that is asked for', async () => {
  fireEvent.click(chip('split'))
  fireEvent.keyDown(document.body, { key: 't', ctrlKey: true })
  expect(screen.getByText(/^Ctrl\+T is for “Trim.*” now\.$/u)).toBeTruthy()
  expect(saved()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Take it' }))
  await act(settle)
  expect(saved()).toEqual([{ keys: { split: ['Mod+T'], trim: [] } }])
})

test('keys that the window needs are never given away, and Escape leaves all as it was', () => {
  fireEvent.click(chip('split'))
  fireEvent.keyDown(document.body, { key: 'F10' })
  expect(screen.getByText('F10 opens the menu, and stays so. Press others.')).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect([screen.queryByText(/stays so/), saved()]).toEqual([null, []])
})

test('keys can be taken away, given back one by one, or all at once', async () => {
  fireEvent.click(chip('split'))
  fireEvent.click(screen.getByRole('button', { name: 'No keys' }))
  act(() => window_.bridge.emit('app:settings:changed', makeSettings({ keys: { split: [], trim: ['F7'] } })))
  fireEvent.click(screen.getByRole('button', { name: "Audacity's keys for Split" }))
  fireEvent.click(screen.getByTestId('keys-reset'))
  await act(settle)
  expect(saved()).toEqual([{ keys: { split: [] } }, { keys: { trim: ['F7'] } }, { keys: {} }])
})
