import { failure } from '../../../shared/failures/index.ts'
import type { BlockId } from '../../../shared/ids.ts'
import { frames } from '../../../shared/time.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import { effects } from '../effects/index.ts'
import type { Piece } from '../model/piece.ts'
import { piecesLength } from '../pieces/slicePieces.ts'
import { ThreadDied } from '../threads/thread.ts'
import { joinLanes } from './joinLanes.ts'
import type { Rendered } from './laneWork.ts'
import type { Lane, Renderers } from './renderers.ts'
import { createSpareMemory } from './spareMemory.ts'
import { chunkFrames, type Stretch } from './stretch.ts'

export interface RenderContext {
  readonly store: BlockStore
  readonly renderers: Renderers
  readonly signal: AbortSignal
  /** 0 to 1, growing, over all stretches. */
  report(fraction: number): void
  /** Lets other work of the thread have its turn. */
  pause(): Promise<void>
}

/** Chunks that are on their way at a time: enough that a thread never waits for the next one. */
const mostOnTheWay = 3

/**
 * The rendered sound of every stretch, in their order. Cancelled or failed, blocks that were made until then are
 * nobody's.
 */
export async function renderStretches(
  ctx: RenderContext,
  stretches: readonly Stretch[],
): Promise<Result<readonly (readonly Piece[])[]>> {
  const all = stretches.reduce((sum, stretch) => sum + workOf(stretch), 0)
  const made: (readonly Piece[])[] = []
  const waiting = [...stretches.entries()]
  let done = 0
  const progress = (frames: number): void => ctx.report(all === 0 ? 1 : (done += frames) / all)
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && !ctx.signal.aborted; next = waiting.shift()) {
      made[next[0]] = await renderStretch(ctx, next[1], progress)
    }
  }
  try {
    const workers = Math.min(ctx.renderers.lanes, stretches.length)
    const ended = await Promise.allSettled(Array.from({ length: workers }, work))
    for (const one of ended) if (one.status === 'rejected') throw one.reason
  } catch (error) {
    if (error instanceof ThreadDied) return err(failure('engine/render-stopped'))
    throw error
  }
  return ctx.signal.aborted ? err(failure('engine/cancelled')) : ok(made)
}

async function renderStretch(
  ctx: RenderContext,
  stretch: Stretch,
  progress: (frames: number) => void,
): Promise<readonly Piece[]> {
  const channels = stretch.channelsOut ?? (stretch.format.channels === 2 ? 2 : 1)
  const memory = createMemory(stretch.format.channels)
  const lane = await openLane(ctx.renderers, stretch, channels)
  const pieces: Piece[] = []
  const keep = ({ blocks, rows }: Rendered): void => {
    for (const { block, summary } of blocks) {
      pieces.push(toPiece(ctx.store.add(block, summary), block.frames))
      memory.used.push(block.bytes.buffer as ArrayBuffer)
    }
    memory.giveRows(rows)
  }
  const onTheWay: { made: Promise<Rendered>; frames: number }[] = []
  const takeOne = async (): Promise<void> => {
    const one = onTheWay.shift()
    if (one === undefined) return
    keep(await one.made)
    progress(one.frames)
  }
  try {
    for (let at = 0; at < workOf(stretch) && !ctx.signal.aborted; at += chunkFrames) {
      const input = memory.borrowRows(Math.min(chunkFrames, workOf(stretch) - at))
      stretch.read(at, input)
      const made = lane.process(input, memory.used.splice(0))
      // It is waited for below; a thread that dies before that is no unhandled rejection.
      made.catch(() => undefined)
      onTheWay.push({ made, frames: Math.min(chunkFrames, workOf(stretch) - at) })
      if (onTheWay.length >= mostOnTheWay) await takeOne()
      await ctx.pause()
    }
    while (onTheWay.length > 0) await takeOne()
    if (!ctx.signal.aborted) keep(await lane.finish())
    const made = piecesLength(pieces)
    return made < stretch.length ? [...pieces, toPiece(null, stretch.length - made)] : pieces
  } finally {
    await Promise.allSettled(onTheWay.map((one) => one.made))
    lane.close()
  }
}

/** A generator is given silence of the length that it has to fill. */
const workOf = (stretch: Stretch): number => (stretch.input > 0 ? stretch.input : stretch.length)

/** No block is silence. */
function toPiece(block: BlockId | null, length: number): Piece {
  return { block, from: frames(0), length: frames(length), direction: 'forward', gain: 1, ramps: [], under: [] }
}

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
async function openLane(renderers: Renderers, stretch: Stretch, channels: 1 | 2): Promise<Lane> {
  const { effect, format, leadIn: skip, length } = stretch
  if (effects[effect.name].channels === 'linked' || format.channels === 1 || renderers.lanes === 1)
    return renderers.open(effect, format, { channels, skip, length })
  const mono = { ...format, channels: 1 }
  return joinLanes([
    await renderers.open(effect, mono, { channels: 1, skip, length }),
    await renderers.open(effect, mono, { channels: 1, skip, length }),
  ])
}
