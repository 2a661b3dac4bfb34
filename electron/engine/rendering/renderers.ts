import type { EffectCall } from '../effects/index.ts'
import type { SoundFormat } from '../effects/processor.ts'
import type { Keeping } from './collectBlocks.ts'
import type { ReadInput, Rendered } from './effectRun.ts'

/** Where effects are computed. */
export interface Renderers {
  /** How many renderers are worth having at the same time. */
  readonly concurrency: number
  /** Whether channels that know nothing of each other are worth renderers of their own, for so much sound. */
  sideBySide(effect: EffectCall, seconds: number): boolean
  open(effect: EffectCall, format: SoundFormat, keeping: Keeping): Promise<Renderer>
  /** Ends the threads, if there are any. */
  close(): void
}

/**
 * One effect at work. Calls are answered in order; a call may be made before the one before is answered. Rejects with
 * `ThreadDied` when its thread is gone.
 */
export interface Renderer {
  /** The arrays that go in belong to the renderer afterwards; `used` is the memory of blocks that it gave before. */
  process(input: readonly Float32Array[], used: readonly ArrayBuffer[]): Promise<Rendered>
  /** The same of what is read for it at once. Left out where sound goes to another thread. */
  readonly processRead?: (input: ReadInput, used: readonly ArrayBuffer[]) => Promise<Rendered>
  finish(): Promise<Rendered>
  /** Gives up what is in it. */
  close(): void
  /** The same at once, also in the middle of a call: what has begun is not waited for, and may never be answered. */
  abandon(): void
}

/** In the thread that asks: for tests, and where threads can't be had. */
export const inlineRenderers: Renderers = {
  concurrency: 1,
  sideBySide: () => false,
  open: async (effect, format, keeping) => {
    const { createEffectRun } = await import('./effectRun.ts')
    const work = await createEffectRun(effect, format, keeping)
    return {
      process: async (input, used) => work.process(input, used),
      processRead: async (input, used) => work.processRead(input, used),
      finish: async () => work.finish(),
      close: () => {},
      abandon: () => {},
    }
  },
  close: () => {},
}
