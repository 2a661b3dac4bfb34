import { availableParallelism } from 'node:os'
import { createActorPool } from '../threads/actorPool.ts'
import { threadFile } from '../threads/thread.ts'
import { idleMs } from '../threads/whenIdle.ts'
import type { RenderCalls } from './effectRun.ts'
import { type Renderers, inlineRenderers } from './renderers.ts'
import type { EffectCall } from '../effects/index.ts'

/**
 * Room for what lives briefly: left to itself it grows to many times as much while an hour is rendered, and nothing
 * gets faster.
 */
const limits = { maxYoungGenerationSizeMb: 4 }

/**
 * A few threads that stay warm for the next effect: starting one costs more than a short one. When nothing was rendered
 * for a while they end, and what they took is given back.
 */
export function createThreadRenderers(endAfterMs = idleMs): Renderers {
  const size = Math.max(1, Math.min(4, availableParallelism()))
  const file = threadFile(import.meta.url, './renderWorker.ts')
  const pool = createActorPool<RenderCalls>({ file, size, limits, start: 'oneByOne', endAfterMs })
  return {
    concurrency: size,
    sideBySide: () => size > 1,
    async open(effect, format, keeping) {
      const actor = pool.actor()
      try {
        await actor.call('open', { effect, format, keeping })
      } catch (error) {
        actor.close()
        throw error
      }
      return {
        process: async (input, used) =>
          actor.call('process', { input, used }, [...input.map((samples) => samples.buffer as ArrayBuffer), ...used]),
        finish: async () => actor.call('finish', null),
        close: actor.close,
        abandon: actor.abandon,
      }
    },
    close: pool.end,
  }
}

/** Seconds of sound from which on threads are worth starting. */
const worthThreads = 10

/** Effects that compute for so long that two threads end a run sooner. */
const takeLong: ReadonlySet<EffectCall['name']> = new Set(['clickRemoval', 'speechNoise'])

/**
 * For one run of the command line: what takes long in threads, one a channel. All else in the thread that asks: another
 * one would take more than what such an effect computes, to start, to hand all sound over and back, and to compile the
 * kernels once more.
 */
export function createLongWorkRenderers(): Renderers {
  const threads = createThreadRenderers()
  const isLong = ({ name }: EffectCall, seconds: number): boolean => takeLong.has(name) && seconds >= worthThreads
  return {
    concurrency: threads.concurrency,
    sideBySide: (effect, seconds) => isLong(effect, seconds) && threads.sideBySide(effect, seconds),
    open: async (effect, format, keeping) =>
      (isLong(effect, keeping.length / format.sampleRate) ? threads : inlineRenderers).open(effect, format, keeping),
    close: () => threads.close(),
  }
}
