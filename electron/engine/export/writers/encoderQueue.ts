import type { Encoder } from '../../codecs/encode/encoderThreads.ts'

export interface EncoderQueue {
  /** Resolves when there is room for more. */
  encode(input: readonly Float32Array[]): Promise<void>
  finish(): Promise<void>
}

/** Calls of one encoder that may be under way at a time: while one chunk is encoded, the next one is read. */
const mostWaiting = 2

/** Sends chunks to one encoder and hands on what comes back, in order. */
export function createEncoderQueue(encoder: Encoder, take: (encoded: Uint8Array) => void): EncoderQueue {
  const waiting: Promise<Uint8Array>[] = []
  const takeOldest = async (): Promise<void> => {
    const oldest = waiting.shift()
    if (oldest !== undefined) take(await oldest)
  }
  return {
    encode: async (input) => {
      while (waiting.length >= mostWaiting) await takeOldest()
      const encoded = encoder.encode(input)
      encoded.catch(() => undefined)
      waiting.push(encoded)
    },
    finish: async () => {
      const rest = encoder.finish()
      rest.catch(() => undefined)
      waiting.push(rest)
      while (waiting.length > 0) await takeOldest()
    },
  }
}
