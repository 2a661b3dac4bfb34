import type { Encoder } from '../../codecs/encode/encoderThreads.ts'

export interface Segments {
  /** Frames of sound between the beginnings of two of them. */
  readonly stride: number
  /** Frames that each shares with the next. */
  readonly shared: number
  /** All frames that will come. */
  readonly frames: number
  /** How many may be encoded at a time. */
  readonly concurrency: number
}

export interface SegmentQueue {
  put(sound: readonly Float32Array[]): Promise<void>
  end(): Promise<void>
  close(): void
}

interface Segment {
  readonly encoder: Encoder
  readonly from: number
  readonly to: number
  readonly encoded: Promise<Uint8Array>[]
}

/** How many segments there are: the last one is longer than what it shares, and no longer than the others. */
export const countSegments = ({ stride, shared, frames }: Segments): number =>
  Math.max(1, Math.ceil((frames - shared) / stride))

/**
 * Sends overlapping segments of sound to encoders of their own, and hands on what each of them gives, whole and in
 * order.
 */
export function createSegmentQueue(
  segments: Segments,
  open: () => Encoder,
  take: (encoded: Uint8Array) => void,
): SegmentQueue {
  const { stride, shared, frames, concurrency } = segments
  const count = countSegments(segments)
  const running: Segment[] = []
  let begun = 0
  let position = 0

  const takeOldest = async (): Promise<void> => {
    const oldest = running.shift()
    if (oldest !== undefined) take(Buffer.concat(await Promise.all(oldest.encoded)))
  }
  const begin = async (): Promise<void> => {
    // One more than there are threads, so that none waits for its next segment.
    while (running.length > concurrency) await takeOldest()
    const from = begun++ * stride
    running.push({ encoder: open(), from, to: begun === count ? frames : from + stride + shared, encoded: [] })
  }
  const keep = (segment: Segment, work: Promise<Uint8Array>): void => {
    work.catch(() => undefined)
    segment.encoded.push(work)
  }
  return {
    put: async (sound) => {
      const start = position
      position += sound[0]?.length ?? 0
      while (begun < count && begun * stride < position) await begin()
      const hearing = running.filter(({ from, to }) => from < position && to > start)
      for (const segment of hearing) {
        const [first, last] = [Math.max(0, segment.from - start), Math.min(position, segment.to) - start]
        const isWhole = hearing.length === 1 && first === 0 && last === position - start
        // An encoder takes over the arrays that it is given, so segments that overlap get copies.
        keep(segment, segment.encoder.encode(isWhole ? sound : sound.map((samples) => samples.slice(first, last))))
        if (segment.to <= position) keep(segment, segment.encoder.finish())
      }
    },
    end: async () => {
      while (running.length > 0) await takeOldest()
    },
    close: () => {
      for (const { encoder } of running.splice(0)) encoder.close()
    },
  }
}
