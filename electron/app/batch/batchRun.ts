import { stat } from 'node:fs/promises'
import type { Recipe } from '../../../shared/schemas/recipe.ts'
import type { Registry } from '../../agent/index.ts'
import { severalAtOnce } from '../../../shared/severalAtOnce.ts'
import { type BatchTarget, clashOf, doFile, type FileResult, untouched } from '../../headless/index.ts'
import type { WindowDecoding } from '../windows/windowDecoding.ts'

export interface BatchWork {
  readonly recipe: Recipe
  readonly registry: Registry
  readonly how: 'rehearse' | 'write'
  readonly answers: ReadonlyMap<string, string>
  readonly signal: AbortSignal
  /** Left out: each engine in a thread of its own. */
  readonly engine?: 'inline' | 'beside'
  /** The path of the FFmpeg that was chosen; left out or '': the one that is found. */
  readonly ffmpeg?: string
  /** What decodes the files that are not read here. */
  readonly windows?: Pick<WindowDecoding, 'join'>
}

export interface BatchSteps {
  readonly onBegin: (target: BatchTarget) => void
  readonly onEnd: (result: FileResult, progress: Progress) => void
}

/** Of the bytes that are to be read; null before anything is done. */
export interface Progress {
  readonly done: number
  readonly all: number
  readonly secondsLeft: number | null
}

/** More at once would be felt in the window, which goes on meanwhile. */
const atOnce = 2

/** Looks at these files, or writes them. */
export async function runBatchOn(
  targets: readonly BatchTarget[],
  among: readonly BatchTarget[],
  work: BatchWork,
  steps: BatchSteps,
): Promise<void> {
  const sizes = new Map(await Promise.all(targets.map(async (one) => [one, await bytesOf(one)] as const)))
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const began = performance.now()
  let [done, bytes] = [0, 0]
  await severalAtOnce(targets, atOnce, async (target) => {
    if (!work.signal.aborted) steps.onBegin(target)
    const result = await doOne(target, among, work)
    done += 1
    bytes += sizes.get(target) ?? 0
    const part = all === 0 ? 1 : bytes / all
    const seconds = (performance.now() - began) / 1000
    const secondsLeft = part > 0 ? (seconds / part) * (1 - part) : null
    steps.onEnd(result, { done, all: targets.length, secondsLeft })
  })
}

async function doOne(target: BatchTarget, among: readonly BatchTarget[], work: BatchWork): Promise<FileResult> {
  if (work.signal.aborted) return { ...untouched(target), state: 'interrupted' }
  const clash = await clashOf(target, among)
  if (clash !== null) return { ...untouched(target), state: 'failed', problem: clash }
  const { recipe, registry, how, answers, engine = 'beside', ffmpeg = '', windows } = work
  const joining = windows && { joinWindows: windows.join }
  return doFile(target, { recipe, registry, overwrite: 'never', how, answers, engine, ffmpeg, ...joining }, work)
}

const bytesOf = ({ input }: BatchTarget): Promise<number> =>
  stat(input).then(
    ({ size }) => size,
    () => 0,
  )
