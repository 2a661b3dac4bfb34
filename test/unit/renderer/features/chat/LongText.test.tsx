// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MessageRow } from '../../../../../renderer/features/chat/MessageRow.tsx'
import type { ChatMessage } from '../../../../../shared/schemas/conversation.ts'
import { makeWindow, renderIn } from '../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

const said = (text: string, from: ChatMessage['from'] = 'person'): ChatMessage => ({
  id: 'm1',
  from,
  text,
  at: '2026-01-02T10:00:00.000Z',
  requestId: 'r1',
  state: from === 'person' ? null : 'talk',
  undoId: null,
  planner: 'offline',
  offer: null,
})
const notes = Array.from({ length: 30 }, (_, index) => `${index}:00 too loud`).join('\n')

test('of a very long message of one’s own the beginning is shown, and all of it at a press', async () => {
  renderIn(await makeWindow({}), <MessageRow message={said(notes)} />)
  const button = screen.getByRole('button', { name: 'Show all' })
  expect(screen.getByText(/29:00/u).className).toContain('message-clamped')
  fireEvent.click(button)
  expect(screen.getByText(/29:00/u).className).not.toContain('message-clamped')
  fireEvent.click(screen.getByRole('button', { name: 'Show less' }))
  expect(screen.getByText(/29:00/u).className).toContain('message-clamped')
})

test('what a search has come to is shown whole, and a short message or an answer has nothing to press', async () => {
  const window = await makeWindow({})
  renderIn(window, <MessageRow message={said(notes)} isFound />)
  expect(screen.getByText(/29:00/u).className).not.toContain('message-clamped')
  cleanup()
  renderIn(window, <MessageRow message={said('trim the start')} />)
  renderIn(window, <MessageRow message={said(notes, 'tapehand')} />)
  expect(screen.queryByTestId('message-show-all')).toBeNull()
})
