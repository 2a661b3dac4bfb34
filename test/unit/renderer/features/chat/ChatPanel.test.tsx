// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ChatPanel } from '../../../../../renderer/features/chat/ChatPanel.tsx'
import { makeConversation, makeProjectView } from '../../../../support/window/fakeBridge.ts'
import { makeMessage as message } from '../../../../support/window/makeMessage.ts'
import { makeApproval } from '../../../../support/window/makeApproval.ts'
import { makeWindow, renderIn } from '../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

test('an empty chat suggests something, and a press says it', async () => {
  const window = await makeWindow()
  renderIn(window, <ChatPanel />)
  fireEvent.click(screen.getByRole('button', { name: 'Delete the first 25 seconds' }))
  expect(window.bridge.inputs('app:chat:send')).toEqual([{ text: 'Delete the first 25 seconds' }])
})

test('messages are a log, in order, with the state of each answer', async () => {
  const window = await makeWindow({
    conversation: {
      messages: [message({ from: 'person', text: 'cut it' }), message({ text: 'Refused.', state: 'refused' })],
    },
  })
  renderIn(window, <ChatPanel />)
  expect(screen.getByRole('log', { name: 'Conversation' }).textContent).toBe('You: cut itTapehand: Refused.Refused')
})

test('what the person did not want is told apart from what was not done for them', async () => {
  const messages = [message({ text: 'Nothing.', state: 'rejected' }), message({ text: 'No.', state: 'refused' })]
  renderIn(await makeWindow({ conversation: { messages } }), <ChatPanel />)
  expect(screen.getAllByTestId('message-state').map((badge) => badge.textContent)).toEqual(['Rejected', 'Refused'])
})

test('suggestions are renewed: three that were not said yet, and none while something waits', async () => {
  const said = ['delete the first 25 seconds', 'Mute Voice', 'Fade out the last 5 seconds']
  const messages = said.map((text) => message({ from: 'person', text }))
  const window = await makeWindow({ conversation: { messages } })
  renderIn(window, <ChatPanel />)
  const suggested = () => screen.queryByRole('group', { name: 'Suggestions' })?.textContent
  expect(suggested()).toBe('Unmute MusicSplit at 0:50Find the pauses in Voice')
  act(() => window.bridge.emit('app:conversation:changed', makeConversation({ messages, state: 'clarifying' })))
  expect(suggested()).toBeUndefined()
})

test('what the last answer offers is not suggested below it once more', async () => {
  const offers = ['fade out the last 5 seconds']
  const messages = [
    message({ from: 'person', text: 'what can you do?' }),
    message({ text: 'This:', state: 'talk', pointers: { places: [], offers } }),
  ]
  renderIn(await makeWindow({ conversation: { messages } }), <ChatPanel />)
  expect(screen.getAllByRole('button', { name: /Fade out the last/ })).toHaveLength(1)
  expect(screen.queryByRole('group', { name: 'Places' })).toBeNull()
})

test('what was asked in the dock goes when its answer is there, and what was asked in words stays', async () => {
  const messages = [
    message({ text: 'Which part?', state: 'asked', requestId: 'a' }),
    message({ from: 'person', text: 'all', requestId: 'a' }),
    message({ text: 'Reverse all. Shall I?', state: 'asked', requestId: 'a' }),
    message({ text: 'Reversed.', state: 'done', requestId: 'a' }),
  ]
  renderIn(await makeWindow({ conversation: { messages } }), <ChatPanel />)
  const said = screen.getAllByTestId('message-tapehand').map((row) => row.querySelector('p')?.textContent)
  expect(said).toEqual(['Which part?', 'Reversed.'])
})

test('what was asked and has its answer in words is seen to be answered', async () => {
  const messages = [
    message({ text: 'Reverse all. Shall I go ahead?', state: 'asked', requestId: 'a' }),
    message({ from: 'person', text: 'never mind', requestId: 'a' }),
    message({ text: 'All right.', state: 'cancelled', requestId: 'a' }),
  ]
  renderIn(await makeWindow({ conversation: { messages } }), <ChatPanel />)
  expect(screen.getAllByTestId('message-state').map((badge) => badge.textContent)).toEqual(['Answered', 'Cancelled'])
})

test('what waits stays a card while something else is talked about', async () => {
  const messages = [
    message({ from: 'person', text: 'delete it', requestId: 'a' }),
    message({ text: 'Delete 0:00–0:10. Shall I go ahead?', state: 'asked', requestId: 'a' }),
    message({ from: 'person', text: 'how long is it?', requestId: 'a' }),
    message({ text: 'It is 1:00 long.', state: 'talk', requestId: 'a' }),
  ]
  const approval = makeApproval()
  renderIn(await makeWindow({ conversation: { state: 'awaitingApproval', messages, approval } }), <ChatPanel />)
  expect(screen.getByTestId('pending-go').textContent).toBe('Waiting for you below the tracks')
  expect(screen.queryByText(/Shall I go ahead/u)).toBeNull()
})

test('what was set aside asks no more: which request it was and how it is taken up is said where it was left', async () => {
  const setAside = 'Set aside: “reverse all”. Say “back to the other one” to go on with it.'
  const messages = [
    message({ from: 'person', text: 'reverse all', requestId: 'a' }),
    message({ text: 'Reverse all. Shall I go ahead?', state: 'asked', requestId: 'a' }),
    message({ from: 'person', text: 'how long is it?', requestId: 'a' }),
    message({ text: 'It is 1:00 long.', state: 'talk', requestId: 'a' }),
    message({ from: 'person', text: 'mute', requestId: 'b' }),
    message({ text: setAside, state: 'talk', offer: 'takeUp', requestId: 'b' }),
    message({ text: 'Which track?', state: 'asked', requestId: 'b' }),
  ]
  renderIn(await makeWindow({ conversation: { messages, aside: ['reverse all'] } }), <ChatPanel />)
  const said = screen.getAllByTestId('message-tapehand').map((row) => row.querySelector('p')?.textContent)
  expect(said).toEqual(['It is 1:00 long.', setAside, 'Which track?'])
  expect(screen.getByTestId('take-up')).toBeTruthy()
})

test('what was asked goes as soon as it is carried out', async () => {
  const messages = [
    message({ from: 'person', text: 'reverse all', requestId: 'a' }),
    message({ text: 'Reverse all. Shall I?', state: 'asked', requestId: 'a' }),
  ]
  const window = await makeWindow({ conversation: { messages, state: 'awaitingApproval' } })
  renderIn(window, <ChatPanel />)
  expect(screen.getByText('Reverse all. Shall I?')).toBeTruthy()
  act(() => window.bridge.emit('app:conversation:changed', makeConversation({ messages, state: 'running' })))
  expect(screen.queryByText('Reverse all. Shall I?')).toBeNull()
})

test('markup in a message is shown as text', async () => {
  const window = await makeWindow({
    conversation: { messages: [message({ text: '<b>bold</b> [x](javascript:alert(1))' })] },
  })
  const { container } = renderIn(window, <ChatPanel />)
  expect(container.querySelector('b, a')).toBeNull()
  expect(screen.getByRole('log', { name: 'Conversation' }).textContent).toContain(
    '<b>bold</b> [x](javascript:alert(1))',
  )
})

test('only the request that made the newest change can be undone from its answer', async () => {
  const history = [
    { id: 'h1', label: 'Trim', text: 'trim' },
    { id: 'h2', label: 'Fade out', text: 'fade' },
  ]
  const messages = [
    message({ text: 'one', state: 'done', undoId: 'h1' }),
    message({ text: 'two', state: 'done', undoId: 'h2' }),
  ]
  const window = await makeWindow({ project: { history, historyPosition: 2 }, conversation: { messages } })
  renderIn(window, <ChatPanel />)
  const undo = screen.getAllByRole('button', { name: 'Undo' })
  expect(undo.map((button) => button.closest('.message')?.textContent)).toEqual([expect.stringContaining('two')])

  act(() => window.bridge.emit('app:project:changed', makeProjectView({ revision: 2, history, historyPosition: 1 })))

  expect(screen.getByRole('button', { name: 'Undo' }).closest('.message')?.textContent).toContain('one')
  expect(screen.getAllByTestId('message-state').map((badge) => badge.textContent)).toEqual(['Done', 'Undone'])

  act(() => window.bridge.emit('app:project:changed', makeProjectView({ revision: 3, history, historyPosition: 2 })))

  expect(screen.getAllByTestId('message-state').map((badge) => badge.textContent)).toEqual(['Done', 'Done'])
})

test('what a model failed at can be done without it, with the person’s own words', async () => {
  const messages = [
    message({ from: 'person', text: 'cut it', requestId: 'a' }),
    message({ text: 'No network.', state: 'failed', planner: 'model', offer: 'offline', requestId: 'a' }),
  ]
  const window = await makeWindow({ conversation: { messages } })
  renderIn(window, <ChatPanel />)
  fireEvent.click(screen.getByRole('button', { name: 'Do it without the model' }))
  expect(window.bridge.inputs('app:chat:send')).toEqual([{ text: 'cut it', planner: 'offline' }])
})

test('is not offered any more once something else was said', async () => {
  const messages = [
    message({ from: 'person', text: 'cut it', requestId: 'a' }),
    message({ state: 'failed', offer: 'offline', requestId: 'a' }),
    message({ from: 'person', text: 'hello', requestId: 'b' }),
  ]
  renderIn(await makeWindow({ conversation: { messages } }), <ChatPanel />)
  expect(screen.queryByTestId('do-offline')).toBeNull()
})

test('a choice is numbered, and a press answers it', async () => {
  const question = {
    id: 'q',
    kind: 'choose' as const,
    text: 'Which take?',
    answers: [
      { label: '1. Take 1', say: '1' },
      { label: 'Take 2', say: '2' },
    ],
  }
  const window = await makeWindow({ conversation: { state: 'choosing', question } })
  renderIn(window, <ChatPanel />)
  expect(screen.getByRole('group', { name: 'Which take?' }).textContent).toContain('1Take 12Take 2')
  fireEvent.click(screen.getByTestId('answer-2'))
  expect(window.bridge.inputs('app:chat:send')).toEqual([{ text: '2' }])
})

test('a question that the last message asks already is not shown twice', async () => {
  const question = { id: 'q', kind: 'clarify' as const, text: 'Which part?', answers: [{ label: 'All', say: 'all' }] }
  const window = await makeWindow({
    conversation: { state: 'clarifying', question, messages: [message({ text: 'Which part?', state: 'asked' })] },
  })
  const { container } = renderIn(window, <ChatPanel />)
  expect(container.querySelector('.question-text')).toBeNull()
  expect(screen.getByRole('group', { name: 'Which part?' })).toBeTruthy()
})

test('streamed words appear as they come, and waiting messages are shown as such', async () => {
  const window = await makeWindow({
    conversation: { state: 'planning', messages: [message({ from: 'person', text: 'a' })], queued: ['then fade out'] },
  })
  renderIn(window, <ChatPanel />)
  act(() => window.bridge.emit('app:conversation:streaming', { text: 'I am thin' }))
  expect(screen.getByRole('log', { name: 'Conversation' }).textContent).toContain('I am thin')
  expect(screen.getByText('then fade out').textContent).toBe('Waitingthen fade out')
})

test('what runs says how far it is', async () => {
  const window = await makeWindow({ conversation: { state: 'running' } })
  renderIn(window, <ChatPanel />)
  expect(screen.getByTestId('activity').textContent).toBe('Working')
  act(() => window.bridge.emit('app:jobs:changed', [{ id: 'j', title: 'High-Pass Filter', fraction: 0.426 }]))
  expect(screen.getByTestId('activity').textContent).toBe('High-Pass Filter, 43 %')
})

test('a running request can be cancelled', async () => {
  const window = await makeWindow({ conversation: { state: 'running' } })
  renderIn(window, <ChatPanel />)
  fireEvent.click(screen.getByTestId('chat-cancel'))
  expect(window.bridge.inputs('app:chat:cancel')).toHaveLength(1)
  act(() => window.bridge.emit('app:conversation:changed', makeConversation()))
  expect(screen.queryByTestId('chat-cancel')).toBeNull()
})

test('the plan is there as it runs, with the step that is under way', async () => {
  const window = await makeWindow({
    conversation: { state: 'running', running: { steps: ['Delete 0:00–0:10', 'Fade out', 'Play'], at: 1 } },
  })
  renderIn(window, <ChatPanel />)
  const steps = screen.getByRole('list', { name: 'Steps' })
  expect(steps.textContent).toBe('Delete 0:00–0:10, doneFade out, nowPlay')
  expect(steps.querySelector('[aria-current=step]')?.textContent).toContain('Fade out')

  act(() => window.bridge.emit('app:conversation:changed', makeConversation({ state: 'idle', running: null })))
  expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull()
})

test('long work stands in its step: how far it is, once, and the way out', async () => {
  const window = await makeWindow({ conversation: { state: 'running', running: { steps: ['Reduce noise'], at: 0 } } })
  renderIn(window, <ChatPanel />)
  expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull()
  act(() => window.bridge.emit('app:jobs:changed', [{ id: 'j', title: 'Noise Reduction', fraction: 0.426 }]))
  expect(screen.getByRole('list', { name: 'Steps' }).textContent).toBe('Reduce noise, now43 %')
  expect(screen.queryByTestId('activity')).toBeNull()
  fireEvent.click(screen.getByTestId('running-cancel'))
  expect(window.bridge.inputs('app:chat:cancel')).toHaveLength(1)
})

test('a model’s plan is a checklist with criteria, tries and what comes first, and stays with its answer', async () => {
  const plan = [
    {
      goal: 'shorten',
      after: [],
      doneWhen: ['the project is at most 50 s long'],
      state: 'done' as const,
      tries: 2,
      found: null,
    },
    {
      goal: 'level',
      after: [1],
      doneWhen: ['the peak is at most -1 dB'],
      state: 'now' as const,
      tries: 0,
      found: 'the peak is 0 dB',
    },
    {
      goal: 'label it',
      after: [1, 2],
      doneWhen: ['there is at least 1 label'],
      state: 'waits' as const,
      tries: 0,
      found: 'there are no labels',
    },
  ]
  const window = await makeWindow({ conversation: { state: 'planning', plan } })
  renderIn(window, <ChatPanel />)
  const list = screen.getByRole('list', { name: 'Plan' })
  expect(list.textContent).toBe(
    'shorten, doneThe project is at most 50 s long2 trieslevel, nowDone when the peak is at most −1 dBNow the peak is 0 dB' +
      'label itDone when there is at least 1 labelAfter “shorten” and “level”',
  )
  expect(list.querySelector('[aria-current=step]')?.textContent).toContain('level')

  const ended = message({
    text: 'Partly.',
    state: 'partly',
    plan: plan.map((one) => ({ ...one, state: 'missed' as const })),
  })
  act(() => window.bridge.emit('app:conversation:changed', makeConversation({ messages: [ended] })))
  expect(screen.getByRole('list', { name: 'Plan' }).textContent).toContain('shorten, not reached')
})
