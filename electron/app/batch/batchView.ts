import path from 'node:path'
import type { Batch, BatchFile } from '../../../shared/schemas/batch.ts'
import type { Recipe } from '../../../shared/schemas/recipe.ts'
import { type FileResult, groupQuestions } from '../../headless/index.ts'
import type { Progress } from './batchRun.ts'
import type { WatchedFolder } from './batchWatch.ts'

/** A file on the list. `folder`: of the host's own, where the page sent its bytes. */
export interface ListedFile {
  readonly id: string
  readonly input: string
  readonly name: string
  readonly state: BatchFile['state']
  readonly result: FileResult | null
}

export interface BatchState {
  readonly phase: Batch['phase']
  readonly recipe: string | null
  readonly folder: string | null
  readonly files: readonly ListedFile[]
  readonly progress: Progress | null
  readonly watch: WatchedFolder | null
}

export function batchView(state: BatchState, recipes: readonly Recipe[]): Batch {
  const { phase, recipe, folder, files, progress, watch } = state
  const idOf = new Map(files.map(({ id, input }) => [input, id]))
  const results = files.flatMap((file) => (file.state === 'asked' && file.result !== null ? [file.result] : []))
  return {
    phase,
    recipes: recipes.map(({ name, about }) => ({ name, about: about ?? '' })),
    recipe,
    folder,
    files: files.map(fileView),
    questions: groupQuestions(results).map(({ question, inputs }) => ({
      key: question.key,
      text: question.text,
      answers: [...question.answers],
      files: inputs.flatMap((input) => idOf.get(input) ?? []),
    })),
    progress,
    watch: watch === null ? null : watchView(watch),
  }
}

function fileView({ id, name, state, result }: ListedFile): BatchFile {
  return {
    id,
    name,
    state,
    before: result?.before ?? null,
    after: result?.after ?? null,
    steps: [...(result?.steps ?? [])],
    notes: [...(result?.notes ?? [])],
    problem: result?.problem ?? null,
    output: result === null ? '' : path.basename(result.output),
  }
}

function watchView(watch: WatchedFolder): NonNullable<Batch['watch']> {
  const results = watch.results().map((result) =>
    fileView({
      id: result.input,
      input: result.input,
      name: path.basename(result.input),
      state: result.state === 'ready' ? 'writing' : result.state,
      result,
    }),
  )
  return { recipe: watch.recipe.name, from: watch.from, to: watch.to, results, problem: watch.problem() }
}
