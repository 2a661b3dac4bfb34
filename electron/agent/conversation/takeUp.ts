import type { Conversation } from './conversation.ts'
import type { Fact } from './facts.ts'
import { blankRequest, finished, supersede } from './newRequest.ts'
import type { OpenRequest } from './openRequest.ts'
import { afterRestart } from './savedConversation.ts'

/**
 * Goes on with the request that was set aside last: prepared anew, for the project as it is now. What waits meanwhile
 * changes places with it.
 */
export async function takeUp(conversation: Conversation, text: string): Promise<Fact> {
  const request = conversation.data().aside?.at(-1)
  if (request === undefined) {
    const blank = blankRequest(conversation, text, 'offline')
    conversation.send({ type: 'opened', request: blank, text, planner: 'offline' })
    return finished({ text: 'Nothing was set aside.', state: 'talk' })
  }
  const instead = await supersede(conversation)
  conversation.send({ type: 'takenUp', request, text, instead })
  return goOnAlone(conversation, request)
}

/**
 * The model that planned it is not there any more; what the person's words say of it is compared all the same.
 */
export async function goOnAlone(conversation: Conversation, request: OpenRequest): Promise<Fact> {
  if (request.planner === 'model') {
    const offline = conversation.offline.plan(request.text, await conversation.planContext())
    conversation.send({ type: 'modelLeft', offline })
  }
  return { type: 'planned', request: { ...request, stage: null, notes: [] } }
}

/** What was pending when the app was closed; null where the question stands as it stood. */
export async function goOnAfterRestart(conversation: Conversation, request: OpenRequest): Promise<Fact | null> {
  const fact = afterRestart(request)
  return fact?.type === 'planned' ? goOnAlone(conversation, request) : fact
}
