// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ToolDock } from '../../../../../renderer/features/tools/ToolDock.tsx'
import { makeTools } from '../../../../support/window/makeTools.ts'
import { makeWindow, renderIn, settle } from '../../../../support/window/makeWindow.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

async function open(name: string) {
  const window = await makeWindow()
  renderIn(window, <ToolDock />)
  const tool = makeTools().find((one) => one.name === name)
  if (tool === undefined) throw new Error(`there is no ${name}`)
  act(() => window.app.store.getState().setTool(tool))
  return window
}
const type = (testId: string, text: string) => {
  const field = screen.getByTestId(testId)
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: text } })
  fireEvent.blur(field)
}
const run = async () => {
  fireEvent.submit(screen.getByTestId('tool-run').closest('form') as HTMLFormElement)
  await act(settle)
}

test('a tool starts with its defaults, runs with what was typed, and remembers it', async () => {
  const { bridge, app } = await open('apply_high_pass')
  type('tool-frequency_hz', '120')
  fireEvent.change(screen.getByTestId('tool-rolloff_db'), { target: { value: '24' } })
  await run()
  expect(bridge.inputs('app:tool:run')).toEqual([
    { tool: 'apply_high_pass', args: { frequency_hz: 120, rolloff_db: 24 } },
  ])
  expect([app.store.getState().said, app.store.getState().tool]).toEqual(['It is done.', null])
  cleanup()
  await open('apply_high_pass')
  expect((screen.getByTestId('tool-frequency_hz') as HTMLInputElement).value).toBe('120')
})

test('a value that is missing is asked for in a sentence and nothing is run', async () => {
  const { bridge } = await open('apply_amplify')
  await run()
  expect(screen.getByRole('alert').textContent).toBe('Fill in Gain (dB) first.')
  expect(bridge.inputs('app:tool:run')).toEqual([])
})

test('what was remembered and no longer fits the limits is forgotten', async () => {
  localStorage.setItem('tapehand:tools', JSON.stringify({ apply_high_pass: { frequency_hz: -5, rolloff_db: 7 } }))
  await open('apply_high_pass')
  expect((screen.getByTestId('tool-frequency_hz') as HTMLInputElement).value).toBe('80')
})

test('no picture is shown where there is nothing to show yet, and the length where a pace is changed', async () => {
  await open('apply_auto_duck')
  expect(screen.queryByTestId('effect-picture')).toBeNull()
  fireEvent.change(screen.getByTestId('tool-control'), { target: { value: 'Voice' } })
  expect(screen.getByTestId('duck-picture').textContent).toContain('Where Voice is heard, the others go down by −12 dB')
  cleanup()
  await open('apply_change_tempo')
  const told = () => screen.getByTestId('length-picture').querySelector('title')?.textContent
  expect(told()).toBe('Before: 1:40')
  type('tool-percent', '25')
  expect(told()).toBe('Before: 1:40, After: 1:20')
})

test('what has to be chosen before anything can be heard has the focus, not the first slider', async () => {
  await open('apply_auto_duck')
  expect((document.activeElement as HTMLElement).dataset['testid']).toBe('tool-control')
})
