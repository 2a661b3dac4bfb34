// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KeysDialog } from '../../../../renderer/app/KeysDialog.tsx'
import { makeWindow, renderIn } from '../../../support/makeWindow.tsx'

afterEach(cleanup)
beforeEach(async () => {
  const window = await makeWindow()
  window.app.store.getState().setDialog({ kind: 'keys' })
  renderIn(window, <KeysDialog />)
})

const search = (text: string) => fireEvent.change(screen.getByTestId('keys-search'), { target: { value: text } })
const listed = () => [...document.querySelectorAll('dl > div')].map((one) => one.textContent)

test('a shortcut is found by what it does, wherever it stands', () => {
  const all = listed().length
  search('undo')
  expect(listed()).toEqual(['Ctrl+ZUndo'])
  search('')
  expect(listed()).toHaveLength(all)
})

test('what a key does is found by the key', () => {
  search('ctrl shift a')
  expect(listed().some((text) => text?.startsWith('Ctrl+Shift+A'))).toBe(true)
  expect(listed().every((text) => text?.includes('Ctrl+') && text.includes('Shift'))).toBe(true)
})

test('where nothing is found, that is said', () => {
  search('teleport')
  expect([listed(), screen.getByRole('status').textContent]).toEqual([[], 'No key does that.'])
})
