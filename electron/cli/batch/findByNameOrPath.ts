import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Recipe } from '../../../shared/schemas/recipe.ts'
import { findRecipe, readRecipe, type Registry } from '../../agent/index.ts'
import { exists } from '../../headless/index.ts'
import { readRecipeFile } from '../../platform/index.ts'
import { collectRecipes } from '../edit/collectRecipes.ts'
import type { Io } from '../io.ts'

/** A recipe by the path of its file, or by its name. */
export async function findByNameOrPath(said: string, registry: Registry, io: Io): Promise<Result<Recipe>> {
  if (said.endsWith('.json') || (await exists(said))) {
    const { text } = await readRecipeFile(said)
    if (text === null) return err(failure('agent/bad-recipe', { file: said, fault: { kind: 'not-readable' } }))
    const read = readRecipe(text, registry)
    return read.ok ? ok(read.recipe) : err(failure('agent/bad-recipe', { file: said, fault: read.fault }))
  }
  const known = (await collectRecipes(io, registry)).list()
  const recipe = findRecipe(known, said)
  return recipe === null
    ? err(failure('agent/unknown-recipe', { name: said, known: known.map(({ name }) => name) }))
    : ok(recipe)
}
