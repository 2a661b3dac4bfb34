import { describe, expect, it } from 'vitest'
import type { Fact, RecordedOnly } from '../../../../../../electron/agent/conversation/state/facts.ts'
import {
  type ConversationSnapshot,
  next,
  startConversation,
} from '../../../../../../electron/agent/conversation/state/machine.ts'
import type { OpenRequest, QuestionStage } from '../../../../../../electron/agent/conversation/state/openRequest.ts'
import { emptyData } from '../../../../../../electron/agent/conversation/state/record.ts'
import type { Stamp } from '../../../../../../electron/agent/conversation/state/transcript.ts'
import { startProgress } from '../../../../../../electron/agent/loop/modelProgress.ts'
import { failure } from '../../../../../../shared/failures/index.ts'
import { conversationStates } from '../../../../../../shared/schemas/conversation.ts'
import { step } from '../../../../../support/scriptedPlanner.ts'

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

const stamp: Stamp = { id: 'm', at: '2026-01-01T00:00:00.000Z', begun: false }
const batch = { steps: [], origins: [], contentRevision: 0, shown: true, refusal: null, notes: [] }
const error = failure('engine/busy')
const calls = { goals: null, chosen: { range: false, tracks: false }, failures: {}, questions: {}, corrected: [] }
const readWith = (...planned: OpenRequest['planned']) => ({ ...calls, batch: { items: [], answered: {} }, planned })

const stands = { historyId: null, told: [] }
const facts = {
  queued: { type: 'queued', text: 'cut' },
  said: { type: 'said', text: 'cut' },
  called: { type: 'called', raw: {} },
  opened: { type: 'opened', request, text: 'cut', planner: 'offline' },
  takenUp: { type: 'takenUp', request, text: 'back', instead: null },
  modelLeft: { type: 'modelLeft', offline: { steps: [], reply: null, replyState: 'talk' } },
  answered: { type: 'answered', text: 'cut' },
  planned: { type: 'planned', request },
  clarify: { type: 'asked', request, stage: question, text: '?' },
  choose: { type: 'asked', request, stage: { ...question, kind: 'choose' }, text: '?' },
  needsYes: { type: 'asked', request, stage: approval, text: '?' },
  approved: { type: 'approved', request, batch, sentences: ['Cut'] },
  stepBegan: { type: 'stepBegan', index: 0 },
  ran: { type: 'ran', batch, stands },
  failed: { type: 'failed', failure: error, step: 0 },
  cancelled: { type: 'failed', failure: failure('agent/cancelled'), step: 0 },
  takenBack: { type: 'takenBack', failure: error, step: 0, stands },
  stopped: { type: 'takenBack', failure: failure('engine/stopped'), step: 0, stands },
  nothingToDo: { type: 'nothingToDo', why: 'It is.' },
  refused: { type: 'refused', request, reason: '' },
  modelStarted: { type: 'modelStarted', offline: { steps: [], reply: null, replyState: 'talk' } },
  turnBegan: { type: 'turnBegan' },
  streamed: { type: 'streamed', text: 'I' },
  turnEnded: { type: 'turnEnded', milliseconds: 5, calls: [] },
  callsRead: { type: 'callsRead', read: readWith(step('cut')) },
  noSteps: { type: 'callsRead', read: readWith() },
  progressed: { type: 'progressed', plan: { goals: [], checklist: [] } },
  missed: { type: 'missed', missed: [] },
  replied: { type: 'replied', text: 'Done.', missed: [] },
  toldModel: { type: 'toldModel', answer: 'this', offline: { steps: [], reply: null, replyState: 'talk' } },
  modelEnded: { type: 'modelEnded', failure: error },
  gaveUp: { type: 'gaveUp' },
  finished: { type: 'finished', ending: { text: 'Done.', state: 'done' } },
} as const satisfies Record<string, Fact> & Record<Exclude<Fact['type'], 'asked'>, Fact>

/** Facts that a stage may tell on its way. */
const onTheWay: Record<RecordedOnly['type'], true> = {
  queued: true,
  opened: true,
  takenUp: true,
  modelLeft: true,
  answered: true,
  stepBegan: true,
  turnBegan: true,
  streamed: true,
  turnEnded: true,
  progressed: true,
}

const withFact = (chat: ConversationSnapshot, name: keyof typeof facts) => next(chat, { ...facts[name], ...stamp })[0]
const after = (...names: (keyof typeof facts)[]): ConversationSnapshot =>
  names.reduce(withFact, startConversation(emptyData))

/** Where each fact leads, with what is done next. */
function table(data: typeof emptyData) {
  return Object.fromEntries(
    conversationStates.map((state) => [
      state,
      Object.fromEntries(
        Object.entries(facts).flatMap(([name, fact]) => {
          const chat = startConversation({ ...data, request }, state)
          if (!chat.can({ ...fact, ...stamp })) return []
          const [behind, stage] = next(chat, { ...fact, ...stamp })
          return [[name, stage === null ? behind.value : `${behind.value}: ${stage}`]]
        }),
      ),
    ]),
  )
}

describe('the conversation machine', () => {
  const messages = { said: 'planning: read', called: 'planning: read' }
  const onward = (state: string) => ({
    planned: 'planning: prepare',
    modelLeft: state,
    clarify: 'clarifying',
    choose: 'choosing',
    needsYes: 'awaitingApproval',
    approved: 'running: run',
    finished: 'idle',
  })
  const waiting = (state: string) => ({
    queued: state,
    ...messages,
    ...onward(state),
    refused: `${state}: conclude`,
    gaveUp: `${state}: conclude`,
  })
  const offline = {
    idle: { queued: 'idle', ...messages },
    planning: {
      queued: 'planning',
      ...onward('planning'),
      opened: 'planning',
      takenUp: 'planning',
      answered: 'planning',
      failed: 'planning: conclude',
      cancelled: 'planning: conclude',
      nothingToDo: 'planning: conclude',
      refused: 'planning: conclude',
      modelStarted: 'planning: think',
      turnBegan: 'planning',
      streamed: 'planning',
      turnEnded: 'planning',
      callsRead: 'planning: prepare',
      noSteps: 'planning: think',
      progressed: 'planning',
      missed: 'planning: think',
      replied: 'planning: conclude',
      toldModel: 'planning: think',
      modelEnded: 'planning: conclude',
      gaveUp: 'planning: conclude',
    },
    clarifying: waiting('clarifying'),
    choosing: waiting('choosing'),
    awaitingApproval: waiting('awaitingApproval'),
    running: {
      queued: 'running',
      planned: 'planning: prepare',
      stepBegan: 'running',
      ran: 'running: conclude',
      takenBack: 'running: conclude',
      stopped: 'running: conclude',
      finished: 'idle',
    },
  }

  it('goes where each event leads, and nowhere else', () => {
    expect(table(emptyData)).toEqual(offline)
  })

  it('with a model, tells it what came of its calls, unless that is the end', () => {
    const think = 'planning: think'
    const heard = (state: keyof typeof offline) => ({ ...offline[state], refused: think })
    expect(table({ ...emptyData, model: startProgress(facts.modelStarted.offline) })).toEqual({
      ...offline,
      planning: { ...heard('planning'), failed: think, nothingToDo: think },
      clarifying: heard('clarifying'),
      choosing: heard('choosing'),
      awaitingApproval: heard('awaitingApproval'),
      running: { ...offline.running, ran: think, takenBack: think },
    })
  })

  it('names no stage behind what is told on the way', () => {
    const model = startProgress(facts.modelStarted.offline)
    for (const states of [table(emptyData), table({ ...emptyData, model })])
      for (const [state, ways] of Object.entries(states))
        for (const [name, way] of Object.entries(ways)) if (name in onTheWay) expect(way, name).toBe(state)
  })

  it('lets a model plan anew twice', () => {
    const model = { ...startProgress(facts.modelStarted.offline), replans: 2 }
    expect(table({ ...emptyData, model }).running).toMatchObject({ takenBack: 'running: conclude' })
  })

  it('keeps the question with its request', () => {
    expect(after('said', 'opened', 'clarify').context.request?.stage).toEqual(question)
  })

  it('forgets the request at its end, and remembers what it was told to', () => {
    const ending = { text: 'Done.', state: 'done', lastSteps: [step('cut')], refused: request } as const
    const [{ context }] = next(after('said', 'opened', 'approved'), { type: 'finished', ending, ...stamp })
    const { transcript } = context
    expect(context).toEqual({ ...emptyData, lastSteps: [step('cut')], refused: request, transcript })
    expect(transcript.messages.map(({ from, text }) => [from, text])).toEqual([
      ['person', 'cut'],
      ['tapehand', 'Done.'],
    ])
  })

  it('remembers a refusal for one message only', () => {
    const ending = { text: 'No.', state: 'refused', refused: request } as const
    const [refused] = next(after('said', 'opened'), { type: 'finished', ending, ...stamp })
    expect(refused.context.refused).toEqual(request)
    expect((['said', 'finished'] as const).reduce(withFact, refused).context.refused).toBeNull()
  })

  it('throws for what can’t be: a bug is not the person’s', () => {
    expect(() => after('approved')).toThrow('“approved” is not allowed while idle')
  })

  it('is plain data: it comes back from JSON as it was', () => {
    const chat = after('queued', 'said', 'opened', 'modelStarted', 'turnBegan', 'turnEnded', 'callsRead', 'needsYes')
    const back = startConversation(JSON.parse(JSON.stringify(chat.context)) as typeof chat.context, chat.value)
    expect([back.value, back.context]).toEqual([chat.value, chat.context])
  })
})
