import { once } from '../../shared/once.ts'
import type { ToolEntry } from '../../shared/schemas/toolEntry.ts'
import {
  listTools,
  openRecipeShelf,
  type RecipeShelf,
  type Registry,
  registry as everyTool,
  withOutsideTools,
} from '../agent/index.ts'
import { addRecipeFile, type DataPaths, findProgram, readRecipeFiles, readToolFiles } from '../platform/index.ts'
import { recipesFolder, toolsFolder } from './appFolders.ts'
import type { Notices } from './notices.ts'

interface Around {
  readonly paths: DataPaths
  /** The app's own folder. */
  readonly root: string
  readonly env: Readonly<Record<string, string | undefined>>
}

interface Shelves {
  readonly registry: Registry
  readonly recipes: RecipeShelf
  /** The tools as menus and the window show them; described when they are first asked for. */
  readonly tools: () => readonly ToolEntry[]
}

/** The tools and the recipes that there are; what is wrong with a file of them is told. */
export async function openShelves(around: Around, fail: Notices['fail']): Promise<Shelves> {
  const registry = await collectTools(around, fail)
  const recipes = await openRecipes(around, registry, fail)
  return { registry, recipes, tools: once(() => listTools(registry)) }
}

/** Those of the app, with the programs that files describe. */
async function collectTools({ paths, root, env }: Around, fail: Notices['fail']): Promise<Registry> {
  const found = await readToolFiles({ shipped: toolsFolder(root), own: paths.tools, trusted: paths.trustedTools }, fail)
  const made = await withOutsideTools(everyTool, found.files, (name) => findProgram(name, env))
  ;[...found.problems, ...made.problems].forEach(fail)
  return made.registry
}

/** Those of the person, then those of the app. */
async function openRecipes({ paths, root }: Around, registry: Registry, fail: Notices['fail']): Promise<RecipeShelf> {
  const folders = { shipped: recipesFolder(root), own: paths.recipes }
  return openRecipeShelf(await readRecipeFiles(folders), registry, {
    add: (name, text) => addRecipeFile(folders.own, name, text),
    onProblem: fail,
  })
}
