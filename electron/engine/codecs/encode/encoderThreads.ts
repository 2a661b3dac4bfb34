import { availableParallelism } from 'node:os'
import { createActorPool } from '../../threads/actorPool.ts'
import { wholeBuffers } from '../../threads/actors.ts'
import { threadFile } from '../../threads/thread.ts'
import { idleMs } from '../../threads/whenIdle.ts'
import type { CoderSettings, EncodeCalls } from './coder.ts'

/** Where sound is encoded. */
export interface Encoders {
  /** How many encoders are worth having at the same time. */
  readonly concurrency: number
  open(settings: CoderSettings): Encoder
  /** The path of the FFmpeg that is chosen now for the formats that it writes; '' for the one that is found. */
  ffmpeg(): string
  /** Ends the threads, if there are any. */
  close(): void
}

/**
 * One stream that is encoded; calls are answered in order, and may be made before the one before is answered. Rejects
 * with `ThreadDied` when its thread is gone.
 */
export interface Encoder {
  /** The arrays that go in belong to the encoder afterwards; those in shared memory until what it makes has come. */
  encode(input: readonly (Float32Array | Uint8Array)[]): Promise<Uint8Array>
  /** What was held back; the encoder is closed. */
  finish(): Promise<Uint8Array>
  /** Gives up what is in it. */
  close(): void
}

/**
 * Threads that are started when they are first needed, and end when nothing was encoded for a while. `ffmpeg`: the path
 * of the one that is chosen now.
 */
export function createEncoderThreads(endAfterMs = idleMs, ffmpeg = (): string => ''): Encoders {
  const size = Math.max(1, Math.min(4, availableParallelism()))
  const file = threadFile(import.meta.url, './encodeWorker.ts')
  const pool = createActorPool<EncodeCalls>({ file, size, start: 'oneByOne', endAfterMs })
  return {
    concurrency: size,
    open(settings) {
      const actor = pool.actor()
      const opened = actor.call('open', settings)
      return {
        encode: async (input) => {
          const encoded = actor.call('encode', input, wholeBuffers(input))
          await opened
          return encoded
        },
        finish: async () => {
          try {
            const rest = actor.call('finish', null)
            await opened
            return await rest
          } finally {
            actor.close()
          }
        },
        // What is given up in the middle of a file may take long to end by itself.
        close: actor.abandon,
      }
    },
    ffmpeg,
    close: pool.end,
  }
}
