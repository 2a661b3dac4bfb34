// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HistoryPanel, refusalOf } from '../../../../../renderer/features/history/HistoryPanel.tsx'
import { failure } from '../../../../../shared/failures/index.ts'
import { err, ok } from '../../../../../shared/result.ts'
import { rowOf } from '../../../../../shared/schemas/activity.ts'
import type { ProjectView } from '../../../../../shared/schemas/projectView.ts'
import { makeActivity } from '../../../../support/window/makeActivity.ts'
import { makeWindow, renderIn, settle } from '../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

const history = [
  { id: 'h1', label: 'Cut', text: 'Cut' },
  { id: 'h5', label: 'Fade In, Mute', text: 'soften it', steps: ['Fade In', 'Mute'] },
]

async function open(project: Partial<ProjectView>) {
  const window = await makeWindow({ project })
  const activity = makeActivity()
  window.bridge.answer('app:activity:list', () => ok([rowOf(activity)]))
  window.bridge.answer('app:activity:read', () => ok(activity))
  window.bridge.answer('app:history:goTo', () => ok({ label: 'Cut' }))
  renderIn(window, <HistoryPanel />)
  await act(settle)
  await act(settle)
  return window
}

const items = () => screen.getAllByRole('treeitem')

test('what is behind and ahead is listed, with who gave the values of the request that one is at', async () => {
  await open({ history, historyPosition: 2 })
  expect(items().map((item) => item.getAttribute('aria-current'))).toEqual(['step', null, null])
  expect(items()[0]?.textContent).toContain('You asked “soften it”')
  expect(screen.getByTestId('history-did').textContent).toBe('Muted Musictracks: your words')
  expect(screen.getByTestId('history-state').textContent).toBe('All changes stand.')
  expect(screen.queryByTestId('history-latest')).toBeNull()
})

test('a press goes to a point, and the steps of a request are points too', async () => {
  const window = await open({ history, historyPosition: 1 })
  fireEvent.click(items()[2] as HTMLElement)
  fireEvent.click(screen.getByTestId('history-turn'))
  expect(items()).toHaveLength(5)
  fireEvent.click(items()[2] as HTMLElement)
  fireEvent.click(screen.getByTestId('history-latest'))
  await act(settle)
  expect(window.bridge.inputs('app:history:goTo')).toEqual([{ id: null }, { id: 'h5', steps: 1 }, { id: 'h5' }])
  expect(window.app.store.getState().announcements.at(-1)?.text).toBe(
    'Went to: Cut. 1 later change stays until you change something.',
  )
})

test('a point that is gone is said to be, and nothing is announced as done', async () => {
  const window = await open({ history, historyPosition: 1 })
  window.bridge.answer('app:history:goTo', () => err(failure('engine/no-such-point')))
  fireEvent.click(items()[0] as HTMLElement)
  await act(settle)
  expect(window.app.store.getState().notices.map(({ text }) => text)).toEqual([
    'This point of the history is gone: something new has taken its place. Nothing was changed.',
  ])
  expect(window.app.store.getState().announcements).toEqual([])
})

test('an empty history says what will be in it', async () => {
  await open({ history: [], historyPosition: 0 })
  expect(screen.getByTestId('history').textContent).toContain('Nothing was changed yet.')
})

test('nothing is gone to while work runs, something is asked, or the project can only be read', async () => {
  const { app, bridge } = await open({ history, historyPosition: 1 })
  const state = app.store.getState()
  const { conversation } = state
  const reasons = [
    refusalOf(state),
    refusalOf({ ...state, jobs: [{}] as never }),
    refusalOf({ ...state, conversation: { ...conversation, state: 'awaitingApproval' } }),
    refusalOf({ ...state, conversation: { ...conversation, state: 'clarifying' } }),
    refusalOf({ ...state, conversation: { ...conversation, state: 'running' } }),
    refusalOf({ ...state, project: { ...state.project, readOnly: {} } as never }),
  ]
  expect(reasons[0]).toBeNull()
  expect(new Set(reasons).size).toBe(reasons.length)
  act(() => bridge.emit('app:conversation:changed', { ...conversation, state: 'running' }))
  fireEvent.click(items()[0] as HTMLElement)
  await act(settle)
  expect(bridge.inputs('app:history:goTo')).toEqual([])
  expect(app.store.getState().announcements.at(-1)?.text).toBe(reasons[4])
})
