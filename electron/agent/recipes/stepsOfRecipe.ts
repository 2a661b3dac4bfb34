import { failure, messageOf } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import type { Recipe, RecipeStep } from '../../../shared/schemas/recipe.ts'
import { readCall } from '../calls/readCall.ts'
import type { OfflinePlanner } from '../planner/index.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { Registry } from '../tools/contract/registry.ts'

type Means = {
  readonly offline: Pick<OfflinePlanner, 'plan'>
  readonly registry: Pick<Registry, 'findTool' | 'nearest'>
}

export interface RecipeSteps {
  readonly steps: readonly PlannedStep[]
  /** What is left out here, and why. */
  readonly left: readonly string[]
}

/** A recipe as it is meant in this project. All its references stay references; a step that can't be read ends it. */
export function stepsOfRecipe(recipe: Recipe, project: ProjectView, means: Means): Result<RecipeSteps> {
  const steps: PlannedStep[] = []
  const left: string[] = []
  for (const [index, step] of recipe.steps.entries()) {
    const track = step.when?.track
    if (track !== undefined && !hasTrack(project, track)) {
      left.push(`Left out: “${wordsOf(step)}”, for there is no track called “${track}”.`)
      continue
    }
    const read = readStep(step, project, means)
    if (typeof read === 'string')
      return err(
        failure('agent/unread-recipe', { name: recipe.name, step: index + 1, words: wordsOf(step), why: read }),
      )
    steps.push(...read)
  }
  return ok({ steps, left })
}

const wordsOf = (step: RecipeStep): string => ('say' in step ? step.say : JSON.stringify(step.call))

function hasTrack({ tracks }: ProjectView, name: string): boolean {
  const wanted = wordsIn(name)
  return tracks.some((track) => ` ${wordsIn(track.name)} `.includes(` ${wanted} `))
}

const wordsIn = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The steps, or why there are none. */
function readStep(step: RecipeStep, project: ProjectView, { offline, registry }: Means): PlannedStep[] | string {
  if ('call' in step) {
    const { tool: name, ...args } = step.call
    const tool = registry.findTool(name)
    if (tool === null) return messageOf(failure('agent/unknown-tool', { tool: name, nearest: registry.nearest(name) }))
    const read = readCall(tool, args, { words: JSON.stringify(step.call), by: 'words' })
    return read.ok ? [read.value] : messageOf(read.error)
  }
  if (step.plan !== undefined)
    return step.plan.map((one) => ({ ...one, words: step.say, confidence: 1 }) as unknown as PlannedStep)
  const plan = offline.plan(step.say, { project, lastSteps: [] })
  const other = plan.steps.find(({ tool }) => registry.findTool(tool) === null)
  if (plan.steps.length > 0 && plan.reply === null && other === undefined) return [...plan.steps]
  return plan.reply ?? 'It asks for no edit.'
}
