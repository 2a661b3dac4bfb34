import type { Frame, FrameReader } from './createFrameReader.ts'

/** Frames by the handful, counted. */
export interface FrameFeed {
  /** Until there are so many bytes or frames of them; fewer at the end. */
  take(mostBytes: number, mostFrames: number): Uint8Array[]
  /** Frames that were taken, those that were only to get the decoder going included. */
  taken(): number
  isOver(): boolean
}

/** `first`: one that was read already. */
export function createFrameFeed(reader: FrameReader, first: Frame | null): FrameFeed {
  let pending = first
  let taken = 0
  let isOver = false
  return {
    taken: () => taken,
    isOver: () => isOver,
    take: (mostBytes, mostFrames) => {
      const frames: Uint8Array[] = []
      for (let bytes = 0; bytes < mostBytes && frames.length < mostFrames;) {
        const frame = pending ?? reader.next()
        pending = null
        if (frame === null) {
          isOver = true
          break
        }
        frames.push(frame.bytes)
        bytes += frame.bytes.length
      }
      taken += frames.length
      return frames
    },
  }
}
