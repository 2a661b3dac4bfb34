// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AllowedKinds } from '../../../../../renderer/features/approvals/AllowedKinds.tsx'
import { SettingsDialog } from '../../../../../renderer/features/settings/SettingsDialog.tsx'
import { failure } from '../../../../../shared/failures/index.ts'
import { err, ok } from '../../../../../shared/result.ts'
import { makeSettings } from '../../../../support/window/fakeBridge.ts'
import { makeWindow, renderIn, settle } from '../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

async function open(settings = {}) {
  const window = await makeWindow({ settings: { planner: 'model', ...settings } })
  renderIn(window, <SettingsDialog />)
  act(() => window.app.store.getState().openSettings())
  return { ...window, dialog: within(screen.getByRole('dialog', { name: 'Settings' })) }
}

test('saving sends what was changed and closes', async () => {
  const { app, bridge, dialog } = await open()
  bridge.answer('app:settings:save', () => ok(makeSettings()))
  fireEvent.change(dialog.getByTestId('model'), { target: { value: 'large' } })
  fireEvent.click(dialog.getByTestId('settings-save'))
  await act(settle)
  expect(bridge.inputs('app:settings:save')).toEqual([{ model: 'large' }])
  expect(app.store.getState().settingsOpen).toBe(false)
})

test('settings that are refused stay open and say why', async () => {
  const { app, bridge, dialog } = await open()
  bridge.answer('app:settings:save', () =>
    err(failure('settings/bad-value', { issues: [{ kind: 'format', parameter: 'baseUrl', format: 'url' }] })),
  )
  fireEvent.click(dialog.getByTestId('settings-save'))
  await act(settle)
  expect(dialog.getByRole('alert').textContent).toContain(
    'the address must be one that begins with http:// or https://',
  )
  expect(app.store.getState().settingsOpen).toBe(true)
})

test('a saved key is never shown, only that there is one', async () => {
  const { dialog } = await open({ keySource: 'saved' })
  const field = dialog.getByTestId<HTMLInputElement>('key')
  expect(field.type).toBe('password')
  expect(field.value).toBe('')
  expect(dialog.getByText(/A key is saved/)).toBeTruthy()
})

test('the test uses the values as they stand and shows the answer or the failure', async () => {
  const { bridge, dialog } = await open()
  bridge.answer('app:settings:test', () => ok({ answer: 'pong' }))
  fireEvent.change(dialog.getByTestId('model'), { target: { value: 'large' } })
  fireEvent.click(dialog.getByTestId('settings-test'))
  await act(settle)
  expect(bridge.inputs('app:settings:test')).toEqual([{ model: 'large' }])
  expect(dialog.getByTestId('test-outcome').textContent).toBe('It answers: pong')

  bridge.answer('app:settings:test', () => err(failure('model/unreachable', { host: 'example.org' })))
  fireEvent.click(dialog.getByTestId('settings-test'))
  await act(settle)
  expect(dialog.getByTestId('test-outcome').textContent).toContain("example.org can't be reached")
})

test('what is sent is asked for when it is opened, and shown as it is', async () => {
  const { bridge, dialog } = await open()
  bridge.answer('app:settings:summary', () => ok({ text: 'Project "Episode" <b>' }))
  expect(bridge.inputs('app:settings:summary')).toEqual([])
  fireEvent.click(dialog.getByTestId('what-is-sent'))
  await act(settle)
  expect(dialog.getByTestId('sent-text').textContent).toBe('Project "Episode" <b>')
})

test('offline needs no model fields', async () => {
  const { dialog } = await open({ planner: 'offline' })
  expect(dialog.queryByTestId('base-url')).toBeNull()
})

test('another language is saved when it is chosen, and spoken as soon as it is the setting', async () => {
  const { app, bridge, dialog } = await open()
  bridge.answer('app:settings:save', () => ok(makeSettings({ language: 'de' })))
  fireEvent.click(dialog.getByRole('radio', { name: 'Deutsch' }))
  await act(settle)
  expect(bridge.inputs('app:settings:save')).toEqual([{ language: 'de' }])
  act(() => app.store.setState({ settings: makeSettings({ language: 'de' }) }))
  expect(screen.getByRole('dialog', { name: 'Einstellungen' })).toBeTruthy()
})

test('what the ruler counts in is set here as in its menu, and follows when it is set there', async () => {
  const { app, bridge, dialog } = await open({ timeFormat: 'seconds' })
  const chosen = () => dialog.getByRole<HTMLInputElement>('radio', { checked: true, name: /^(Min|Sec|Sam)/ }).value
  expect(chosen()).toBe('seconds')
  bridge.answer('app:settings:save', () => ok(makeSettings()))
  fireEvent.click(dialog.getByRole('radio', { name: 'Samples' }))
  await act(settle)
  expect(bridge.inputs('app:settings:save')).toEqual([{ timeFormat: 'samples' }])
  act(() => app.store.setState({ settings: makeSettings({ planner: 'model', timeFormat: 'clock' }) }))
  expect(chosen()).toBe('clock')
})

test('the settings stand under headings, with what is done without asking among them', async () => {
  const window = await makeWindow({ conversation: { allowed: [{ tool: 'mute_track', title: 'Mute Track' }] } })
  window.bridge.answer('app:approval:disallow', () => ok())
  renderIn(window, <SettingsDialog allowed={<AllowedKinds />} />)
  act(() => window.app.store.getState().openSettings())
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Appearance', 'Listening', 'Editing', 'Other programs', 'Project file'])
  const editing = within(screen.getByRole('region', { name: 'Editing' }))
  expect(editing.getByText(/waits for your yes/)).toBeTruthy()
  fireEvent.click(editing.getByRole('button', { name: /again/ }))
  expect(window.bridge.inputs('app:approval:disallow')).toEqual([{ tool: 'mute_track' }])
})
