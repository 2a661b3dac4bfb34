import { tellApproval } from '../answers/tellApproval.ts'
import { speechOf } from '../opinion/offlineOpinion.ts'
import type { Plan } from '../planner/plan.ts'
import type { Conversation } from './conversation.ts'
import { answerPlan } from './startRequest.ts'
import type { Fact } from './state/facts.ts'
import type { Stage } from './state/openRequest.ts'

/**
 * A question, or talk, while something waits: it is answered, and that keeps waiting. Null where it is a request, or
 * nothing that is known where only that is answered.
 */
export async function answerBeside(
  conversation: Conversation,
  text: string,
  what: 'talk' | 'known' = 'talk',
): Promise<Fact | null> {
  const { registry, offline } = conversation
  const request = conversation.request()
  const { stage } = request
  const plan = offline.plan(text, await conversation.planContext())
  if (stage === null || speechOf(plan, registry) !== 'noEdit') return null
  if (what === 'known' && plan.steps.length === 0 && plan.replyKind !== 'known') return null
  const answer = await tellBeside(conversation, plan, stage)
  conversation.send({ type: 'answered', text })
  return { type: 'asked', request, stage, text: answer, how: 'beside' }
}

/** With what waits behind it; what has no answer is no reason to offer anything else. */
async function tellBeside(conversation: Conversation, plan: Plan, stage: Stage): Promise<string> {
  if (plan.replyKind === 'unanswered') return `I can't answer that. This still waits: ${sayWaiting(stage)}`
  return `${(await answerPlan(conversation, plan)).text}\n${stillWaits(stage)}`
}

const stillWaits = (stage: Stage): string =>
  stage.kind === 'approval' ? `“${stage.approval.request}” still waits for your yes.` : stage.question.text

/** What is asked, once more and in full. */
export const sayWaiting = (stage: Stage): string =>
  stage.kind === 'approval' ? tellApproval(stage.approval) : stage.question.text
