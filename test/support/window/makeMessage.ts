import type { ChatMessage } from '../../../shared/schemas/conversation.ts'

let count = 0
/** An answer that says hello. */
export const makeMessage = (change: Partial<ChatMessage>): ChatMessage => ({
  id: `m${count++}`,
  from: 'tapehand',
  text: 'hello',
  at: '2026-01-01T00:00:00Z',
  requestId: 'r',
  state: null,
  undoId: null,
  planner: 'offline',
  offer: null,
  ...change,
})
