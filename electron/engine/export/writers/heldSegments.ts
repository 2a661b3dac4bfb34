import type { Encoder } from '../../codecs/encode/encoderThreads.ts'
import { gridFrames, sharedFrames } from '../../codecs/encode/ogg/joinSegments.ts'
import { placeSeam } from '../../codecs/encode/ogg/placeSeam.ts'
import type { SegmentQueue } from './segmentQueue.ts'

/** Half a minute at 44.1 kHz. */
export const longestSegment = 320 * gridFrames

/** A segment whose sound is kept until it is joined, so that it can be encoded anew. */
export interface HeldSegment {
  /** Where it begins, in frames of the whole sound. */
  readonly from: number
  /** Left out of its beginning, at first. */
  readonly without: number
  readonly encoded: Promise<Uint8Array>
  /** Without so many of its first frames. */
  encode(without: number): Promise<Uint8Array>
  /** Joined: its memory is used for one of the next. */
  done(): void
}

interface Wanted {
  readonly channels: number
  /** All that will come. */
  readonly frames: number
  readonly concurrency: number
  readonly open: () => Encoder
  /** How many frames of the next segment's beginning are to be left out, as far as is known by then. */
  readonly without: () => number
  readonly join: (segment: HeldSegment) => Promise<void>
}

/**
 * Gathers overlapping segments that begin where a seam will be easy, has each encoded by itself when it is whole, and
 * joins them in order. They lie in memory that the encoders' threads share: to copy a segment for its encoder, and to
 * take new memory for each, took a tenth of all.
 */
export function createHeldSegments({ channels, frames, concurrency, open, without, join }: Wanted): SegmentQueue {
  const waiting: HeldSegment[] = []
  const working = new Set<Encoder>()
  const memory = createSharedRows(channels, Math.min(frames, longestSegment))
  let from = 0
  let sound = memory.take(Math.min(frames, longestSegment))
  let filled = 0

  const encode = async (segment: readonly Float32Array[], left: number): Promise<Uint8Array> => {
    const encoder = open()
    working.add(encoder)
    const encoded = encoder.encode(segment.map((samples) => samples.subarray(left)))
    const rest = encoder.finish()
    rest.catch(() => undefined)
    const parts = [await encoded, await rest]
    working.delete(encoder)
    return Buffer.concat(parts)
  }
  const start = (segment: readonly Float32Array[]): void => {
    const left = from === 0 ? 0 : without()
    const encoded = encode(segment, left)
    encoded.catch(() => undefined)
    const done = (): void => memory.giveBack(segment)
    waiting.push({ from, without: left, encoded, encode: async (anew) => encode(segment, anew), done })
  }
  /** What is gathered is full: it goes to an encoder, and what the next one shares with it stays. */
  const part = (): void => {
    const whole = sound
    if (from + filled >= frames) return start(whole)
    const next = placeSeam(whole)
    start(whole.map((samples) => samples.subarray(0, next + sharedFrames)))
    from += next
    sound = memory.take(Math.min(frames - from, longestSegment))
    whole.forEach((samples, channel) => sound[channel]?.set(samples.subarray(next)))
    filled -= next
  }
  const joinOldest = async (): Promise<void> => {
    const oldest = waiting.shift()
    if (oldest === undefined) return
    await join(oldest)
    oldest.done()
  }
  return {
    put: async (more) => {
      const count = more[0]?.length ?? 0
      // All of it is kept before the first wait.
      for (let at = 0; at < count;) {
        const length = Math.min(count - at, (sound[0]?.length ?? 0) - filled)
        more.forEach((samples, channel) => sound[channel]?.set(samples.subarray(at, at + length), filled))
        at += length
        filled += length
        if (filled === sound[0]?.length) part()
      }
      // One more than there are threads, so that none waits for its next segment.
      while (waiting.length > concurrency) await joinOldest()
    },
    end: async () => {
      while (waiting.length > 0) await joinOldest()
    },
    close: () => {
      for (const encoder of working) encoder.close()
    },
  }
}

/** Rows of up to so many frames, in memory that threads share. */
function createSharedRows(channels: number, most: number) {
  const spare: Float32Array[][] = []
  const row = (): Float32Array => new Float32Array(new SharedArrayBuffer(most * Float32Array.BYTES_PER_ELEMENT))
  return {
    take: (length: number): Float32Array[] =>
      (spare.pop() ?? Array.from({ length: channels }, row)).map((samples) => samples.subarray(0, length)),
    giveBack: (rows: readonly Float32Array[]): void =>
      void spare.push(rows.map(({ buffer }) => new Float32Array(buffer))),
  }
}
