import { failure, messageOf } from '../../../shared/failures/index.ts'
import type { OfflinePlanner, PlanContext } from '../planner/index.ts'
import type { Plan } from '../planner/plan.ts'
import { type AgentTexts, englishTexts } from '../texts/index.ts'
import type { Registry } from '../tools/contract/registry.ts'
import { hearRecipe } from './hearRecipe.ts'
import type { RecipeShelf } from './recipeShelf.ts'
import { stepsOfRecipe } from './stepsOfRecipe.ts'

/** A planner that knows recipes by their names, and when one is to be made; all else is read as before. */
export function withRecipes(
  offline: OfflinePlanner,
  shelf: Pick<RecipeShelf, 'list'>,
  registry: Registry,
): OfflinePlanner {
  const means = { offline, registry }
  const plan = (message: string, context: PlanContext): Plan => {
    const heard = hearRecipe(message, shelf.list())
    const { texts = englishTexts } = context
    switch (heard?.kind) {
      case undefined:
        return offline.plan(message, context)
      case 'list':
        return talk(sayRecipes(shelf, texts))
      case 'keep':
        return { ...talk(null), keep: { name: heard.name, of: heard.of } }
      case 'files':
        return { ...talk(null), files: { recipe: heard.recipe?.name ?? null } }
      case 'unknown':
        return refused(
          messageOf(
            failure('agent/unknown-recipe', { name: heard.name, known: shelf.list().map(({ name }) => name) }),
            texts.failures,
          ),
        )
      case 'perform': {
        const read = stepsOfRecipe(heard.recipe, context.project, means)
        if (!read.ok) return refused(messageOf(read.error, texts.failures))
        const { steps, left } = read.value
        return { steps, reply: left.length === 0 ? null : left.join(' '), replyState: 'talk' }
      }
    }
  }
  return {
    ...offline,
    plan,
    owns: (message) => hearRecipe(message, shelf.list()) !== null,
    read: (message, pending, context) =>
      hearRecipe(message, shelf.list()) === null ? offline.read(message, pending, context) : { kind: 'new' },
  }
}

const talk = (reply: string | null): Plan => ({ steps: [], reply, replyState: 'talk', replyKind: 'known' })
const refused = (reply: string): Plan => ({ steps: [], reply, replyState: 'refused' })

function sayRecipes(shelf: Pick<RecipeShelf, 'list'>, { endings }: AgentTexts): string {
  const recipes = shelf.list()
  const [first] = recipes
  if (first === undefined) return endings.noRecipes
  const lines = recipes.map(({ name, about }) => `${name}${about === undefined ? '' : `: ${about}`}`)
  return endings.recipes(lines, first.name)
}
