import { createByteWindow } from '../files/byteWindow.ts'
import type { InputFile } from '../files/inputFile.ts'
import { crc16, lastFrameEnd } from './crc.ts'
import { completeHeader, type FrameHeader, longestHeader, readFrameHeader } from './frameHeader.ts'
import type { StreamInfo } from './streamInfo.ts'

export interface Frame {
  readonly bytes: Uint8Array
  readonly blockSize: number
}

export interface FrameReader {
  /** The next frame, null at the end of the stream, 'damaged' where the next one can't be found whole. */
  next(): Frame | 'damaged' | null
  /**
   * Goes on to the next frame that is wanted and whole, behind one that can't be found; null where there is none. So
   * many bytes are `skipped` for it.
   */
  skip(isWanted: (header: FrameHeader, skipped: number) => boolean): FrameHeader | null
  /** Bytes of the file behind which it stands. */
  position(): number
}

const readBytes = 1 << 18

/**
 * Cuts a stream into frames. A frame ends where a header begins that carries the number that has to come next, so that
 * sound that looks like a header is not taken for one; what stands behind the last frame (tags of other programs) is
 * left out. The decoder proves the checksums of frames that it is given as they are; those that are completed for it
 * are proved here.
 */
export function createFrameReader(file: InputFile, info: StreamInfo, start = info.framesAt): FrameReader {
  // Samples can't take more room than uncompressed, give or take headers.
  const longestFrame = info.longestBlock * info.channels * 4 + 1024
  const window = createByteWindow(file, start, readBytes)

  /** Where the frame ends; null when its successor can't be found within the longest frame. */
  const findEnd = (header: FrameHeader): number | 'endOfFile' | null => {
    const following = header.blocking === 'fixed' ? header.number + 1 : header.number + header.blockSize
    const isNext = (other: FrameHeader): boolean => other.number === following
    let from = Math.max(info.shortestFrame, 7)
    for (;;) {
      const { bytes, at } = window
      const found = findHeader(bytes, at + from, info, bytes.subarray(at, at + 2), isNext)
      if (found !== null) return found
      from = Math.max(from, bytes.length - at - longestHeader)
      if (from > longestFrame) return null
      if (!window.readMore()) return 'endOfFile'
    }
  }

  /** Whether a frame begins there that is whole up to the one that follows it, or up to its end where none does. */
  const isWhole = (bytes: Uint8Array, at: number, header: FrameHeader): boolean => {
    const following = header.blocking === 'fixed' ? header.number + 1 : header.number + header.blockSize
    const sync = bytes.subarray(at, at + 2)
    const end = findHeader(bytes, at + 7, info, sync, (other) => other.number === following)
    if (end !== null) return crc16(bytes, at, end) === 0
    return lastFrameEnd(bytes, at, Math.min(bytes.length, at + longestFrame)) !== null
  }

  return {
    position: () => window.position(),
    skip(isWanted) {
      const start = window.position()
      for (let isEnd = false; !isEnd;) {
        while (window.bytes.length - window.at < 3 * longestFrame && !isEnd) isEnd = !window.readMore()
        const { bytes } = window
        const last = isEnd ? bytes.length : window.at + longestFrame
        for (let at = bytes.indexOf(0xff, window.at + 1); at !== -1 && at < last; at = bytes.indexOf(0xff, at + 1)) {
          const header = readFrameHeader(bytes, at, info)
          const skipped = window.position() + at - window.at - start
          if (header === null || !isWanted(header, skipped) || !isWhole(bytes, at, header)) continue
          window.at = at
          return header
        }
        window.at = last
      }
      return null
    },
    next() {
      if (window.bytes.length - window.at < longestHeader) window.readMore()
      if (window.at >= window.bytes.length) return null
      const header = readFrameHeader(window.bytes, window.at, info)
      const next = header === null ? null : findEnd(header)
      if (header === null || next === null) return 'damaged'
      const { bytes, at } = window
      const end = next === 'endOfFile' ? lastFrameEnd(bytes, at, bytes.length) : next
      if (end === null) return 'damaged'
      // The end of the last frame was found by its checksum.
      if (next !== 'endOfFile' && header.isShort && crc16(bytes, at, end) !== 0) return 'damaged'
      window.at = next === 'endOfFile' ? bytes.length : end
      return { bytes: completeHeader(bytes.subarray(at, end), header, info), blockSize: header.blockSize }
    },
  }
}

/**
 * The first place from `from` on where a header begins that `isWanted`; `sync`: the two bytes that all headers of the
 * stream begin with.
 */
export function findHeader(
  bytes: Uint8Array,
  from: number,
  info: StreamInfo,
  sync: Uint8Array,
  isWanted: (header: FrameHeader) => boolean,
): number | null {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = whole.indexOf(sync, from); at !== -1; at = whole.indexOf(sync, at + 1)) {
    const header = readFrameHeader(bytes, at, info)
    if (header !== null && isWanted(header)) return at
  }
  return null
}
