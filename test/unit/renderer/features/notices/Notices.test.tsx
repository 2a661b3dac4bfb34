// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Announcer } from '../../../../../renderer/features/notices/Announcer.tsx'
import { LostNotice, Notices } from '../../../../../renderer/features/notices/Notices.tsx'
import { makeProjectView } from '../../../../support/window/fakeBridge.ts'
import { makeWindow, renderAlone, renderIn } from '../../../../support/window/makeWindow.tsx'

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('news goes by itself, a problem later, or when it is closed', async () => {
  const window = await makeWindow()
  const { tell } = window.app.store.getState()
  renderIn(window, <Notices />)
  act(() => {
    tell('Exported.', 'info')
    tell('The disk is full.', 'problem')
  })
  expect(screen.getByRole('status').textContent).toContain('Exported.')
  pass(8000)
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('The disk is full.')
  pass(8000)
  expect(screen.queryByRole('alert')).toBeNull()

  act(() => tell('The disk is full.', 'problem'))
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('no notice goes while one reads it, or while a dialog lies over it', async () => {
  const window = await makeWindow()
  const { tell, openSettings, closeSettings } = window.app.store.getState()
  renderIn(window, <Notices />)
  act(() => tell('The disk is full.', 'problem'))
  fireEvent.pointerEnter(screen.getByRole('alert'))
  pass(60_000)
  fireEvent.pointerLeave(screen.getByRole('alert'))
  act(() => openSettings())
  pass(60_000)
  expect(screen.getByRole('alert')).toBeTruthy()
  act(() => closeSettings())
  pass(20_000)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a problem offers the way out of it', async () => {
  const window = await makeWindow()
  renderIn(window, <Notices />)
  act(() => window.app.store.getState().tell('No key.', 'problem', { recover: 'openSettings' }))
  fireEvent.click(screen.getByRole('button', { name: 'Settings' }))
  expect(window.app.store.getState().settingsOpen).toBe(true)
})

test('a notice that has gone leaves no timer', async () => {
  const window = await makeWindow()
  const { unmount } = renderIn(window, <Notices />)
  act(() => window.app.store.getState().tell('Exported.', 'info'))
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('a selection is said once it has settled, with its length and tracks', async () => {
  const window = await makeWindow()
  renderIn(window, <Announcer />)
  pass(1000)
  act(() =>
    window.bridge.emit('app:project:changed', makeProjectView({ revision: 2, selection: { start: 1, end: 2 } })),
  )
  act(() =>
    window.bridge.emit('app:project:changed', makeProjectView({ revision: 3, selection: { start: 1, end: 31 } })),
  )
  pass(1000)
  expect(screen.getByTestId('announcer').lastChild?.textContent).toBe('Selected 0:01 to 0:31, 0:30 long, on Voice')
})

test('what is said while something is still spoken stands beside it', async () => {
  const window = await makeWindow()
  renderIn(window, <Announcer />)
  pass(1000)
  const { announce } = window.app.store.getState()
  act(() => announce('Split at 0:20', 'polite'))
  act(() => window.bridge.emit('app:project:changed', makeProjectView({ revision: 2, cursor: 20 })))
  pass(1000)
  const said = [...screen.getByTestId('announcer').children].map(({ textContent }) => textContent)
  expect(said.slice(-2)).toEqual(['Split at 0:20', 'Cursor at 0:20, on Voice'])
  act(() => announce('Too late.', 'assertive'))
  expect(screen.getByTestId('announcer-urgent').textContent).toBe('Too late.')
})

test('nothing is said of a project before there is one', () => {
  renderAlone(<Announcer />)
  pass(1000)
  expect(screen.getByTestId('announcer').textContent).toBe('')
})

test('a lost connection says so and offers to reload', async () => {
  const window = await makeWindow()
  renderIn(window, <LostNotice />)
  expect(screen.queryByTestId('lost')).toBeNull()
  act(() => window.app.store.setState({ connection: 'lost' }))
  expect(screen.getByRole('alert').textContent).toContain('The project is safe')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
})

test('an exported file can be shown in its folder', async () => {
  const window = await makeWindow()
  renderIn(window, <Notices />)
  act(() => window.app.store.getState().tell('Exported mix.wav.', 'info', { recover: 'revealExport' }))
  fireEvent.click(screen.getByRole('button', { name: 'Show in its folder' }))
  expect(window.bridge.inputs('app:export:reveal')).toHaveLength(1)
})
