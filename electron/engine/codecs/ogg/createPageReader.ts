import { createByteWindow } from '../files/byteWindow.ts'
import type { InputFile } from '../files/inputFile.ts'

export interface Page {
  readonly serial: number
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isContinued: boolean
  readonly sequence: number
  /** Samples up to the end of the last packet that ends here; null when none does. */
  readonly granule: number | null
  /** Lengths of the parts; one of 255 goes on in the next. */
  readonly lacing: Uint8Array
  readonly body: Uint8Array
}

export interface PageReader {
  /** The next page that is whole and has its checksum; null behind the last one. */
  next(): Page | null
  position(): number
  /** Bytes that belong to no page. */
  skipped(): number
}

const headBytes = 27
/** "OggS" and the version. */
const capturePattern = [0x4f, 0x67, 0x67, 0x53, 0] as const
const longestPage = headBytes + 255 + 255 * 255
const readBytes = 1 << 17

export function createPageReader(file: InputFile, start: number): PageReader {
  const window = createByteWindow(file, start, readBytes)
  let skipped = 0
  const skipTo = (to: number): void => {
    skipped += to - window.at
    window.at = to
  }

  return {
    position: () => window.position(),
    skipped: () => skipped,
    next() {
      for (;;) {
        if (window.bytes.length - window.at < longestPage) window.readMore()
        const { bytes, at } = window
        if (bytes.length - at < headBytes) {
          skipTo(bytes.length)
          return null
        }
        const page = readPage(bytes, at)
        if (page !== null) {
          window.at += page.length
          return page.page
        }
        const next = bytes.indexOf(0x4f, at + 1)
        skipTo(next === -1 ? bytes.length : next)
      }
    },
  }
}

function readPage(bytes: Uint8Array, at: number): { page: Page; length: number } | null {
  if (capturePattern.some((byte, index) => bytes[at + index] !== byte)) return null
  const parts = bytes[at + 26] as number
  const lacing = bytes.slice(at + headBytes, at + headBytes + parts)
  const length = headBytes + parts + lacing.reduce((sum, part) => sum + part, 0)
  if (lacing.length < parts || at + length > bytes.length) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, length)
  if (pageChecksum(bytes.subarray(at, at + length)) !== view.getUint32(22, true)) return null
  const flags = bytes[at + 5] as number
  const granule = view.getBigInt64(6, true)
  return {
    length,
    page: {
      serial: view.getUint32(14, true),
      sequence: view.getUint32(18, true),
      lacing,
      body: bytes.slice(at + headBytes + parts, at + length),
      isContinued: (flags & 1) !== 0,
      isFirst: (flags & 2) !== 0,
      isLast: (flags & 4) !== 0,
      granule: granule < 0n ? null : Number(granule),
    },
  }
}

/**
 * x³²+x²⁶+x²³+x²²+x¹⁶+x¹²+x¹¹+x¹⁰+x⁸+x⁷+x⁵+x⁴+x²+x+1 from 0, highest bit first, over a page whose own checksum (bytes
 * 22 to 25) counts as 0 (RFC 3533).
 */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 24
  for (let bit = 0; bit < 8; bit++) crc = crc < 0 ? (crc << 1) ^ 0x04c1_1db7 : crc << 1
  return crc
})

export function pageChecksum(page: Uint8Array): number {
  let crc = 0
  for (let i = 0; i < page.length; i++) {
    const byte = i >= 22 && i < 26 ? 0 : (page[i] as number)
    crc = (crc << 8) ^ (table[(crc >>> 24) ^ byte] as number)
  }
  return crc >>> 0
}
