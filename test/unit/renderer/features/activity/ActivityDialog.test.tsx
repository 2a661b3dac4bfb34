// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ActivityDialog } from '../../../../../renderer/features/activity/ActivityDialog.tsx'
import { pageFiles } from '../../../../../renderer/store/saveFile.ts'
import { ok } from '../../../../../shared/result.ts'
import { rowOf } from '../../../../../shared/schemas/activity.ts'
import { makeActivity } from '../../../../support/window/makeActivity.ts'
import { makeWindow, renderIn, settle } from '../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

const all = [makeActivity({ id: 'new' }), makeActivity({ id: 'old', text: 'play', actions: [], modelCalls: [] })]

async function open(requests = all, files: 'native' | 'page' = 'native') {
  const window = await makeWindow({ files })
  window.bridge.answer('app:activity:list', () => ok(requests.map(rowOf)))
  window.bridge.answer('app:activity:read', ({ id }) => ok(requests.find((one) => one.id === id) ?? makeActivity()))
  window.bridge.answer('app:activity:export', () => ok({ name: 'Talk activity.json' }))
  renderIn(window, <ActivityDialog />)
  expect(screen.queryByTestId('activity')).toBeNull()
  act(() => window.app.store.getState().setDialog({ kind: 'activity' }))
  await act(settle)
  await act(settle)
  return window
}

test('the newest request is shown with its id, what was said, its steps and what was sent to a model', async () => {
  await open()
  expect(screen.getAllByRole('option').map((one) => one.getAttribute('aria-selected'))).toEqual(['true', 'false'])
  const detail = screen.getByRole('region', { name: 'Request: mute the music' })
  expect(within(detail).getByTestId('activity-id').textContent).toBe('new')
  expect(detail.textContent).toContain('in the history as h5')
  expect(within(detail).getByTestId('activity-step').textContent).toBe(
    'Muted Music mute_track · 12 ms, after 2 triestracksMusic from your words',
  )
  const [first] = within(detail).getAllByTestId('activity-call')
  expect(first?.textContent).toContain('1. tiny on 127.0.0.1:1 · 1.0 s, after 2 tries · 700 tokens sent, 30 received')
  expect(first?.textContent).toContain('Sent (user)mute the music')
  expect(first?.textContent).toContain('Could call 2 toolsmute_track, find_tools')
  expect(first?.textContent).toContain('Called mute_track{"tracks":["Music"]}')
  expect(first?.textContent).toContain('Result{"done":true}')
})

test('another one is chosen in the list', async () => {
  await open()
  fireEvent.click(screen.getByRole('option', { name: /^play/ }))
  await act(settle)
  await act(settle)
  expect(screen.getByRole('region', { name: 'Request: play' }).textContent).toContain('No step was carried out')
})

test('it follows the conversation while it is open', async () => {
  const window = await open(all.slice(1))
  window.bridge.answer('app:activity:list', () => ok(all.map(rowOf)))
  window.bridge.answer('app:activity:read', ({ id }) => ok(all.find((one) => one.id === id) ?? makeActivity()))
  act(() => {
    const { conversation } = window.app.store.getState()
    window.bridge.emit('app:conversation:changed', { ...conversation, state: 'planning' })
  })
  await act(settle)
  await act(settle)
  expect(screen.getAllByTestId('activity-row')).toHaveLength(2)
  expect(screen.getByTestId('activity-id').textContent).toBe('new')
})

test('one request or all are saved, by the system’s dialog or as a download', async () => {
  const window = await open()
  fireEvent.click(screen.getByTestId('activity-save'))
  fireEvent.click(screen.getByTestId('activity-save-all'))
  await act(settle)
  expect(window.bridge.inputs('app:activity:export')).toEqual([{ id: 'new' }, { id: null }])
  cleanup()
  await open(all, 'page')
  const link = document.createElement('a')
  link.id = pageFiles.link
  const click = vi.spyOn(link, 'click').mockImplementation(() => {})
  document.body.append(link)
  fireEvent.click(screen.getByTestId('activity-save'))
  expect([link.getAttribute('href'), click.mock.calls.length]).toEqual(['/activity.json?id=new', 1])
  link.remove()
})

test('without a request it says what will be here', async () => {
  await open([])
  expect(screen.getByTestId('activity').textContent).toContain('Nothing was asked yet.')
})

test('what was sent and is not kept any more is said', async () => {
  const old = makeActivity().modelCalls.map(({ sent: _, ...call }) => call)
  await open([makeActivity({ modelCalls: old.slice(0, 1) })])
  expect(screen.getByTestId('activity-call').textContent).toContain('What was sent is not kept any more.')
})
