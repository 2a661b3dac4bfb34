import type { Plan, PlannedStep } from '../planner/plan.ts'
import type { Registry } from '../tools/contract/registry.ts'

/**
 * What kind of speech the words are, read without the model. `noEdit`: a greeting, a question, a report, or a request
 * not to do something. `unclear`: words that could not be read, which say nothing for a model's call nor against it.
 */
export type Speech = 'request' | 'noEdit' | 'unclear'

/**
 * The one place where the kind of speech is told from a plan: a reader that knows it itself says it here.
 */
export function speechOf(plan: Plan, registry: Registry): Speech {
  if (editsOf(plan, registry).length > 0) return 'request'
  return plan.steps.length > 0 || (plan.reply !== null && plan.replyState === 'talk') ? 'noEdit' : 'unclear'
}

/** The steps that are not questions. */
export function editsOf({ steps }: Plan, registry: Registry): readonly PlannedStep[] {
  return steps.filter(({ tool }) => registry.findQuery(tool) === null)
}
