import type { ChatMessage } from '../../../shared/schemas/conversation.ts'
import type { DoneRequest } from '../planner/index.ts'

/** What was told of requests that have an entry in the history, oldest first. */
export function doneRequests(messages: readonly ChatMessage[]): DoneRequest[] {
  return messages.flatMap(({ from, undoId, text }) =>
    from === 'tapehand' && undoId !== null ? [{ historyId: undoId, told: text }] : [],
  )
}
