import type { Conversation } from './conversation.ts'
import { askAnew } from './decideApproval.ts'
import type { Fact } from './facts.ts'
import { prepareRequest } from './prepareRequest.ts'

/** An approval waits that was shown for another project than the one that is there now. */
export function isOutdated(conversation: Conversation, contentRevision: number): boolean {
  const stage = conversation.data().request?.stage ?? null
  return stage?.kind === 'approval' && stage.approval.contentRevision !== contentRevision
}

/**
 * The person has edited while an approval waits: it is rehearsed at once for the project as it is, and shown anew
 * without a word in the chat. Null where nothing is outdated.
 */
export async function rehearseAgain(conversation: Conversation): Promise<Fact | null> {
  const { request } = conversation.data()
  const stage = request?.stage
  const { contentRevision } = await conversation.editor.view()
  if (request === null || stage?.kind !== 'approval' || !isOutdated(conversation, contentRevision)) return null
  conversation.send(askAnew(request), 'quietly')
  const fact = await prepareRequest(conversation)
  if (fact.type !== 'asked' || fact.stage.kind !== 'approval') return fact
  const replaces = [...(stage.replaces ?? []), stage.approval.id]
  return { ...fact, stage: { ...fact.stage, replaces }, how: 'quietly' }
}
