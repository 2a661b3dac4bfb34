// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LabelList } from '../../../../../renderer/features/labels/LabelList.tsx'
import { makeWindow, renderIn, settle } from '../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

const labels = [
  { id: 'l1', text: 'intro', start: 0, end: 12 },
  { id: 'l2', text: 'chapter', start: 65, end: 65 },
]

test('every label has a field with its place, and a button that deletes it', async () => {
  const window = await makeWindow()
  renderIn(window, <LabelList labels={labels} />)
  const field = screen.getByRole('textbox', { name: 'Text of the label 0:00 to 0:12' })
  fireEvent.change(field, { target: { value: ' opening ' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.blur(screen.getByRole('textbox', { name: 'Text of the label at 1:05' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete the label chapter' }))
  await act(settle)
  expect(window.bridge.inputs('app:edit:apply')).toEqual([
    { kind: 'renameLabel', labelId: 'l1', text: 'opening' },
    { kind: 'deleteLabels', labelIds: ['l2'] },
  ])
  expect(window.app.store.getState().announcements.at(-1)?.text).toBe('Label chapter deleted')
})

test('without labels it says how to make one', async () => {
  renderIn(await makeWindow(), <LabelList labels={[]} />)
  expect(screen.getByText(/Ctrl\+B adds one/u)).toBeTruthy()
})

test('its edges are edited as times, moved by the arrows, and said; what is no time changes nothing', async () => {
  const window = await makeWindow({ project: { labels } })
  renderIn(window, <LabelList labels={labels} />)
  const end = screen.getByRole('textbox', { name: 'End of the label intro' })
  fireEvent.keyDown(end, { key: 'ArrowUp' })
  fireEvent.keyDown(end, { key: 'ArrowUp', shiftKey: true })
  fireEvent.keyDown(end, { key: 'Enter' })
  const start = screen.getByRole('textbox', { name: 'Start of the label chapter' })
  fireEvent.change(start, { target: { value: '1:10' } })
  fireEvent.blur(start)
  await act(settle)
  expect(window.bridge.inputs('app:edit:apply')).toEqual([
    { kind: 'moveLabel', labelId: 'l1', start: 0, end: 13.1 },
    { kind: 'moveLabel', labelId: 'l2', start: 70, end: 70 },
  ])
  expect(window.app.store.getState().announcements.at(-1)?.text).toBe('Label chapter, at 1:10')
  fireEvent.change(start, { target: { value: 'soon' } })
  act(() => void fireEvent.blur(start))
  expect([
    window.bridge.calls.length,
    window.app.store.getState().notices[0]?.text,
    (start as HTMLInputElement).value,
  ]).toEqual([2, '“soon” is no time. Write it like 1:30 or 90.', '1:05'])
})

test('of many labels the rest is a press away, and it is said how many there are', async () => {
  const many = Array.from({ length: 450 }, (_, index) => ({
    id: `l${index}`,
    text: `Pause ${index}`,
    start: index,
    end: index,
  }))
  renderIn(await makeWindow(), <LabelList labels={many} />)
  const count = () => screen.getAllByRole('listitem').length
  expect([count(), screen.getByTestId('labels-more').textContent]).toEqual([200, 'Show more: 200 of 450'])
  fireEvent.click(screen.getByTestId('labels-more'))
  fireEvent.click(screen.getByTestId('labels-more'))
  expect([count(), screen.queryByTestId('labels-more')]).toEqual([450, null])
})
