// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ChatPanel } from '../../../../../renderer/features/chat/ChatPanel.tsx'
import { ok } from '../../../../../shared/result.ts'
import { makeMessage as message } from '../../../../support/window/makeMessage.ts'
import { makeWindow, renderIn, settle } from '../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

async function openReworded(undoId: string | null) {
  const messages = [
    message({ id: 'm1', from: 'person', text: 'trim the first 30', requestId: 'a' }),
    message({ id: 'm2', text: 'Trimmed.', state: 'done', undoId: 'e1', requestId: 'a' }),
    message({ id: 'm3', from: 'person', text: 'what is this?', requestId: 'b' }),
  ]
  const history = undoId === null ? [] : [{ id: undoId, label: 'Trim', text: 'trim' }]
  const project = { history, historyPosition: history.length, canUndo: history.length > 0 }
  const window = await makeWindow({ conversation: { messages }, project })
  window.bridge.answer('app:history:undo', () => ok({ label: 'Trim' }))
  renderIn(window, <ChatPanel />)
  const [first] = screen.getAllByTestId('reword')
  if (first) fireEvent.click(first)
  const field = screen.getByTestId<HTMLTextAreaElement>('chat-input')
  return { ...window, field }
}

test('words of before are said again with changes, and what they did is taken back first', async () => {
  const { bridge, field } = await openReworded('e1')
  expect(field.value).toBe('trim the first 30')
  expect(screen.getByTestId('rewording').textContent).toContain('taken back first')
  fireEvent.change(field, { target: { value: 'trim the first 20' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await act(settle)
  expect(bridge.inputs('app:history:undo')).toHaveLength(1)
  expect(bridge.inputs('app:chat:send')).toEqual([{ text: 'trim the first 20' }])
  expect(screen.queryByTestId('rewording')).toBeNull()
})

test('what something has come behind stays, and Escape leaves the words as they were', async () => {
  const { bridge, field } = await openReworded('e2')
  expect(screen.getByTestId('rewording').textContent).toContain('stays')
  fireEvent.keyDown(field, { key: 'Escape' })
  expect([field.value, screen.queryByTestId('rewording')]).toEqual(['', null])
  fireEvent.change(field, { target: { value: 'mute it' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await act(settle)
  expect([bridge.inputs('app:history:undo'), bridge.inputs('app:chat:send')]).toEqual([[], [{ text: 'mute it' }]])
})

test('what was said is found by its words, one after the other', async () => {
  await openReworded(null)
  const found = () => document.querySelector('.message-found')?.textContent ?? ''
  fireEvent.click(screen.getByTestId('chat-search-open'))
  const search = screen.getByTestId('chat-search')
  fireEvent.change(search, { target: { value: 'trim' } })
  expect([screen.getByTestId('chat-search-count').textContent, found()]).toEqual([
    '1 of 2',
    expect.stringContaining('Trimmed.'),
  ])
  fireEvent.keyDown(search, { key: 'Enter' })
  expect(found()).toContain('trim the first 30')
  fireEvent.keyDown(search, { key: 'Escape' })
  expect([screen.queryByTestId('chat-search'), found()]).toEqual([null, ''])
})

test('the focus goes back to the button that opened the search', async () => {
  const messages = ['one', 'two', 'three'].map((text) => message({ from: 'person', text }))
  renderIn(await makeWindow({ conversation: { messages } }), <ChatPanel />)
  fireEvent.click(screen.getByTestId('chat-search-open'))
  fireEvent.keyDown(screen.getByTestId('chat-search'), { key: 'Escape' })
  expect(document.activeElement).toBe(screen.getByTestId('chat-search-open'))
})
