import type { ChatMessage, RequestState } from '../../../shared/schemas/conversation.ts'
import type { RequestLog } from '../agent.ts'
import type { PreparedStep } from '../tools/defineTool.ts'

/** Older messages than these are let go; the log of the running app keeps every request. */
export const keptMessages = 500

export interface Transcript {
  messages(): readonly ChatMessage[]
  log(): readonly RequestLog[]
  /** A message of the person, and with it a new log entry. */
  person(text: string, requestId: string, planner: ChatMessage['planner']): void
  /** An answer of ours; it becomes the reply of the current log entry. */
  tapehand(text: string, about: { requestId: string; state: RequestState; undoId: string | null; planner: ChatMessage['planner'] }): void
  asked(kind: RequestLog['asked'][number]): void
  ran(steps: readonly PreparedStep[]): void
}

export function createTranscript(newId: () => string, now: () => Date, earlier: readonly ChatMessage[]): Transcript {
  let messages = [...earlier]
  const entries: RequestLog[] = []

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
      add({ from: 'person', text, requestId, state: null, undoId: null, planner })
      entries.push({ id: newId(), text, asked: [], ran: [], pending: null, reply: '', state: 'talk' })
    },
    tapehand: (text, { requestId, state, undoId, planner }) => {
      add({ from: 'tapehand', text, requestId, state, undoId, planner })
      amend((entry) => ({ reply: text, state, pending: state === 'asked' ? entry.pending : null }))
    },
    asked: (kind) => amend((entry) => ({ asked: [...entry.asked, kind], pending: kind })),
    ran: (steps) => amend((entry) => ({ ran: [...entry.ran, ...steps] })),
  }
}
