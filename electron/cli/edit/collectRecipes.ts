import { homedir } from 'node:os'
import { messageOf } from '../../../shared/failures/index.ts'
import { openRecipeShelf, type RecipeShelf, type Registry } from '../../agent/index.ts'
import { addRecipeFile, appFile, dataPaths, readRecipeFiles } from '../../platform/index.ts'
import type { Io } from '../io.ts'

const shipped = appFile('assets', 'recipes')

/** The recipes of the person and of the app; what is wrong with one of the files is noted. */
export async function collectRecipes(
  { env, note }: Pick<Io, 'env' | 'note'>,
  registry: Pick<Registry, 'findTool'>,
): Promise<RecipeShelf> {
  const own = dataPaths({ platform: process.platform, home: homedir(), env }).recipes
  return openRecipeShelf(await readRecipeFiles({ own, shipped }), registry, {
    add: (name, text) => addRecipeFile(own, name, text),
    onProblem: (problem) => note(messageOf(problem)),
  })
}
