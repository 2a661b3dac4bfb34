// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ChatPanel } from '../../../../../renderer/features/chat/ChatPanel.tsx'
import type { ChatMessage } from '../../../../../shared/schemas/conversation.ts'
import { makeWindow, renderIn } from '../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

const message: ChatMessage = {
  id: 'm1',
  from: 'tapehand',
  text: 'Voice is cut off at full scale in 1 place: 0:20.',
  at: '2026-01-01T00:00:00Z',
  requestId: 'r',
  state: 'talk',
  undoId: null,
  planner: 'offline',
  offer: null,
  pointers: {
    places: [{ start: 20, end: 20.5, trackIds: ['t1'], label: '0:20 Voice' }],
    offers: ['limit everything to -1 dB'],
  },
}

const open = async () => {
  const window = await makeWindow({ conversation: { messages: [message] } })
  renderIn(window, <ChatPanel />)
  await act(async () => {})
  return window
}

test('a place of an answer is selected with one press, and lit while it is pointed at', async () => {
  const { app, bridge } = await open()
  const place = screen.getByTestId('answer-place')
  expect(place.textContent).toBe('Go to 0:20 Voice')
  act(() => place.focus())
  expect(app.store.getState().shownPlace).toMatchObject({ start: 20, end: 20.5, trackIds: ['t1'] })
  fireEvent.click(place)
  expect(bridge.inputs('app:edit:apply')).toEqual([{ kind: 'setTimeSelection', start: 20, end: 20.5 }])
})

test('what is offered is said with one press, and not before', async () => {
  const { bridge } = await open()
  expect(bridge.inputs('app:chat:send')).toEqual([])
  fireEvent.click(screen.getByTestId('answer-offer'))
  expect(bridge.inputs('app:chat:send')).toEqual([{ text: 'limit everything to -1 dB' }])
})

test('a list of places stands for the words that list them, with how long each is', async () => {
  const places = [
    { start: 1, end: 2.2, trackIds: [], label: '0:01' },
    { start: 3.2, end: 5.2, trackIds: [], label: '0:03.2' },
  ]
  const text = 'There are 2 pauses: 0:01–0:02.2 (1.2 s), 0:03.2–0:05.2 (2 s).'
  const pointers = { places, offers: ['label the pauses'], lead: 'There are 2 pauses.' }
  const window = await makeWindow({ conversation: { messages: [{ ...message, text, pointers }] } })
  renderIn(window, <ChatPanel />)
  expect(screen.getByTestId('message-tapehand').querySelector('.message-text')?.textContent).toBe('There are 2 pauses.')
  expect(screen.getAllByTestId('answer-place').map((place) => place.textContent)).toEqual([
    'Go to 0:01 1.2 s',
    'Go to 0:03.2 2 s',
  ])
  expect(screen.getByTestId('answer-offer').textContent).toBe('Label the pauses')
})

test('a label that was put at a place is taken out again with one press, and is struck once it is gone', async () => {
  const places = [
    { start: 1, end: 2, trackIds: [], label: '0:01 Pause 1', labelId: 'l1' },
    { start: 4, end: 5, trackIds: [], label: '0:04 Pause 2', labelId: 'gone' },
  ]
  const window = await makeWindow({ conversation: { messages: [{ ...message, pointers: { places, offers: [] } }] } })
  const { project } = window.app.store.getState()
  if (project === null) throw new Error('there is no project')
  window.app.store.setState({
    project: { ...project, labels: [{ id: 'l1', text: 'Pause 1', start: 1, end: 2 }] },
  } as never)
  renderIn(window, <ChatPanel />)
  await act(async () => {})
  const [first, ...more] = screen.getAllByTestId('answer-take-out')
  expect([first?.getAttribute('aria-label'), more]).toEqual(['Take out 0:01 Pause 1', []])
  expect(screen.getAllByTestId('answer-place')[1]?.closest('.answer-label-gone')).not.toBeNull()
  fireEvent.click(first as HTMLElement)
  await act(async () => {})
  expect(window.bridge.inputs('app:edit:apply')).toEqual([{ kind: 'deleteLabels', labelIds: ['l1'] }])
})

test('of many places it is said how many there are, and all of them can be got at', async () => {
  const places = Array.from({ length: 130 }, (_, index) => ({
    start: index,
    end: index + 0.5,
    trackIds: [],
    label: `${index}`,
  }))
  const pointers = { places, offers: [], unlisted: 20 }
  renderIn(await makeWindow({ conversation: { messages: [{ ...message, pointers }] } }), <ChatPanel />)
  await act(async () => {})
  const shown = () => screen.getAllByTestId('answer-place')
  expect([shown().length, screen.getByTestId('answer-more').textContent]).toEqual([12, 'Show more: 12 of 150'])
  // when: gone through to the last that is there, and one further
  fireEvent.click(shown()[11] as HTMLElement)
  fireEvent.keyDown(shown()[11] as HTMLElement, { key: 'ArrowRight' })
  expect([shown().length, document.activeElement]).toEqual([13, shown()[12]])
  fireEvent.click(screen.getByTestId('answer-more'))
  expect([shown().length, screen.getByTestId('answer-more').textContent]).toEqual([113, 'Show more: 113 of 150'])
  fireEvent.click(screen.getByTestId('answer-more'))
  expect([shown().length, screen.queryByTestId('answer-more')]).toEqual([130, null])
  expect(screen.getByText('130 of 150; the list of labels has all of them.')).toBeTruthy()
})
