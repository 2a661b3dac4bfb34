import { createByteWindow } from '../files/byteWindow.ts'
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
 * Cuts a stream into frames. The first one counts only when another one like it follows, so that a picture in front of
 * the sound is not taken for it; later ones have to be like the first, and where they are not, the next place is looked
 * for where two follow each other.
 */
export function createFrameReader(file: InputFile, start: number): FrameReader {
  const window = createByteWindow(file, start, readBytes)
  let first: FrameHeader | null = null
  let isInStep = false
  let skipped = 0
  let isCut = false

  const fits = (header: FrameHeader | null): header is FrameHeader =>
    header !== null && (first === null || areAlike(first, header))
  const isFollowed = (header: FrameHeader): boolean => {
    const { bytes } = window
    const next = window.at + header.bytes
    if (next + 4 > bytes.length) return first !== null || next === bytes.length
    const following = readFrameHeader(bytes, next)
    if (following !== null) return areAlike(header, following)
    return isTag(bytes, next) || (first === null && window.position() + header.bytes + 128 >= file.size)
  }

  return {
    position: () => window.position(),
    skipped: () => skipped,
    endsEarly: () => isCut,
    next() {
      for (;;) {
        if (window.bytes.length - window.at < tail) window.readMore()
        const { bytes, at } = window
        if (at + 4 > bytes.length) return null
        const header = readFrameHeader(bytes, at)
        if (fits(header) && (isInStep || isFollowed(header))) {
          if (at + header.bytes > bytes.length) {
            isCut = true
            return null
          }
          first ??= header
          isInStep = true
          window.at += header.bytes
          return { bytes: bytes.subarray(at, at + header.bytes), header }
        }
        if (first !== null && isTag(bytes, at)) return null
        isInStep = false
        skipped++
        window.at++
      }
    },
  }
}

/** Tags stand behind the sound: ID3v1, APE, Lyrics3. */
function isTag(bytes: Uint8Array, at: number): boolean {
  return /^(TAG|APETAGEX|LYRICSBEGIN)/.test(String.fromCharCode(...bytes.subarray(at, at + 11)))
}
