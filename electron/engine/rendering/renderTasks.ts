import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { type BlockStore, latestBlocks } from '../blocks/blockStore.ts'
import type { Piece } from '../model/piece.ts'
import { piecesLength } from '../pieces/slicePieces.ts'
import { plainPiece } from '../pieces/plainPiece.ts'
import { orAborted } from '../threads/orAborted.ts'
import { ThreadDied } from '../threads/thread.ts'
import { joinMono } from './joinMono.ts'
import type { Rendered } from './effectRun.ts'
import type { Renderer, Renderers } from './renderers.ts'
import { createSpareMemory } from './spareMemory.ts'
import { chunkFrames, type RenderTask } from './renderTask.ts'
import { goesSideBySide } from './sideBySide.ts'

export interface RenderContext {
  readonly store: BlockStore
  readonly renderers: Renderers
  readonly signal: AbortSignal
  /** 0 to 1, growing, over all tasks. */
  report(fraction: number): void
  /** Lets other work of the thread have its turn. */
  pause(): Promise<void>
  /** Where the sound of each task is read while it is made: then all of them are made side by side. */
  readonly ahead?: readonly TaskAhead[] | null
}

/** Takes the sound of one task. */
export interface TaskAhead extends Pick<BlockStore, 'add'> {
  /** Resolves when a block that was just stored has been read; the latest blocks stay where they are as they came. */
  stored(): Promise<void>
}

/** Chunks that are on their way at a time: enough that a thread never waits for the next one. */
const mostOnTheWay = 3

/**
 * The rendered sound of every task, in their order. Cancelled or failed, blocks that were made until then are
 * unreferenced.
 */
export async function renderTasks(
  ctx: RenderContext,
  tasks: readonly RenderTask[],
): Promise<Result<readonly (readonly Piece[])[]>> {
  const all = tasks.reduce((sum, task) => sum + workOf(task), 0)
  const made: (readonly Piece[])[] = []
  const waiting = [...tasks.entries()]
  let done = 0
  const progress = (frames: number): void => ctx.report(all === 0 ? 1 : (done += frames) / all)
  // Tasks that are read ahead wait for each other: where one fails, the others end too.
  const stop = new AbortController()
  const signal = AbortSignal.any([ctx.signal, stop.signal])
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift()) {
      const [index, task] = next
      made[index] = await renderTask({ ...ctx, signal }, task, { progress, ahead: ctx.ahead?.[index] })
    }
  }
  const workOrStop = async (): Promise<void> => {
    try {
      await work()
    } catch (error) {
      stop.abort()
      throw error
    }
  }
  try {
    const workers = ctx.ahead ? tasks.length : Math.min(ctx.renderers.concurrency, tasks.length)
    const ended = await Promise.allSettled(Array.from({ length: workers }, workOrStop))
    for (const one of ended) if (one.status === 'rejected') throw one.reason
  } catch (error) {
    if (error instanceof ThreadDied) return err(failure('engine/render-stopped'))
    throw error
  }
  return ctx.signal.aborted ? err(failure('engine/cancelled')) : ok(made)
}

async function renderTask(
  ctx: RenderContext,
  task: RenderTask,
  { progress, ahead }: { progress: (frames: number) => void; ahead: TaskAhead | undefined },
): Promise<readonly Piece[]> {
  const store = ahead ?? ctx.store
  const channels = task.channelsOut ?? (task.format.channels === 2 ? 2 : 1)
  const memory = createMemory(task.format.channels)
  const renderer = await openUnlessAborted(ctx, task, channels)
  if (renderer === null) return []
  const pieces: Piece[] = []
  const latest: ArrayBuffer[] = []
  const keep = async ({ blocks, rows }: Rendered): Promise<void> => {
    for (const { block, summary } of blocks) {
      pieces.push(plainPiece(store.add(block, summary), block.frames))
      latest.push(block.bytes.buffer as ArrayBuffer)
      if (ahead !== undefined) await orAborted(ctx.signal, ahead.stored())
      memory.used.push(...latest.splice(0, latest.length - (ahead === undefined ? 0 : latestBlocks)))
    }
    memory.giveRows(rows)
  }
  // What is made in this thread is there already, and is used while it is in the processor's cache.
  const mostWaiting = renderer.processRead === undefined ? mostOnTheWay : 1
  const onTheWay: { made: Promise<Rendered>; frames: number }[] = []
  const takeOne = async (): Promise<void> => {
    const one = onTheWay.shift()
    const made = one && (await orAborted(ctx.signal, one.made))
    if (!one || !made) return
    await keep(made)
    progress(one.frames)
  }
  let isThrough = false
  try {
    for (let at = 0; at < workOf(task) && !ctx.signal.aborted; at += chunkFrames) {
      const made = processNext(renderer, task, at, memory)
      // It is waited for below; a thread that dies before that is no unhandled rejection.
      made.catch(() => undefined)
      onTheWay.push({ made, frames: Math.min(chunkFrames, workOf(task) - at) })
      if (onTheWay.length >= mostWaiting) await takeOne()
      await ctx.pause()
    }
    while (onTheWay.length > 0) await takeOne()
    const rest = ctx.signal.aborted ? null : await orAborted(ctx.signal, renderer.finish())
    if (rest === null) return pieces
    await keep(rest)
    isThrough = true
    const made = piecesLength(pieces)
    return made < task.length ? [...pieces, plainPiece(null, task.length - made)] : pieces
  } finally {
    // Nobody waits for what a thread has begun when it is not wanted any more.
    if (isThrough) renderer.close()
    else renderer.abandon()
  }
}

type Memory = ReturnType<typeof createMemory>

/** Where the effect is at work in this thread, what it hears is read while it is. */
async function processNext(renderer: Renderer, task: RenderTask, from: number, memory: Memory): Promise<Rendered> {
  const frames = Math.min(chunkFrames, workOf(task) - from)
  const used = memory.used.splice(0)
  if (renderer.processRead !== undefined) return renderer.processRead({ from, frames, read: task.read }, used)
  const input = memory.borrowRows(frames)
  task.read(from, input)
  return renderer.process(input, used)
}

/** Null where it was cancelled first; what opens later is given up. */
async function openUnlessAborted(ctx: RenderContext, task: RenderTask, channels: 1 | 2): Promise<Renderer | null> {
  const opening = openRenderer(ctx.renderers, task, channels)
  const renderer = await orAborted(ctx.signal, opening)
  if (renderer === null)
    opening.then(
      (late) => late.abandon(),
      () => undefined,
    )
  return renderer
}

/** A generator is given silence of the length that it has to fill. */
const workOf = (task: RenderTask): number => (task.input > 0 ? task.input : task.length)

/**
 * What came back is used again: memory that is new for every chunk costs the garbage collector as much as reading it
 * does.
 */
function createMemory(channels: number) {
  const rows = createSpareMemory()
  const used: ArrayBuffer[] = []
  return {
    used,
    giveRows: (given: readonly Float32Array[]): void => rows.give(given.map((row) => row.buffer as ArrayBuffer)),
    borrowRows: (count: number): Float32Array[] =>
      Array.from({ length: channels }, () => new Float32Array(rows.borrow(count * 4)).fill(0)),
  }
}

/** Channels that know nothing of each other go side by side through threads of their own. */
async function openRenderer(renderers: Renderers, task: RenderTask, channels: 1 | 2): Promise<Renderer> {
  const { effect, format, leadIn: skip, length } = task
  if (!goesSideBySide(renderers, task)) return renderers.open(effect, format, { channels, skip, length })
  const mono = { ...format, channels: 1 }
  return joinMono([
    await renderers.open(effect, mono, { channels: 1, skip, length }),
    await renderers.open(effect, mono, { channels: 1, skip, length }),
  ])
}
