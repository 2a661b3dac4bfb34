import type { EncoderLane } from '../../codecs/encode/encoderThreads.ts'

export interface LaneQueue {
  /** Resolves when there is room for more. */
  encode(input: readonly Float32Array[]): Promise<void>
  finish(): Promise<void>
}

/** Calls that may be under way in one lane: while one part is encoded, the next one is read. */
const mostWaiting = 2

/** Sends parts to one lane and hands on what comes back, in order. */
export function createLaneQueue(lane: EncoderLane, take: (encoded: Uint8Array) => void): LaneQueue {
  const waiting: Promise<Uint8Array>[] = []
  const takeOldest = async (): Promise<void> => {
    const oldest = waiting.shift()
    if (oldest !== undefined) take(await oldest)
  }
  return {
    encode: async (input) => {
      while (waiting.length >= mostWaiting) await takeOldest()
      const encoded = lane.encode(input)
      encoded.catch(() => undefined)
      waiting.push(encoded)
    },
    finish: async () => {
      const rest = lane.finish()
      rest.catch(() => undefined)
      waiting.push(rest)
      while (waiting.length > 0) await takeOldest()
    },
  }
}
