import type { Plan, PlannedStep } from '../planner/plan.ts'
import type { Tool } from '../tools/contract/defineTool.ts'
import type { Registry } from '../tools/contract/registry.ts'
import { editsOf, isWhole, namesPlace, pointsAtIt } from './offlineOpinion.ts'

/**
 * The person's words as a model does them: an act that comes to steps of two tools, "copy it to the end" or "fade in
 * and out", is a step of each, for a call is of one tool; and what "it" is comes from the words, not from what a model
 * does before.
 */
export function dividedWords(plan: Plan, registry: Pick<Registry, 'findTool'>): Plan {
  const steps: PlannedStep[] = []
  for (const step of plan.steps) {
    const before = steps.at(-1)
    steps.push(...divided(before === undefined ? step : withPlaceOfIt(step, before, registry), registry))
  }
  return { ...plan, steps }
}

/** "Select the outro and delete it": the outro, which still lies where the step before has found it. */
function withPlaceOfIt(step: PlannedStep, before: PlannedStep, registry: Pick<Registry, 'findTool'>): PlannedStep {
  const where = step.said?.act.where ?? []
  if (step.said === undefined || where.length === 0 || !where.every(pointsAtIt)) return step
  if (!keepsPlace(registry.findTool(before.tool))) return step
  if (before.said !== undefined) {
    const places = before.said.act.where
    const isPlain = Object.keys(before.target).length === 0 && places.length > 0 && !places.some(isMention)
    return isPlain ? { ...step, said: { ...step.said, act: { ...step.said.act, where: places } } } : step
  }
  const { range, thing, tracks } = before.target
  const place = { ...(range && { range }), ...(thing && { thing }) }
  if (Object.keys(place).length === 0) return step
  return { ...step, target: { ...place, ...(tracks && { tracks }), ...step.target } }
}

const isMention = (group: Act['where'][number]): boolean => group.kind === 'mention' || group.kind === 'rest'

/** It only selects, or changes how a range sounds. */
const keepsPlace = (tool: Tool | null): boolean =>
  tool !== null && (tool.impact === 'focus' || tool.regions === 'range rewritten')

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
