import { type Failure, failure } from '../../../shared/failures/index.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { Recipe } from '../../../shared/schemas/recipe.ts'
import type { Registry } from '../tools/contract/registry.ts'
import { soundOf } from './hearRecipe.ts'
import { readRecipe } from './readRecipe.ts'
import type { RecipeShelf } from './recipeShelf.ts'

interface RecipeText {
  readonly file: string
  readonly text: string | null
  /** Of the person, and not of the app. */
  readonly own: boolean
}

export interface RecipeOutside {
  /** Keeps the text as a file called after the recipe. */
  readonly add: (name: string, text: string) => Promise<Result<{ readonly file: string }>>
  readonly onProblem: (problem: Failure) => void
}

/** The recipes in these files; one that can't be used is told and left out, and of two of a name the first counts. */
export function openRecipeShelf(
  files: readonly RecipeText[],
  registry: Pick<Registry, 'findTool'>,
  { add, onProblem }: RecipeOutside,
): RecipeShelf {
  const recipes: Recipe[] = []
  const own = new Set<string>()
  for (const { file, text, own: isOwn } of files) {
    const read = text === null ? ({ ok: false, fault: { kind: 'not-readable' } } as const) : readRecipe(text, registry)
    if (!read.ok) onProblem(failure('agent/bad-recipe', { file, fault: read.fault }))
    else if (!recipes.some(({ name }) => soundOf(name) === soundOf(read.recipe.name))) {
      recipes.push(read.recipe)
      if (isOwn) own.add(soundOf(read.recipe.name))
    }
  }
  return {
    list: () => recipes,
    owns: (name) => own.has(soundOf(name)),
    async add(recipe) {
      const added = await add(recipe.name, `${JSON.stringify(recipe, null, 2)}\n`)
      if (!added.ok) return added
      const shadowed = recipes.findIndex(({ name }) => soundOf(name) === soundOf(recipe.name))
      if (shadowed >= 0) recipes.splice(shadowed, 1)
      recipes.unshift(recipe)
      own.add(soundOf(recipe.name))
      return ok(added.value)
    },
  }
}
