import { assign, setup, transition, type SnapshotFrom } from 'xstate'
import type { ConversationState } from '../../../../shared/schemas/conversation.ts'
import type { ConversationData, Fact } from './facts.ts'
import { record } from './record.ts'
import type { Stamp } from './transcript.ts'

/** What is done next. Each is a function of its name, whose result is the next fact. */
export const stages = ['read', 'think', 'prepare', 'run', 'conclude'] as const
export type StageName = (typeof stages)[number]

/** How often a model may plan anew after a step failed while it ran. */
const mostReplans = 2

/** What ends a request for good, whoever planned it. */
const final: ReadonlySet<string> = new Set(['agent/cancelled', 'engine/cancelled', 'engine/stopped'])

const toModelOrEnd = [
  { guard: 'modelGoesOn', target: 'planning', actions: ['record', 'think'] },
  { actions: ['record', 'conclude'] },
] as const

const nextStep = {
  planned: { target: 'planning', actions: ['record', 'prepare'] },
  modelLeft: { actions: 'record' },
  asked: [
    { guard: 'isChoice', target: 'choosing', actions: 'record' },
    { guard: 'isApproval', target: 'awaitingApproval', actions: 'record' },
    { target: 'clarifying', actions: 'record' },
  ],
  approved: { target: 'running', actions: ['record', 'run'] },
  refused: toModelOrEnd,
  gaveUp: { actions: ['record', 'conclude'] },
  finished: { target: 'idle', actions: 'record' },
} as const

const message = {
  said: { target: 'planning', actions: ['record', 'read'] },
  called: { target: 'planning', actions: ['record', 'read'] },
} as const

/** A message that comes while something is pending is read first; what it means decides where it goes on. */
const waiting = { on: { ...message, ...nextStep } } as const

/**
 * The conversation: which facts may come when, and what is done next. What a fact changes is in `record`; what is done
 * is not done here, only named.
 */
export const conversationMachine = setup({
  types: { context: {} as ConversationData, events: {} as Fact & Stamp, input: {} as ConversationData },
  actions: {
    record: assign(({ context, event }) => record(context, event)),
    read: () => {},
    think: () => {},
    prepare: () => {},
    run: () => {},
    conclude: () => {},
  },
  guards: {
    isChoice: ({ event }) => event.type === 'asked' && event.stage.kind === 'choose',
    isApproval: ({ event }) => event.type === 'asked' && event.stage.kind === 'approval',
    hasSteps: ({ event }) => event.type === 'callsRead' && event.read.planned.length > 0,
    modelGoesOn: ({ context: { model }, event }) => {
      if (model === null || model.isGone) return false
      if (event.type === 'failed') return event.failure.code !== 'agent/cancelled'
      return event.type !== 'takenBack' || !(final.has(event.failure.code) || model.replans >= mostReplans)
    },
  },
}).createMachine({
  id: 'conversation',
  context: ({ input }) => input,
  initial: 'idle',
  on: { queued: { actions: 'record' } },
  states: {
    idle: { on: message },
    planning: {
      on: {
        ...nextStep,
        opened: { actions: 'record' },
        takenUp: { actions: 'record' },
        answered: { actions: 'record' },
        failed: toModelOrEnd,
        nothingToDo: toModelOrEnd,
        modelStarted: { actions: ['record', 'think'] },
        turnBegan: { actions: 'record' },
        streamed: { actions: 'record' },
        turnEnded: { actions: 'record' },
        callsRead: [{ guard: 'hasSteps', actions: ['record', 'prepare'] }, { actions: ['record', 'think'] }],
        progressed: { actions: 'record' },
        missed: { actions: ['record', 'think'] },
        toldModel: { actions: ['record', 'think'] },
        replied: { actions: ['record', 'conclude'] },
        modelEnded: { actions: ['record', 'conclude'] },
      },
    },
    clarifying: waiting,
    choosing: waiting,
    awaitingApproval: waiting,
    running: {
      on: {
        stepBegan: { actions: 'record' },
        ran: toModelOrEnd,
        takenBack: toModelOrEnd,
        planned: nextStep.planned,
        finished: nextStep.finished,
      },
    },
  },
})

export type ConversationSnapshot = SnapshotFrom<typeof conversationMachine>

/**
 * Pure: the conversation behind a fact, and what is done next; null where it waits. Throws where the fact can't come
 * now, which is a bug and never the person's doing.
 */
export function next(snapshot: ConversationSnapshot, fact: Fact & Stamp): [ConversationSnapshot, StageName | null] {
  if (!snapshot.can(fact)) throw new Error(`“${fact.type}” is not allowed while ${snapshot.value}`)
  const [after, actions] = transition(conversationMachine, snapshot, fact)
  const stage = stages.find((name) => actions.some(({ type }) => type === name))
  return [after, stage ?? null]
}

export function startConversation(data: ConversationData, state: ConversationState = 'idle'): ConversationSnapshot {
  return conversationMachine.resolveState({ value: state, context: data })
}
