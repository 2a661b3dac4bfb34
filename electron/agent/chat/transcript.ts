import type { ChatMessage, RequestState } from '../../../shared/schemas/conversation.ts'
import type { RequestLog } from '../agent.ts'
import type { ModelCallLog } from '../planner/index.ts'
import type { PreparedStep } from '../tools/defineTool.ts'

/** Older messages and log entries than these are let go. */
export const keptMessages = 500
export const keptRequests = 200

export interface Transcript {
  messages(): readonly ChatMessage[]
  log(): readonly RequestLog[]
  /** A message of the person, and with it a new log entry. */
  person(text: string, requestId: string, planner: ChatMessage['planner']): void
  /** An answer of ours; it becomes the reply of the current log entry. */
  tapehand(
    text: string,
    about: {
      requestId: string
      state: RequestState
      undoId: string | null
      planner: ChatMessage['planner']
      offer?: ChatMessage['offer']
    },
  ): void
  asked(kind: RequestLog['asked'][number]): void
  ran(steps: readonly PreparedStep[]): void
  askedModel(calls: readonly ModelCallLog[]): void
}

export interface Earlier {
  readonly messages: readonly ChatMessage[]
  readonly log: readonly RequestLog[]
}

export function createTranscript(newId: () => string, now: () => Date, earlier: Earlier): Transcript {
  let messages = [...earlier.messages]
  const entries: RequestLog[] = [...earlier.log]

  const add = (message: Omit<ChatMessage, 'id' | 'at'>) => {
    messages = [...messages, { id: newId(), at: now().toISOString(), ...message }].slice(-keptMessages)
  }
  const amend = (change: (entry: RequestLog) => Partial<RequestLog>) => {
    const last = entries.pop()
    if (last !== undefined) entries.push({ ...last, ...change(last) })
  }

  return {
    messages: () => messages,
    log: () => entries,
    person: (text, requestId, planner) => {
      add({ from: 'person', text, requestId, state: null, undoId: null, planner, offer: null })
      entries.push({ id: newId(), text, asked: [], ran: [], pending: null, reply: '', state: 'talk', modelCalls: [] })
      if (entries.length > keptRequests) entries.shift()
    },
    tapehand: (text, { requestId, state, undoId, planner, offer = null }) => {
      add({ from: 'tapehand', text, requestId, state, undoId, planner, offer })
      amend((entry) => ({ reply: text, state, pending: state === 'asked' ? entry.pending : null }))
    },
    asked: (kind) => amend((entry) => ({ asked: [...entry.asked, kind], pending: kind })),
    ran: (steps) => amend((entry) => ({ ran: [...entry.ran, ...steps] })),
    askedModel: (calls) => amend((entry) => ({ modelCalls: [...entry.modelCalls, ...calls] })),
  }
}
