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
  /** Bytes of the file behind which it stands. */
  position(): number
}

const readBytes = 1 << 18

/**
 * Cuts a stream into frames. A frame ends where a header begins that carries the number that has to come next, so that sound that
 * looks like a header is not taken for one; what stands behind the last frame (tags of other programs) is left out. The decoder proves the
 * checksums of frames that it is given as they are; those that are completed for it are proved here.
 */
export function createFrameReader(file: InputFile, info: StreamInfo, start = info.framesAt): FrameReader {
  // Samples can't take more room than uncompressed, give or take headers.
  const longestFrame = info.longestBlock * info.channels * 4 + 1024
  let buffer = file.read(start, readBytes)
  let bufferAt = start
  let at = 0

  const extend = (): boolean => {
    const more = file.read(bufferAt + buffer.length, readBytes)
    if (more.length === 0) return false
    const joined = new Uint8Array(buffer.length - at + more.length)
    joined.set(buffer.subarray(at))
    joined.set(more, buffer.length - at)
    bufferAt += at
    at = 0
    buffer = joined
    return true
  }

  const take = (end: number, header: FrameHeader): Frame | 'damaged' => {
    if (header.isShort && crc16(buffer, at, end) !== 0) return 'damaged'
    const bytes = completeHeader(buffer.subarray(at, end), header, info)
    at = end
    return { bytes, blockSize: header.blockSize }
  }

  return {
    position: () => bufferAt + at,
    next() {
      if (buffer.length - at < longestHeader) extend()
      if (at >= buffer.length) return null
      const header = readFrameHeader(buffer, at, info)
      if (header === null) return 'damaged'
      const following = header.blocking === 'fixed' ? header.number + 1 : header.number + header.blockSize
      let from = Math.max(info.shortestFrame, 7)
      for (;;) {
        const found = findHeader(
          buffer,
          at + from,
          info,
          buffer.subarray(at, at + 2),
          (other) => other.number === following,
        )
        if (found !== null) return take(found, header)
        from = Math.max(from, buffer.length - at - longestHeader)
        if (from > longestFrame) return 'damaged'
        if (!extend()) break
      }
      const end = lastFrameEnd(buffer, at, buffer.length)
      if (end === null) return 'damaged'
      const last = { bytes: completeHeader(buffer.subarray(at, end), header, info), blockSize: header.blockSize }
      at = buffer.length
      return last
    },
  }
}

/** The first place from `from` on where a header begins that `isWanted`; `sync`: the two bytes that all headers of the stream begin with. */
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
