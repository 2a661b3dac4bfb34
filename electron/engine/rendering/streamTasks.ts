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

/** So many tasks are made side by side: each holds a few blocks, and an effect at work. */
const mostTasks = 8

/**
 * Where the sound of tasks can be read while it is made, blocks for each that need not be kept: what asks for one of
 * them later has its task done again, in its own thread. Null where it can't: then blocks are stored as always.
 */
export async function streamTasks(
  store: BlockStore,
  renderers: Renderers,
  tasks: readonly RenderTask[],
): Promise<readonly StreamedBlocks[] | null> {
  if (store.stream === undefined || tasks.length === 0 || tasks.length > mostTasks) return null
  if (!tasks.every((task) => isWorthIt(renderers, task))) return null
  const runs = await Promise.all(
    tasks.map(async (task) => {
      const { effect, format, leadIn: skip, length } = task
      return createEffectRun(effect, format, { channels: channelsOf(task), skip, length })
    }),
  )
  return tasks.flatMap(
    (task, index) =>
      store.stream?.(shapesOf(task, channelsOf(task)), (take) => runAgain(runs[index] as EffectRun, task, take)) ?? [],
  )
}

/** What fits into the memory that is kept anyway is not worth being made twice. */
const isWorthIt = (renderers: Renderers, task: RenderTask): boolean =>
  task.input > 0 && task.length > maxBlockFrames * (latestBlocks + 1) && !goesSideBySide(renderers, task)

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
