import {
  type BlockStore,
  latestBlocks,
  maxBlockFrames,
  type StreamedBlocks,
  type StreamedShape,
} from '../blocks/blockStore.ts'
import { readBackSpan } from '../measure/readBackSpan.ts'
import { createEffectRun, type EffectRun } from './effectRun.ts'
import type { Renderers } from './renderers.ts'
import { chunkFrames, type RenderTask } from './renderTask.ts'
import { goesSideBySide } from './sideBySide.ts'

/**
 * Where the sound of a task can be read while it is made, blocks for it that need not be kept: what asks for one of
 * them later has the task done again, in its own thread. Null where it can't: then blocks are stored as always.
 */
export async function streamTask(
  store: BlockStore,
  renderers: Renderers,
  task: RenderTask,
): Promise<StreamedBlocks | null> {
  const { effect, format, leadIn: skip, length } = task
  // What fits into the memory that is kept anyway is not worth being made twice.
  const isShort = length <= maxBlockFrames * (latestBlocks + 1)
  if (store.stream === undefined || task.input === 0 || isShort || goesSideBySide(renderers, task)) return null
  const channels = channelsOf(task)
  const run = await createEffectRun(effect, format, { channels, skip, length })
  return store.stream(shapesOf(task, channels), (take) => runAgain(run, task, take))
}

const channelsOf = ({ channelsOut, format }: RenderTask): 1 | 2 => channelsOut ?? (format.channels === 2 ? 2 : 1)

/** An edit is read back by so many seconds around either end of its range, as that was and as it is. */
const readBack = readBackSpan.end + readBackSpan.beside

/** As `collectBlocks` divides it. */
function shapesOf({ length, input, leadIn, format }: RenderTask, channels: 1 | 2): readonly StreamedShape[] {
  const side = readBack * format.sampleRate
  return Array.from({ length: Math.ceil(length / maxBlockFrames) }, (_, index) => {
    const from = index * maxBlockFrames
    const to = Math.min(length, from + maxBlockFrames)
    const stays = [0, input - leadIn, length].some((end) => from < end + side && to > end - side)
    return { format: 'f32', channels, frames: to - from, stays }
  })
}

function runAgain(run: EffectRun, task: RenderTask, take: (bytes: Uint8Array) => void): void {
  const rows = Array.from({ length: task.format.channels }, () => new Float32Array(chunkFrames))
  for (let at = 0; at < task.input; at += chunkFrames) {
    const input = rows.map((row) => row.fill(0).subarray(0, task.input - at))
    task.read(at, input)
    const { blocks } = run.process(input, [])
    for (const { block } of blocks) take(block.bytes)
  }
  for (const { block } of run.finish().blocks) take(block.bytes)
}
