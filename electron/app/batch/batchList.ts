import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { type Failure, failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Batch } from '../../../shared/schemas/batch.ts'
import type { Recipe } from '../../../shared/schemas/recipe.ts'
import { findRecipe, type RecipeShelf } from '../../agent/index.ts'
import { type BatchState, batchView, type ListedFile } from './batchView.ts'

/** What was chosen for a batch, and how each file of it stands. */
export interface BatchList {
  readonly state: () => BatchState
  readonly view: () => Batch
  readonly put: (change: Partial<BatchState>) => void
  readonly putFile: (id: string, change: Partial<ListedFile>) => void
  /** Another choice: what was rehearsed before does not count any more. */
  readonly choose: (change: Partial<Pick<BatchState, 'recipe' | 'folder' | 'files'>>) => void
  readonly recipeCalled: (name: string | null) => Result<Recipe>
  /** What a run needs, or what of it is missing. */
  readonly ready: () => Result<{ readonly recipe: Recipe; readonly folder: string }>
  /** With those that are not on the list yet. */
  readonly filesWith: (added: readonly AddedFile[]) => readonly ListedFile[]
  readonly ofState: (...wanted: readonly ListedFile['state'][]) => readonly ListedFile[]
}

export interface AddedFile {
  readonly path: string
  /** What the person calls it, where the file is a copy of what the page sent. */
  readonly name?: string
}

interface ListOptions {
  readonly recipes: Pick<RecipeShelf, 'list'>
  readonly ownFolder: string | null
  readonly onChange: (view: Batch) => void
}

const nothing: BatchState = { phase: 'choosing', recipe: null, folder: null, files: [], progress: null, watch: null }

export function createBatchList({ recipes, ownFolder, onChange }: ListOptions): BatchList {
  let state = nothing
  let choices = 0
  const view = () => batchView(state, recipes.list())
  const put = (change: Partial<BatchState>): void => {
    state = { ...state, ...change }
    onChange(view())
  }
  const recipeCalled = (name: string | null): Result<Recipe> => {
    const recipe = name === null ? null : findRecipe(recipes.list(), name)
    if (recipe !== null) return ok(recipe)
    return err(missingRecipe(name, recipes.list()))
  }
  // Each time another one: nothing that was made before is in the way.
  const folder = () => (ownFolder === null ? state.folder : path.join(ownFolder, `out-${choices}`))
  return {
    state: () => state,
    view,
    put,
    putFile: (id, change) =>
      put({ files: state.files.map((file) => (file.id === id ? { ...file, ...change } : file)) }),
    choose: (change) => {
      choices += 1
      const files = (change.files ?? state.files).map((file) => ({ ...file, state: 'new', result: null }) as const)
      put({ ...change, files, phase: 'choosing', progress: null })
    },
    recipeCalled,
    ready: () => {
      const recipe = recipeCalled(state.recipe)
      const to = folder()
      if (recipe.ok && to !== null && state.files.length > 0) return ok({ recipe: recipe.value, folder: to })
      return err(failure('batch/incomplete', { missing: missingOf({ ...state, folder: to }) }))
    },
    filesWith: (added) => {
      const known = new Set(state.files.map(({ input }) => input))
      const fresh = added.filter((one) => !known.has(one.path)).map(listed)
      return [...state.files, ...fresh]
    },
    ofState: (...wanted) => state.files.filter((file) => wanted.includes(file.state)),
  }
}

const listed = ({ path: input, name }: AddedFile): ListedFile => ({
  id: randomUUID(),
  input,
  name: name ?? path.basename(input),
  state: 'new',
  result: null,
})

const missingRecipe = (name: string | null, known: readonly Recipe[]): Failure =>
  name === null
    ? failure('batch/incomplete', { missing: ['recipe'] })
    : failure('agent/unknown-recipe', { name, known: known.map((one) => one.name) })

function missingOf({ recipe, files, folder }: Pick<BatchState, 'recipe' | 'files' | 'folder'>) {
  return [
    ...(recipe === null ? (['recipe'] as const) : []),
    ...(files.length === 0 ? (['files'] as const) : []),
    ...(folder === null ? (['folder'] as const) : []),
  ]
}
