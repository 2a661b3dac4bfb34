import type { Plan, PlannedStep } from '../planner/plan.ts'
import type { Tool } from '../tools/contract/defineTool.ts'
import type { Registry } from '../tools/contract/registry.ts'
import { editsOf, isWhole, namesPlace } from './offlineOpinion.ts'

/**
 * The person's words as a model does them: an act that comes to steps of two tools, "copy it to the end" or "fade in
 * and out", is a step of each, for a call is of one tool.
 */
export function dividedWords(plan: Plan, registry: Pick<Registry, 'findTool'>): Plan {
  const steps = plan.steps.flatMap((step) => divided(step, registry))
  return steps.length === plan.steps.length ? plan : { ...plan, steps }
}

function divided(step: PlannedStep, registry: Pick<Registry, 'findTool'>): PlannedStep[] {
  const { said } = step
  if (said === undefined) return [step]
  const { act } = said
  const { follower, also = [], ...frame } = act.frame
  if (follower !== undefined && act.points.length > 0) {
    const then = withFrame(step, follower, registry, { where: [], points: act.points, args: {} })
    if (then !== null) return [{ ...step, said: { ...said, act: { ...act, frame, points: [] } } }, then]
  }
  const others = also.map((tool) => withFrame(step, tool, registry, { where: act.where, args: act.args }))
  if (others.length === 0 || others.includes(null)) return [step]
  return [{ ...step, said: { ...said, act: { ...act, frame } } }, ...others.filter((one) => one !== null)]
}

type Act = NonNullable<PlannedStep['said']>['act']

/** The same words as a step of another tool. */
export function withFrame(
  step: PlannedStep,
  tool: string,
  registry: Pick<Registry, 'findTool'>,
  parts: Partial<Act>,
): PlannedStep | null {
  const [frame] = registry.findTool(tool)?.frames ?? []
  if (frame === undefined || step.said === undefined) return null
  const act: Act = { ...step.said.act, frame: { ...frame, tool }, points: [], ...parts }
  return { ...step, tool, args: {}, said: { ...step.said, act } }
}

/**
 * The place of the only thing that the words ask for, for a tool that they do not name. Null where they ask for several
 * things, name no place, or were not understood.
 */
export function placeInOther(offline: Plan, { name }: Tool, registry: Registry): PlannedStep | null {
  const [only, ...more] = editsOf(offline, registry)
  if (only === undefined || more.length > 0 || !isWhole({ offline })) return null
  if (!namesPlace(only) && only.target.tracks === undefined) return null
  if (only.said === undefined) return { ...only, tool: name, args: {} }
  return withFrame(only, name, registry, { points: only.said.act.points, args: {} })
}
