import type { InputFile } from '../files/inputFile.ts'
import { pageChecksum } from './pageChecksum.ts'

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
const longestPage = headBytes + 255 + 255 * 255
const readBytes = 1 << 17

export function createPageReader(file: InputFile, start: number): PageReader {
  let buffer: Uint8Array = new Uint8Array(0)
  let bufferAt = start
  let at = 0
  let skipped = 0

  const fill = (): void => {
    if (buffer.length - at >= longestPage) return
    const more = file.read(bufferAt + buffer.length, readBytes)
    const joined = new Uint8Array(buffer.length - at + more.length)
    joined.set(buffer.subarray(at))
    joined.set(more, buffer.length - at)
    bufferAt += at
    at = 0
    buffer = joined
  }

  return {
    position: () => bufferAt + at,
    skipped: () => skipped,
    next() {
      for (;;) {
        fill()
        if (buffer.length - at < headBytes) {
          skipped += buffer.length - at
          at = buffer.length
          return null
        }
        const page = readPage(buffer, at)
        if (page !== null) {
          at += page.length
          return page.page
        }
        const next = buffer.indexOf(0x4f, at + 1)
        const to = next === -1 ? buffer.length : next
        skipped += to - at
        at = to
      }
    },
  }
}

function readPage(bytes: Uint8Array, at: number): { page: Page; length: number } | null {
  if (
    bytes[at] !== 0x4f ||
    bytes[at + 1] !== 0x67 ||
    bytes[at + 2] !== 0x67 ||
    bytes[at + 3] !== 0x53 ||
    bytes[at + 4] !== 0
  )
    return null
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
