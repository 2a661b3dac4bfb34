import { type Approval, approvalSchema } from '../../../shared/schemas/conversation.ts'
import type { ApprovalStage } from '../approvals/buildApproval.ts'
import { sayOpen } from '../goals/goals.ts'
import type { AgentTexts } from '../texts/index.ts'
import type { Conversation } from './conversation.ts'
import { prepareRequest } from './prepareRequest.ts'
import { goOnAlone } from './setAside.ts'
import { type Ending, type Fact, finished } from './state/facts.ts'
import { type OpenRequest, sayStands } from './state/openRequest.ts'

/**
 * What was pending when the app was closed: a question stands as it stood, which is null, and so does an approval. What
 * was in the middle of running was never made to last, so it is said that nothing was done.
 */
export async function goOnAfterRestart(conversation: Conversation, request: OpenRequest): Promise<Fact | null> {
  const { stage, begun } = request
  if (stage === null || begun) return finished(closedInTheMiddle(request, conversation.texts()))
  return stage.kind === 'approval' ? askAsBefore(conversation, request, stage) : null
}

/**
 * It is prepared again, for what stands in a file may hide what it does and the project may be another. Where that
 * comes to what was shown, the same approval waits, without a word; else it is asked anew.
 */
async function askAsBefore(conversation: Conversation, request: OpenRequest, was: ApprovalStage): Promise<Fact> {
  const { notes } = request
  await goOnAlone(conversation, request)
  conversation.send({ type: 'planned', request: { ...request, stage: null } }, 'quietly')
  const fact = await prepareRequest(conversation)
  if (fact.type !== 'asked' || fact.stage.kind !== 'approval') return fact
  if (asShown(fact.stage.approval) !== asShown(was.approval)) return fact
  const stage = { ...fact.stage, approval: was.approval, replaces: was.replaces }
  return { ...fact, request: { ...fact.request, notes }, stage, how: 'quietly' }
}

/** As one text, in the order of the schema. A note that is said again by preparing again is one. */
function asShown({ id: _id, ...approval }: Approval): string {
  const shown = approvalSchema.omit({ id: true }).parse({ ...approval, notes: [...new Set(approval.notes)] })
  return JSON.stringify(shown)
}

function closedInTheMiddle({ stands, plan }: OpenRequest, texts: AgentTexts): Ending {
  const { endings } = texts
  if (stands === undefined || stands.told.length === 0) {
    return { text: endings.closedTakenBack, state: 'cancelled' }
  }
  const open = plan === undefined ? '' : `${sayOpen(plan.checklist, texts)} `
  const text = `${endings.closedInTheMiddle} ${sayStands(stands, texts)} ${open}${endings.sayWhatIsLeft}`
  return { text, state: 'partly', undoId: stands.historyId }
}
