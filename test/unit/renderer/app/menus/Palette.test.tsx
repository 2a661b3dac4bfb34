// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Palette } from '../../../../../renderer/app/menus/Palette.tsx'
import { makeWindow, renderIn } from '../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

async function openWith(text: string) {
  const window = await makeWindow()
  window.app.store.getState().setDialog({ kind: 'palette' })
  renderIn(window, <Palette />)
  const field = screen.getByTestId('palette-input')
  await act(async () => fireEvent.change(field, { target: { value: text } }))
  return { window, field }
}

test('what nothing is called is for the chat, and a press says it there', async () => {
  const { window } = await openWith('make it sound like a submarine')
  expect(screen.getAllByRole('menuitem').map(({ dataset }) => dataset.testid)).toEqual(['palette-chat'])
  fireEvent.click(screen.getByTestId('palette-chat'))
  expect(window.bridge.inputs('app:chat:send')).toEqual([{ text: 'make it sound like a submarine' }])
  expect(screen.queryByTestId('palette')).toBeNull()
})

test('Ctrl+Enter asks in the chat though commands are found', async () => {
  const { window, field } = await openWith('normlize the voice to -1')
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  expect(window.bridge.inputs('app:chat:send')).toEqual([{ text: 'normlize the voice to -1' }])
})

test('what was found by other words says by which', async () => {
  await openWith('shorten pauses')
  expect(screen.getByTestId('palette-apply_truncate_silence').textContent).toMatch(/also called “.*pauses/)
})

test('a command of the window is found by what people call it', async () => {
  await openWith('dark mode')
  expect(screen.getAllByRole('menuitem')[0]?.dataset.testid).toBe('palette-openSettings')
  cleanup()
  await openWith('open recent')
  expect(screen.getAllByRole('menuitem')[0]?.dataset.testid).toBe('palette-showProjects')
})

test('a number that has no place is said to be left out', async () => {
  await openWith('amplify 3 s')
  expect(screen.getByTestId('palette-apply_amplify').textContent).toContain('without 3 s')
})
