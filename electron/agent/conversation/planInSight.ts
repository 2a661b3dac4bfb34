import { measureGoals } from '../loop/checkGoals.ts'
import { advancePlan, type PlanInSight, type Since, startPlan } from '../loop/checklist.ts'
import type { Goals } from '../tools/modelTools/planSteps.ts'
import { type Conversation, performedIn } from './conversation.ts'

/** The plan is shown from the moment that it is made. */
export async function showPlan(conversation: Conversation, goals: Goals): Promise<void> {
  const { editor } = conversation
  const measured = await measureGoals({ editor, performed: performedIn(conversation) }, goals)
  conversation.send({ type: 'progressed', plan: startPlan(goals, measured) })
}

/** Measured again behind each batch, and told as it is. Nothing happens without a plan. */
export async function followPlan(conversation: Conversation, since: Since): Promise<void> {
  const plan = await measuredPlan(conversation, since)
  if (plan !== null) conversation.send({ type: 'progressed', plan })
}

export async function measuredPlan(conversation: Conversation, since: Since): Promise<PlanInSight | null> {
  const { plan } = conversation.request()
  if (plan === undefined) return null
  const measured = await measureGoals({ editor: conversation.editor, performed: performedIn(conversation) }, plan.goals)
  return advancePlan(plan, measured, since)
}
