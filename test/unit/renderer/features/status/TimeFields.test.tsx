// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TimeFields } from '../../../../../renderer/features/status/TimeFields.tsx'
import { makeProjectView } from '../../../../support/window/fakeBridge.ts'
import { makeWindow, renderIn } from '../../../../support/window/makeWindow.tsx'
import { drawnTexts } from '../../../../support/window/textSheet.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(selection: { start: number; end: number } | null) {
  const window = await makeWindow({ project: { selection } })
  renderIn(window, <TimeFields />)
  const write = (testId: string, value: string) => {
    const field = screen.getByTestId(testId)
    fireEvent.change(field, { target: { value } })
    fireEvent.keyDown(field, { key: 'Enter' })
  }
  return { ...window, write, edits: () => window.bridge.inputs('app:edit:apply') }
}

test('start, end and length of the selection are read and written', async () => {
  const { write, edits } = await open({ start: 10, end: 20 })
  expect(
    ['start', 'end', 'length'].map((one) => (screen.getByTestId(`selection-${one}`) as HTMLInputElement).value),
  ).toEqual(['0:10.000', '0:20.000', '0:10.000'])
  write('selection-start', '12,5')
  write('selection-length', '0:04')
  expect(edits()).toEqual([
    { kind: 'setTimeSelection', start: 12.5, end: 20 },
    { kind: 'setTimeSelection', start: 12.5, end: 16.5 },
  ])
})

test('what is being typed stays when the value becomes another one meanwhile', async () => {
  const { bridge } = await open({ start: 10, end: 20 })
  const field = screen.getByTestId('selection-length') as HTMLInputElement
  field.focus()
  fireEvent.change(field, { target: { value: '5' } })
  act(() => bridge.emit('app:project:changed', makeProjectView({ revision: 2, selection: { start: 12, end: 20 } })))
  expect(screen.getByTestId('selection-length')).toBe(field)
  expect(field.value).toBe('5')
  expect((screen.getByTestId('selection-start') as HTMLInputElement).value).toBe('0:12.000')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(bridge.inputs('app:edit:apply')).toEqual([{ kind: 'setTimeSelection', start: 12, end: 17 }])
  // leaving it afterwards takes nothing again
  fireEvent.blur(field)
  expect(bridge.inputs('app:edit:apply')).toHaveLength(1)
})

test('what a press on a field has marked stays marked when the value becomes another one', async () => {
  const { bridge } = await open({ start: 10, end: 20 })
  const field = screen.getByTestId('selection-length') as HTMLInputElement
  const marked = () => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
  field.focus()
  act(() => bridge.emit('app:project:changed', makeProjectView({ revision: 2, selection: { start: 12, end: 20 } })))
  expect(marked()).toBe('0:08.000')
  field.setSelectionRange(2, 4)
  act(() => bridge.emit('app:project:changed', makeProjectView({ revision: 3, selection: { start: 13, end: 20 } })))
  expect([field.value, marked()]).toEqual(['0:07.000', ''])
})

test('without a selection it is the cursor', async () => {
  const { write, edits } = await open(null)
  write('cursor-time', '1:02')
  expect(edits()).toEqual([{ kind: 'clearSelection' }, { kind: 'setCursor', time: 62 }])
})

test('what is no time, and an end before the start, are said and change nothing', async () => {
  const { write, edits, app } = await open({ start: 10, end: 20 })
  const told = () => app.store.getState().notices.map(({ text }) => text)
  write('selection-end', 'soon')
  expect(told()).toEqual(['“soon” is no time. Write it like 1:30 or 90.'])
  write('selection-end', '0:05')
  expect(edits()).toEqual([])
  expect(told()).toEqual(['The end has to lie behind the start. The selection is as it was.'])
  write('selection-end', '0:30')
  expect(told()).toEqual([])
})

test('while a selection is drawn its times are pictures, and written when it rests', async () => {
  vi.useFakeTimers()
  const pictures = drawnTexts()
  const { app } = await open({ start: 10, end: 20 })
  const field = screen.getByTestId('selection-end') as HTMLInputElement
  const draw = (end: number) => act(() => app.store.getState().setDraft({ start: 10, end, trackIds: [] }))
  for (const end of [21, 22, 23]) draw(end)
  expect([field.value, field.parentElement?.dataset['runs']]).toEqual(['0:20.000', 'true'])
  expect(pictures).toEqual(['0:21.000', '0:11.000', '0:22.000', '0:12.000', '0:23.000', '0:13.000'])
  act(() => void vi.advanceTimersByTime(500))
  expect([field.value, field.parentElement?.dataset['runs']]).toEqual(['0:23.000', 'false'])
  draw(25)
  act(() => app.store.getState().setDraft(null))
  expect([field.value, field.parentElement?.dataset['runs']]).toEqual(['0:20.000', 'false'])
})
