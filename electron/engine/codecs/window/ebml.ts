import type { InputFile } from '../files/inputFile.ts'

/** An element of a Matroska file; of unknown size it goes on to the end of what it lies in. */
export interface Element {
  readonly id: number
  readonly start: number
  readonly end: number
  readonly isSizeKnown: boolean
}

/** The elements beside each other from `start` on; it ends where nothing sensible follows. */
export function* elementsIn(file: InputFile, start: number, end: number): Generator<Element> {
  for (let at = start; at < end;) {
    const head = file.read(at, Math.min(12, end - at))
    const idLength = lengthOf(head[0] ?? 0)
    const sizeLength = lengthOf(head[idLength] ?? 0)
    if (idLength > 4 || sizeLength > 8 || head.length < idLength + sizeLength) return
    const sizeBytes = head.subarray(idLength, idLength + sizeLength)
    const size = sizeIn(sizeBytes)
    const from = at + idLength + sizeLength
    const to = size === null ? end : Math.min(end, from + size)
    yield { id: numberIn(head.subarray(0, idLength)), start: from, end: to, isSizeKnown: size !== null }
    at = to
  }
}

/** How many bytes a number takes by its first one; 9 for none. */
const lengthOf = (first: number): number => (first === 0 ? 9 : Math.clz32(first) - 23)

/** Without the bit that tells its length; null where all bits are set, which means that it is not known. */
function sizeIn(bytes: Uint8Array): number | null {
  const first = (bytes[0] ?? 0) & (0xff >> bytes.length)
  const value = bytes.subarray(1).reduce((sum, byte) => sum * 256 + byte, first)
  return value === 2 ** (7 * bytes.length) - 1 ? null : value
}

/** A whole number of up to eight bytes. */
export const numberIn = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0)

/** The same with a sign. */
export function signedIn(bytes: Uint8Array): number {
  const value = numberIn(bytes)
  return ((bytes[0] ?? 0) & 0x80) === 0 ? value : value - 256 ** bytes.length
}
