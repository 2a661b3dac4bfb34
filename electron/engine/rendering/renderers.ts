import { createProcessor, type EffectCall } from '../effects/index.ts'
import type { Processor, SoundFormat } from '../effects/processor.ts'

/** Where effects are computed. */
export interface Renderers {
  /** How many lanes are worth having at the same time. */
  readonly lanes: number
  open(effect: EffectCall, format: SoundFormat): Promise<Lane>
  /** Ends the threads, if there are any. */
  close(): void
}

/** One effect at work. Calls are answered in order; a call may be made before the one before is answered. Rejects with `LaneDied` when its thread is gone. */
export interface Lane {
  /** The arrays that go in belong to the lane afterwards. */
  process(input: readonly Float32Array[]): Promise<readonly Float32Array[]>
  finish(): Promise<readonly Float32Array[]>
  /** Gives up what is in it. */
  close(): void
}

export class LaneDied extends Error {}

/** In the thread that asks: for tests, and where threads can't be had. */
export const inlineRenderers: Renderers = {
  lanes: 1,
  open: async (effect, format) => laneOf(await createProcessor(effect, format)),
  close: () => {},
}

function laneOf(processor: Processor): Lane {
  return {
    process: async (input) => processor.process(input),
    finish: async () => processor.finish(),
    close: () => {},
  }
}
