import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import { type Recipe, recipeSchema, type RecipeStep } from '../../../shared/schemas/recipe.ts'
import type { OfflinePlanner } from '../planner/index.ts'
import type { PlannedStep } from '../planner/plan.ts'

/** A request that stands, as it was said and planned. */
export interface KeptRequest {
  readonly text: string
  readonly planned: readonly PlannedStep[]
}

const longestName = 60

/**
 * A recipe of requests, in their order. Where the words alone come to the same plan again, only they are kept; else the
 * plan stands beside them: behind an answer, a correction or a model.
 */
export function recipeOf(
  name: string,
  requests: readonly KeptRequest[],
  project: ProjectView,
  offline: Pick<OfflinePlanner, 'plan'>,
): Result<Recipe> {
  if (requests.length === 0) return err(failure('agent/nothing-to-keep'))
  if (name.length > longestName || !/\p{L}/u.test(name)) return err(failure('agent/recipe-name', { name }))
  const steps = requests.map(({ text, planned }): RecipeStep => {
    const read = offline.plan(text, { project, lastSteps: [] })
    const isSame = read.reply === null && meaningOf(read.steps) === meaningOf(planned)
    return isSame ? { say: text } : { say: text, plan: planned.map(planOf) }
  })
  // Through the schema, so that what is kept can be read again.
  return ok(recipeSchema.parse(JSON.parse(JSON.stringify({ version: 1, name, steps }))))
}

function planOf({ tool, args, target, said, timeline }: PlannedStep) {
  return { tool, args, target, ...(said && { said }), ...(timeline && { timeline }) } as unknown as NonNullable<
    Extract<RecipeStep, { say: string }>['plan']
  >[number]
}

const meaningOf = (steps: readonly PlannedStep[]): string => JSON.stringify(steps.map(planOf))
