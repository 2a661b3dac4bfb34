import { statSync } from 'node:fs'
import type { Decoders } from './decoders.ts'
import { inlineDecoders } from './openDecoding.ts'
import { createThreadDecoders } from './threadDecoders.ts'

/** Bytes from which on threads are worth starting: some minutes of MP3. */
const worthThreads = 2 << 20

/** Short files in the thread that asks, long ones in threads: for one run of the command line. */
export function createLongWorkDecoders(): Decoders {
  const threads = createThreadDecoders()
  return {
    concurrency: threads.concurrency,
    open: async (path, name, sampleRate, choice) =>
      (isLong(path) ? threads : inlineDecoders).open(path, name, sampleRate, choice),
    openProject: async (path, name, form) => (isLong(path) ? threads : inlineDecoders).openProject(path, name, form),
    close: () => threads.close(),
  }
}

/** What can't be found is told by whoever opens it. */
const isLong = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) >= worthThreads
