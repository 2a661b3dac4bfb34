// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ChatPanel } from '../../../../../renderer/features/chat/ChatPanel.tsx'
import { choiceBoxes, choicePlaces } from '../../../../../renderer/features/chat/choicePlaces.ts'
import type { ChatMessage, Question } from '../../../../../shared/schemas/conversation.ts'
import { makeProjectView } from '../../../../support/window/fakeBridge.ts'
import { makeWindow, renderIn } from '../../../../support/window/makeWindow.tsx'

afterEach(cleanup)

const project = makeProjectView()
const [voice, music] = project.tracks
if (voice === undefined || music === undefined) throw new Error('the project has two tracks')
const [intro, talk] = voice.clips
if (intro === undefined || talk === undefined) throw new Error('the first has two clips')

const question: Question = {
  id: 'q',
  kind: 'choose',
  text: 'Several fit “clip”:\n1. Intro\n2. Talk\n3. Music\nWhich one?',
  answers: [
    { label: '1. Intro', say: '1', thing: { what: 'clip', id: intro.id } },
    { label: '2. Talk', say: '2', thing: { what: 'clip', id: talk.id } },
    { label: '3. Music', say: '3', thing: { what: 'track', id: music.id } },
    { label: 'All of them', say: 'all' },
  ],
}
const message: ChatMessage = {
  id: 'm1',
  from: 'tapehand',
  text: question.text,
  at: '2026-01-01T00:00:00Z',
  requestId: 'r',
  state: 'asked',
  undoId: null,
  planner: 'offline',
  offer: null,
}

test('each thing that is chosen between has its number where it lies', () => {
  expect(choicePlaces(question, project)).toEqual([
    { number: 1, start: intro.start, end: intro.end, trackIds: [voice.id] },
    { number: 2, start: talk.start, end: talk.end, trackIds: [voice.id] },
    expect.objectContaining({ number: 3, trackIds: [music.id] }),
  ])
  expect(
    choicePlaces({ ...question, answers: [{ label: '1. gone', say: '1', thing: { what: 'clip', id: 'x' } }] }, project),
  ).toEqual([])
})

test('the choices are said once, by their buttons, which light their place; the lanes have the same numbers', async () => {
  const window = await makeWindow({ conversation: { state: 'choosing', question, messages: [message] } })
  renderIn(window, <ChatPanel />)
  const { store } = window.app
  expect(screen.getByTestId('message-tapehand').querySelector('.message-text')?.textContent).toBe(
    'Several fit “clip”:\nWhich one?',
  )
  expect(choiceBoxes(store.getState(), voice.id).map(({ text }) => text)).toEqual(['1', '2'])
  act(() => screen.getByTestId('answer-2').focus())
  expect(store.getState().shownPlace).toMatchObject({ start: talk.start, trackIds: [voice.id] })
  act(() => screen.getByTestId('answer-4').focus())
  expect(store.getState().shownPlace).toBeNull()
})

test('what was chosen between stays in the conversation in full', async () => {
  renderIn(await makeWindow({ conversation: { messages: [message] } }), <ChatPanel />)
  expect(screen.getByTestId('message-tapehand').textContent).toContain('2. Talk')
})
