import { rm } from 'node:fs/promises'
import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Batch } from '../../../shared/schemas/batch.ts'
import type { RecipeShelf, Registry } from '../../agent/index.ts'
import { type BatchTarget, type FileResult, targetsOf } from '../../headless/index.ts'
import { type AddedFile, type BatchList, createBatchList } from './batchList.ts'
import type { WindowDecoding } from '../windows/windowDecoding.ts'
import { runBatchOn } from './batchRun.ts'
import type { ListedFile } from './batchView.ts'
import { startWatching } from './batchWatch.ts'

/** A recipe done to many files in the window. Everything it does shows in its view at once. */
export interface BatchRoom {
  readonly view: () => Batch
  readonly setRecipe: (name: string) => Result<void>
  readonly add: (files: readonly AddedFile[]) => Result<void>
  readonly remove: (id: string | null) => Result<void>
  readonly setFolder: (folder: string) => Result<void>
  readonly rehearse: () => Promise<Result<void>>
  /** To a question by its key; the files that ask it are rehearsed again. */
  readonly answer: (question: string, say: string) => Promise<Result<void>>
  readonly write: () => Promise<Result<void>>
  readonly cancel: () => void
  readonly watch: (from: string) => Promise<Result<void>>
  readonly stopWatching: () => Promise<void>
  /** Full paths of what was written. */
  readonly written: () => readonly string[]
  readonly close: () => Promise<void>
}

export interface BatchOptions {
  readonly recipes: Pick<RecipeShelf, 'list'>
  readonly registry: Registry
  /** Where files are made that the page saves; null where the person chooses a folder. */
  readonly ownFolder: string | null
  readonly onChange: (view: Batch) => void
  /** Milliseconds between two looks into a watched folder. */
  readonly every?: number
  /** Left out: each engine in a thread of its own, so that the window can be served meanwhile. */
  readonly engine?: 'inline' | 'beside'
  /** The path of the FFmpeg that is chosen now; left out: none is. */
  readonly ffmpeg?: () => string
  /** What decodes the files that are not read here. */
  readonly windows?: Pick<WindowDecoding, 'join'>
}

const busy = err(failure('batch/busy'))

export function createBatch(options: BatchOptions): BatchRoom {
  const { ownFolder } = options
  const list = createBatchList(options)
  const runs = createRuns(list, options)
  const choose = (change: Parameters<BatchList['choose']>[0]): Result<void> => {
    if (runs.isBusy()) return busy
    runs.forgetAnswers()
    list.choose(change)
    return ok()
  }
  return {
    view: list.view,
    setRecipe: (name) => {
      const recipe = list.recipeCalled(name)
      return recipe.ok ? choose({ recipe: recipe.value.name }) : recipe
    },
    add: (added) => choose({ files: list.filesWith(added) }),
    remove: (id) => choose({ files: id === null ? [] : list.state().files.filter((file) => file.id !== id) }),
    setFolder: (folder) => choose({ folder }),
    rehearse: runs.rehearse,
    answer: runs.answer,
    write: runs.write,
    cancel: runs.cancel,
    watch: (from) => watchInto(list, options, from),
    stopWatching: async () => {
      await list.state().watch?.stop()
      list.put({ watch: null })
    },
    written: () => list.ofState('done', 'there').flatMap(({ result }) => (result === null ? [] : [result.output])),
    close: async () => {
      runs.cancel()
      await Promise.all([runs.ended(), list.state().watch?.stop()])
      if (ownFolder !== null) await rm(ownFolder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** One run at a time. */
function createRuns(list: BatchList, options: BatchOptions) {
  let answers: ReadonlyMap<string, string> = new Map()
  let work: { readonly end: AbortController; readonly ended: Promise<void> } | null = null

  /** These files, with all of the list in mind; at the end the phase says so. */
  const run = async (files: readonly ListedFile[], how: 'rehearse' | 'write'): Promise<Result<void>> => {
    if (work !== null) return busy
    const ready = list.ready()
    if (!ready.ok) return ready
    const { recipe, folder } = ready.value
    const byInput = new Map(list.state().files.map((file) => [file.input, file]))
    const targets = targetsOf([...byInput.keys()], folder, recipe)
    const wanted = new Set(files.map(({ input }) => input))
    const end = new AbortController()
    const [isAtWork, isOver] =
      how === 'rehearse' ? (['rehearsing', 'rehearsed'] as const) : (['writing', 'written'] as const)
    const show = (target: BatchTarget, change: Partial<ListedFile>): void =>
      list.putFile(byInput.get(target.input)?.id ?? '', change)
    list.put({ phase: isAtWork, progress: { done: 0, all: files.length, secondsLeft: null } })
    const ended = runBatchOn(
      targets.filter(({ input }) => wanted.has(input)),
      targets,
      { recipe, how, answers, signal: end.signal, ...surroundings(options) },
      {
        onBegin: (target) => show(target, { state: isAtWork }),
        onEnd: (result, progress) => {
          show(result, { state: result.state, result: kept(result, byInput.get(result.input)) })
          list.put({ progress })
        },
      },
    )
    work = { end, ended }
    try {
      await ended
    } finally {
      work = null
      list.put({ phase: isOver, progress: null })
    }
    return ok()
  }
  return {
    isBusy: () => work !== null,
    forgetAnswers: () => (answers = new Map()),
    rehearse: () => run(list.state().files, 'rehearse'),
    answer: async (question: string, say: string): Promise<Result<void>> => {
      if (work !== null) return busy
      answers = new Map([...answers, [question, say]])
      const asking = list.ofState('asked').filter(({ result }) => result?.question?.key === question)
      return run(asking, 'rehearse')
    },
    // What was interrupted is gone on with where it was rehearsed before.
    write: () => {
      const lookedAt = list.ofState('ready', 'interrupted').filter(({ result }) => (result?.before ?? null) !== null)
      return run(lookedAt, 'write')
    },
    cancel: () => work?.end.abort(),
    ended: () => work?.ended,
  }
}

/** What a run finds as it begins. */
const surroundings = ({ registry, engine, windows, ffmpeg }: BatchOptions) => ({
  registry,
  ...(engine && { engine }),
  ...(windows && { windows }),
  ...(ffmpeg && { ffmpeg: ffmpeg() }),
})

/** What was seen before stays where a run ended early. */
const kept = (result: FileResult, before: ListedFile | undefined): FileResult =>
  result.state === 'interrupted' && before?.result ? { ...before.result, state: 'interrupted' } : result

async function watchInto(
  list: BatchList,
  { registry, every, onChange, ffmpeg }: BatchOptions,
  from: string,
): Promise<Result<void>> {
  const { recipe: name, folder: to } = list.state()
  const recipe = list.recipeCalled(name)
  if (!recipe.ok) return recipe
  if (to === null) return err(failure('batch/incomplete', { missing: ['folder'] }))
  await list.state().watch?.stop()
  const started = await startWatching({
    recipe: recipe.value,
    registry,
    from,
    to,
    onChange: () => onChange(list.view()),
    ...(every !== undefined && { every }),
    ...(ffmpeg && { ffmpeg }),
  })
  if (!started.ok) return started
  list.put({ watch: started.value })
  return ok()
}
