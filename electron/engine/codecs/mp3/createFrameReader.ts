import type { InputFile } from '../files/inputFile.ts'
import { areAlike, type FrameHeader, longestFrame, readFrameHeader } from './frameHeader.ts'

export interface Frame {
  readonly bytes: Uint8Array
  readonly header: FrameHeader
}

export interface FrameReader {
  /** The next frame that is there whole, null behind the last one. */
  next(): Frame | null
  position(): number
  /** Bytes between frames that were no frames. */
  skipped(): number
  /** Whether the last frame is cut off. */
  endsEarly(): boolean
}

const readBytes = 1 << 16
const tail = 2 * longestFrame

/**
 * Cuts a stream into frames. The first one counts only when another one like it follows, so that a picture in front of the sound is not
 * taken for it; later ones have to be like the first, and where they are not, the next place is looked for where two follow each other.
 */
export function createFrameReader(file: InputFile, start: number): FrameReader {
  let buffer: Uint8Array = new Uint8Array(0)
  let bufferAt = start
  let at = 0
  let first: FrameHeader | null = null
  let isInStep = false
  let skipped = 0
  let isCut = false

  const fill = (): void => {
    if (buffer.length - at >= tail) return
    const more = file.read(bufferAt + buffer.length, readBytes)
    const joined = new Uint8Array(buffer.length - at + more.length)
    joined.set(buffer.subarray(at))
    joined.set(more, buffer.length - at)
    bufferAt += at
    at = 0
    buffer = joined
  }
  const fits = (header: FrameHeader | null): header is FrameHeader =>
    header !== null && (first === null || areAlike(first, header))
  const isFollowed = (header: FrameHeader): boolean => {
    const next = at + header.bytes
    if (next + 4 > buffer.length) return first !== null || next === buffer.length
    const following = readFrameHeader(buffer, next)
    if (following !== null) return areAlike(header, following)
    return isTag(buffer, next) || (first === null && bufferAt + next + 128 >= file.size)
  }

  return {
    position: () => bufferAt + at,
    skipped: () => skipped,
    endsEarly: () => isCut,
    next() {
      for (;;) {
        fill()
        if (at + 4 > buffer.length) return null
        const header = readFrameHeader(buffer, at)
        if (fits(header) && (isInStep || isFollowed(header))) {
          if (at + header.bytes > buffer.length) {
            isCut = true
            return null
          }
          first ??= header
          isInStep = true
          const bytes = buffer.subarray(at, at + header.bytes)
          at += header.bytes
          return { bytes, header }
        }
        if (first !== null && isTag(buffer, at)) return null
        isInStep = false
        skipped++
        at++
      }
    },
  }
}

/** Tags stand behind the sound: ID3v1, APE, Lyrics3. */
function isTag(bytes: Uint8Array, at: number): boolean {
  return /^(TAG|APETAGEX|LYRICSBEGIN)/.test(String.fromCharCode(...bytes.subarray(at, at + 11)))
}
