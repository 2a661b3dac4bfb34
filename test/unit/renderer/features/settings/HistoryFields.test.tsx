// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SettingsDialog } from '../../../../../renderer/features/settings/SettingsDialog.tsx'
import { failure } from '../../../../../shared/failures/index.ts'
import { err, ok } from '../../../../../shared/result.ts'
import { makeSettings } from '../../../../support/window/fakeBridge.ts'
import { makeWindow, renderIn, settle } from '../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

const history = Array.from({ length: 70 }, (_, index) => ({ id: `h${index}`, label: 'Trim', text: 'Trim' }))

async function open(historyLimit = 1000) {
  const window = await makeWindow({ project: { history, historyPosition: 70 }, settings: { historyLimit } })
  const { bridge } = window
  bridge.answer('app:project:size', () => ok({ file: 320e6, now: 120e6, past: 190e6, free: 10e6 }))
  bridge.answer('app:settings:save', ({ historyLimit = 1000 }) => ok(makeSettings({ historyLimit })))
  bridge.answer('app:history:limit', () => ok({ letGo: 70 }))
  renderIn(window, <SettingsDialog />)
  act(() => window.app.store.getState().openSettings())
  await act(settle)
  return window
}

const press = async (testId: string) => {
  fireEvent.click(screen.getByTestId(testId))
  await act(settle)
}

test('says what the project file takes, and for what', async () => {
  await open()
  expect(screen.getByTestId('project-size').textContent).toBe(
    'This project takes 320 MB: 120 MB for what is heard now, 190 MB that only its history needs, 10 MB that will be given back. 70 changes can be gone back to.',
  )
})

test('asks before fewer changes are kept, and says how many go', async () => {
  const { bridge } = await open()
  await press('history-limit-50')
  expect(screen.getByTestId('history-question').textContent).toContain(
    'The 20 changes before the last 50 of this project can’t be undone any more afterwards.',
  )
  expect(bridge.inputs('app:settings:save')).toEqual([])
  await press('history-agree')
  expect(bridge.inputs('app:settings:save')).toEqual([{ historyLimit: 50 }])
  expect(screen.queryByTestId('history-question')).toBeNull()
})

test('leaves everything as it is after a no', async () => {
  const { bridge } = await open()
  await press('history-limit-20')
  await press('history-leave')
  expect(bridge.inputs('app:settings:save')).toEqual([])
  expect(screen.getByTestId('history-limit-1000').getAttribute('data-selected')).toBe('true')
})

test('keeps more without a question', async () => {
  const { bridge } = await open(50)
  await press('history-limit-200')
  expect(screen.queryByTestId('history-question')).toBeNull()
  expect(bridge.inputs('app:settings:save')[0]).toEqual({ historyLimit: 200 })
})

test('forgets all of the history after a yes, and looks again what the file takes', async () => {
  const { bridge } = await open()
  await press('forget-history')
  expect(bridge.inputs('app:history:limit')).toEqual([])
  await press('history-agree')
  expect(bridge.inputs('app:history:limit')).toEqual([{ most: 0 }])
  expect(bridge.inputs('app:project:size')).toHaveLength(2)
})

test('says why nothing was forgotten', async () => {
  const { bridge } = await open()
  bridge.answer('app:history:limit', () => err(failure('engine/busy')))
  await press('forget-history')
  await press('history-agree')
  expect(screen.getByRole('alert').textContent).toContain('Nothing was changed')
})

test('offers a limit that somebody has set elsewhere too', async () => {
  await open(77)
  expect(screen.getByTestId('history-limit-77').getAttribute('data-selected')).toBe('true')
})
