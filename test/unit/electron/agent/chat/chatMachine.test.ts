import { describe, expect, it } from 'vitest'
import {
  type ChatEvent,
  type ChatSnapshot,
  emptyContext,
  nextChat,
  startChat,
  stateOf,
} from '../../../../../electron/agent/chat/chatMachine.ts'
import type { OpenRequest, QuestionStage } from '../../../../../electron/agent/chat/openRequest.ts'
import { conversationStates } from '../../../../../shared/schemas/conversation.ts'
import { step } from '../../../../support/scriptedPlanner.ts'

const request: OpenRequest = {
  id: 'r',
  text: 'cut',
  planner: 'offline',
  planned: [],
  aside: null,
  notes: [],
  begun: false,
  stage: null,
  leftOut: [],
  chosen: null,
}
const question: QuestionStage = {
  kind: 'clarify',
  question: { id: 'q', kind: 'clarify', text: '?', answers: [] },
  step: 0,
  missing: 'range',
  choices: [],
  asker: 'preparation',
}
const approval = {
  kind: 'approval' as const,
  approval: {
    id: 'a',
    request: 'cut',
    steps: [],
    before: 0,
    after: 0,
    trackLengths: [],
    notes: [],
    fingerprint: '',
    contentRevision: 0,
    stepping: false,
  },
  prepared: [],
  origins: [],
  approved: 0,
}

const events = {
  message: { type: 'message' },
  opened: { type: 'opened', request },
  clarify: { type: 'asked', stage: question },
  choose: { type: 'asked', stage: { ...question, kind: 'choose' } },
  needsYes: { type: 'needsYes', stage: approval },
  run: { type: 'run', request },
  think: { type: 'think', request },
  finished: { type: 'finished' },
} as const satisfies Record<string, ChatEvent>

const after = (...names: (keyof typeof events)[]): ChatSnapshot =>
  names.reduce((chat, name) => nextChat(chat, events[name]), startChat(emptyContext))

describe('the conversation machine', () => {
  it('goes where each event leads, and nowhere else', () => {
    const table = Object.fromEntries(
      conversationStates.map((state) => [
        state,
        Object.fromEntries(
          Object.entries(events).flatMap(([name, event]) => {
            const chat = startChat({ ...emptyContext, request }, state)
            return chat.can(event) ? [[name, stateOf(nextChat(chat, event))]] : []
          }),
        ),
      ]),
    )
    const waiting = { message: 'planning', run: 'running', think: 'planning', finished: 'idle' }
    expect(table).toEqual({
      idle: { message: 'planning', opened: 'planning' },
      planning: {
        opened: 'planning',
        clarify: 'clarifying',
        choose: 'choosing',
        needsYes: 'awaitingApproval',
        run: 'running',
        think: 'planning',
        finished: 'idle',
      },
      clarifying: waiting,
      choosing: waiting,
      awaitingApproval: waiting,
      running: { think: 'planning', finished: 'idle' },
    })
  })

  it('keeps the question with its request', () => {
    expect(after('message', 'opened', 'clarify').context.request?.stage).toEqual(question)
  })

  it('forgets the request at its end, and remembers what it was told to', () => {
    const done = nextChat(after('message', 'opened', 'run'), {
      type: 'finished',
      lastSteps: [step('cut')],
      refused: request,
    })
    expect(done.context).toEqual({ ...emptyContext, lastSteps: [step('cut')], refused: request })
  })

  it('remembers a refusal for one message only', () => {
    const refused = nextChat(after('message', 'opened'), { type: 'finished', refused: request })
    const next = nextChat(nextChat(refused, events.message), events.finished)
    expect(next.context.refused).toBeNull()
  })

  it('throws for what can’t be: a bug is not the person’s', () => {
    expect(() => nextChat(startChat(emptyContext), events.run)).toThrow('“run” is not allowed while idle')
  })

  it('is plain data: it comes back from JSON as it was', () => {
    const chat = after('message', 'opened', 'needsYes')
    const back = startChat(JSON.parse(JSON.stringify(chat.context)) as typeof chat.context, stateOf(chat))
    expect([back.value, back.context]).toEqual([chat.value, chat.context])
  })
})
