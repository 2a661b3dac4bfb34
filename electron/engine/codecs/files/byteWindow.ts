import type { InputFile } from './inputFile.ts'

/**
 * The part of a file that a reader of frames or pages looks through. The reader moves `at` on; what lies before it is
 * forgotten when more is read, so that a window never grows beyond what is looked at plus one reading.
 */
export interface ByteWindow {
  readonly bytes: Uint8Array
  /** Index in `bytes` of the first byte that is not read yet. */
  at: number
  /** The same as a position in the file. */
  position(): number
  /** Reads on; false at the end of the file. Indexes into the former `bytes` are void. */
  readMore(): boolean
}

export function createByteWindow(file: InputFile, start: number, readBytes: number): ByteWindow {
  let from = start
  const window = {
    bytes: file.read(start, readBytes),
    at: 0,
    position: () => from + window.at,
    readMore: () => {
      const { bytes, at } = window
      const more = file.read(from + bytes.length, readBytes)
      if (more.length === 0) return false
      const joined = new Uint8Array(bytes.length - at + more.length)
      joined.set(bytes.subarray(at))
      joined.set(more, bytes.length - at)
      from += at
      window.at = 0
      window.bytes = joined
      return true
    },
  }
  return window
}
