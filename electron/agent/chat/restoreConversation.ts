import { failure } from '../../../shared/failures/index.ts'
import type { ChatMessage } from '../../../shared/schemas/conversation.ts'
import type { RequestLog } from '../agent.ts'
import { type ChatSnapshot, emptyContext, startChat, stateOf } from './chatMachine.ts'
import { type Desk, finish } from './desk.ts'
import { prepareRequest } from './prepareRequest.ts'
import { type SavedConversation, savedConversationSchema } from './savedConversation.ts'

export interface Restored {
  readonly chat: ChatSnapshot
  readonly messages: readonly ChatMessage[]
  readonly log: readonly RequestLog[]
  /** Something was pending or running when it was saved. */
  readonly pending: boolean
}

export function snapshotConversation(desk: Desk): SavedConversation {
  const { request, lastSteps, refused, lastDone, memory } = desk.chat().context
  const saved = {
    version: 1,
    state: stateOf(desk.chat()),
    messages: desk.transcript.messages(),
    log: desk.transcript.log(),
    context: { request, lastSteps, refused, lastDone, memory },
  }
  return savedConversationSchema.parse(structuredClone(saved))
}

export function restoreConversation(saved: unknown): Restored {
  if (saved === undefined || saved === null)
    return { chat: startChat(emptyContext), messages: [], log: [], pending: false }
  const read = savedConversationSchema.safeParse(saved)
  if (!read.success) return { chat: startChat(emptyContext), messages: [unreadable], log: [], pending: false }
  const { state, messages, log, context } = read.data
  return { chat: startChat(context, state), messages, log, pending: context.request !== null }
}

/**
 * A question stands as it stood. An approval is prepared again, for the project as it is now, and asked again. What was in the middle of
 * running was never made to last, so it is said that nothing was done.
 */
export async function goOnAfterRestart(desk: Desk): Promise<void> {
  const request = desk.request()
  const { stage } = request
  if (stage !== null && stage.kind !== 'approval' && !request.begun) return
  if (stage === null || request.begun) {
    return finish(desk, request, {
      text: 'The app was closed in the middle of this request, so it was taken back. Nothing was changed; say it again to do it.',
      state: 'cancelled',
    })
  }
  return prepareRequest(desk, { ...request, planner: 'offline', notes: [] })
}

const unreadable: ChatMessage = {
  id: 'unreadable',
  from: 'tapehand',
  text: failure('agent/bad-conversation').message,
  at: new Date(0).toISOString(),
  requestId: '',
  state: 'failed',
  undoId: null,
  planner: null,
  offer: null,
}
