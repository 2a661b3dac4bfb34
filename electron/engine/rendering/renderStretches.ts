import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import { effects } from '../effects/index.ts'
import type { Piece } from '../model/piece.ts'
import { collectPieces } from './collectPieces.ts'
import { type Lane, LaneDied, type Renderers } from './renderers.ts'
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

/** The rendered sound of every stretch, in their order. Cancelled or failed, blocks that were made until then are nobody's. */
export async function renderStretches(ctx: RenderContext, stretches: readonly Stretch[]): Promise<Result<readonly (readonly Piece[])[]>> {
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
    if (error instanceof LaneDied) return err(failure('engine/render-stopped'))
    throw error
  }
  return ctx.signal.aborted ? err(failure('engine/cancelled')) : ok(made)
}

async function renderStretch(ctx: RenderContext, stretch: Stretch, progress: (frames: number) => void): Promise<readonly Piece[]> {
  const channels = stretch.channelsOut ?? (stretch.format.channels === 2 ? 2 : 1)
  const collected = collectPieces(ctx.store, channels, stretch.leadIn, stretch.length)
  const lane = await openLane(ctx.renderers, stretch)
  const onTheWay: { output: Promise<readonly Float32Array[]>; frames: number }[] = []
  const takeOne = async (): Promise<void> => {
    const one = onTheWay.shift()
    if (one === undefined) return
    collected.add(await one.output)
    progress(one.frames)
  }
  try {
    for (let at = 0; at < workOf(stretch) && !ctx.signal.aborted; at += chunkFrames) {
      const count = Math.min(chunkFrames, workOf(stretch) - at)
      const output = lane.process(stretch.read(at, count))
      // It is waited for below; a thread that dies before that is no unhandled rejection.
      output.catch(() => undefined)
      onTheWay.push({ output, frames: count })
      if (onTheWay.length >= mostOnTheWay) await takeOne()
      await ctx.pause()
    }
    while (onTheWay.length > 0) await takeOne()
    if (!ctx.signal.aborted && collected.missing() > 0) collected.add(await lane.finish())
    return collected.end()
  } finally {
    await Promise.allSettled(onTheWay.map((one) => one.output))
    lane.close()
  }
}

/** A generator is given silence of the length that it has to fill. */
const workOf = (stretch: Stretch): number => (stretch.input > 0 ? stretch.input : stretch.length)

/** Channels that know nothing of each other go side by side through threads of their own. */
async function openLane(renderers: Renderers, stretch: Stretch): Promise<Lane> {
  const { effect, format } = stretch
  if (effects[effect.name].channels === 'linked' || format.channels === 1 || renderers.lanes === 1) return renderers.open(effect, format)
  const parts: Lane[] = []
  for (let c = 0; c < format.channels; c++) parts.push(await renderers.open(effect, { ...format, channels: 1 }))
  const join = async (outputs: readonly Promise<readonly Float32Array[]>[]): Promise<readonly Float32Array[]> => (await Promise.all(outputs)).flat()
  return {
    process: async (input) => join(parts.map((part, c) => part.process([input[c] as Float32Array]))),
    finish: async () => join(parts.map((part) => part.finish())),
    close: () => {
      for (const part of parts) part.close()
    },
  }
}
