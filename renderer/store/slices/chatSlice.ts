import type { ConversationView } from '../../../shared/schemas/conversation.ts'

/** Mirror of the conversation; written by `connect` only. */
export interface ChatSlice {
  readonly conversation: ConversationView
  /** What a model has streamed of its answer; null when none is coming. */
  readonly streaming: string | null
}

export const chatSlice: ChatSlice = {
  conversation: {
    state: 'idle',
    messages: [],
    question: null,
    approval: null,
    running: null,
    streaming: null,
    queued: [],
    allowed: [],
  },
  streaming: null,
}
