import { availableParallelism } from 'node:os'
import { createLanePool } from '../threads/lanePool.ts'
import { threadFile } from '../threads/thread.ts'
import type { RenderCalls } from './effectRun.ts'
import type { Renderers } from './renderers.ts'

/**
 * Room for what lives briefly: left to itself it grows to many times as much while an hour is rendered, and nothing
 * gets faster.
 */
const limits = { maxYoungGenerationSizeMb: 4 }

/** A few threads that stay warm: starting one costs more than a short effect. */
export function createThreadRenderers(): Renderers {
  const size = Math.max(1, Math.min(4, availableParallelism()))
  const file = threadFile(import.meta.url, './renderWorker.ts')
  const pool = createLanePool<RenderCalls>({ file, size, limits, start: 'oneByOne', endAfterMs: 'never' })
  return {
    concurrency: size,
    async open(effect, format, keeping) {
      const lane = pool.lane()
      try {
        await lane.call('open', { effect, format, keeping })
      } catch (error) {
        lane.close()
        throw error
      }
      return {
        process: async (input, used) =>
          lane.call('process', { input, used }, [...input.map((samples) => samples.buffer as ArrayBuffer), ...used]),
        finish: async () => lane.call('finish', null),
        close: lane.close,
      }
    },
    close: pool.end,
  }
}
