import { realpath } from 'node:fs/promises'
import { causeOf, failure, messageOf } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Recipe } from '../../../shared/schemas/recipe.ts'
import type { Registry } from '../../agent/index.ts'
import { type FileResult, targetsOf, untouched, watchFolder } from '../../headless/index.ts'
import { runBatchOn } from './batchRun.ts'

export interface WatchedFolder {
  readonly recipe: Recipe
  readonly from: string
  readonly to: string
  /** Newest first; the last ones only. */
  readonly results: () => readonly FileResult[]
  /** Why the folder can't be looked into just now. */
  readonly problem: () => string | null
  readonly stop: () => Promise<void>
}

interface Wanted {
  readonly recipe: Recipe
  readonly registry: Registry
  readonly from: string
  readonly to: string
  readonly onChange: () => void
  /** The path of the FFmpeg that is chosen now; left out: none is. */
  readonly ffmpeg?: () => string
  /** Milliseconds between two looks; left out: as usual. */
  readonly every?: number
}

const mostResults = 100

/** Does each recording that comes into a folder, until it is stopped or the app is closed. */
export async function startWatching(wanted: Wanted): Promise<Result<WatchedFolder>> {
  const { recipe, registry, from, to, onChange, every, ffmpeg } = wanted
  const [realFrom, realTo] = await Promise.all([from, to].map((folder) => realpath(folder).catch(() => folder)))
  if (realFrom === realTo) return err(failure('batch/watched-into-itself', { folder: from }))
  const end = new AbortController()
  let results: readonly FileResult[] = []
  let problem: string | null = null
  const show = (result: FileResult): void => {
    problem = null
    results = [result, ...results.filter(({ input }) => input !== result.input)].slice(0, mostResults)
    onChange()
  }
  const onFile = async (input: string): Promise<void> => {
    const targets = targetsOf([input], to, recipe)
    const answers = new Map<string, string>()
    const chosen = ffmpeg && { ffmpeg: ffmpeg() }
    const work = { recipe, registry, how: 'write', answers, signal: end.signal, ...chosen } as const
    await runBatchOn(targets, targets, work, {
      onBegin: (target) => show({ ...untouched(target), state: 'ready' }),
      onEnd: show,
    })
  }
  const onLost = (cause: unknown): void => {
    problem = messageOf(failure('files/unreadable', { name: from, cause: causeOf(cause) }))
    onChange()
  }
  const ended = watchFolder({ folder: from, signal: end.signal, onFile, onLost, ...(every !== undefined && { every }) })
  return ok({
    recipe,
    from,
    to,
    results: () => results,
    problem: () => problem,
    stop: () => {
      end.abort()
      return ended
    },
  })
}
