import { effects, type EffectCall } from '../effects/index.ts'
import type { SoundFormat } from '../effects/processor.ts'
import type { Keeping } from './collectBlocks.ts'
import { inlineRenderers, type Renderers } from './renderers.ts'
import { createThreadRenderers } from './threadRenderers.ts'

/**
 * Seconds of sound from which on threads are worth starting. Channels that are rendered by themselves are those of
 * effects that take long.
 */
const worthThreads = { separate: 10, linked: 180 } as const

/** Short work in the thread that asks, long work in threads: for one run of the command line. */
export function createLongWorkRenderers(): Renderers {
  const threads = createThreadRenderers()
  return {
    concurrency: threads.concurrency,
    open: async (effect, format, keeping) =>
      (isLong(effect, format, keeping) ? threads : inlineRenderers).open(effect, format, keeping),
    close: () => threads.close(),
  }
}

const isLong = ({ name }: EffectCall, { sampleRate }: SoundFormat, { length }: Keeping): boolean =>
  length >= worthThreads[effects[name].channels] * sampleRate
