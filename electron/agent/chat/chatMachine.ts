import { assign, setup, transition, type SnapshotFrom } from 'xstate'
import type { ConversationState } from '../../../shared/schemas/conversation.ts'
import type { Memory } from '../prepare/preparePlan.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { ApprovalStage, DoneLast, OpenRequest, QuestionStage } from './openRequest.ts'

/** All that the conversation knows between two messages. Plain data. */
export interface ChatContext {
  readonly request: OpenRequest | null
  /** The last request that was carried out; for "the same on …". */
  readonly lastSteps: readonly PlannedStep[]
  /** A request that was just refused: the next message may correct it ("no, make it 20"). */
  readonly refused: OpenRequest | null
  /** The next message may correct it though it is done ("no wait, to -6 dB"). */
  readonly lastDone: DoneLast | null
  readonly memory: Memory
}

export type ChatEvent =
  | { readonly type: 'message' }
  | { readonly type: 'opened'; readonly request: OpenRequest }
  | { readonly type: 'asked'; readonly stage: QuestionStage }
  | { readonly type: 'needsYes'; readonly stage: ApprovalStage }
  | { readonly type: 'run'; readonly request: OpenRequest }
  | { readonly type: 'think'; readonly request: OpenRequest }
  | {
      readonly type: 'finished'
      readonly lastSteps?: readonly PlannedStep[]
      readonly memory?: Memory
      readonly refused?: OpenRequest | null
      readonly lastDone?: DoneLast | null
    }

export const emptyContext: ChatContext = {
  request: null,
  lastSteps: [],
  refused: null,
  lastDone: null,
  memory: { lastRange: null, clipboardFrom: [] },
}

/** A message that comes while something is pending is read first; what it means decides where it goes on. */
const waiting = {
  message: 'planning',
  run: { target: 'running', actions: 'putRequest' },
  think: { target: 'planning', actions: 'putRequest' },
  finished: { target: 'idle', actions: 'settle' },
} as const

export const chatMachine = setup({
  types: { context: {} as ChatContext, events: {} as ChatEvent, input: {} as ChatContext },
  actions: {
    putRequest: assign(({ event }) => ('request' in event ? { request: event.request } : {})),
    putStage: assign(({ context, event }) =>
      'stage' in event && context.request !== null ? { request: { ...context.request, stage: event.stage } } : {},
    ),
    settle: assign(({ context, event }) =>
      event.type === 'finished'
        ? {
            request: null,
            refused: event.refused ?? null,
            lastSteps: event.lastSteps ?? context.lastSteps,
            lastDone: event.lastDone ?? context.lastDone,
            memory: event.memory ?? context.memory,
          }
        : {},
    ),
  },
  guards: { isChoice: ({ event }) => event.type === 'asked' && event.stage.kind === 'choose' },
}).createMachine({
  id: 'conversation',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: { on: { message: 'planning', opened: { target: 'planning', actions: 'putRequest' } } },
    planning: {
      on: {
        opened: { actions: 'putRequest' },
        asked: [
          { target: 'choosing', guard: 'isChoice', actions: 'putStage' },
          { target: 'clarifying', actions: 'putStage' },
        ],
        needsYes: { target: 'awaitingApproval', actions: 'putStage' },
        run: { target: 'running', actions: 'putRequest' },
        think: { actions: 'putRequest' },
        finished: { target: 'idle', actions: 'settle' },
      },
    },
    clarifying: { on: waiting },
    choosing: { on: waiting },
    awaitingApproval: { on: waiting },
    running: {
      on: { think: { target: 'planning', actions: 'putRequest' }, finished: { target: 'idle', actions: 'settle' } },
    },
  },
})

export type ChatSnapshot = SnapshotFrom<typeof chatMachine>

/** Pure: the conversation after an event. Throws where the event is not allowed, which is a bug and never the person's doing. */
export function nextChat(snapshot: ChatSnapshot, event: ChatEvent): ChatSnapshot {
  if (!snapshot.can(event)) throw new Error(`“${event.type}” is not allowed while ${stateOf(snapshot)}`)
  return transition(chatMachine, snapshot, event)[0]
}

export function startChat(context: ChatContext, state: ConversationState = 'idle'): ChatSnapshot {
  return chatMachine.resolveState({ value: state, context })
}

export function stateOf(snapshot: ChatSnapshot): ConversationState {
  return snapshot.value
}
