import { DamagedRow } from '../../disk/diskErrors.ts'

/** Compact rows: whole numbers in as many bytes as they need, everything else at full precision. */
export interface ByteWriter {
  /** A whole number from 0 on. */
  count(value: number): void
  /** A whole number of either sign. */
  signed(value: number): void
  real(value: number): void
  text(value: string): void
  /** What was written so far. */
  take(): Uint8Array
}

export function createByteWriter(): ByteWriter {
  let bytes = Buffer.allocUnsafe(1024)
  let used = 0
  const room = (more: number): void => {
    if (used + more <= bytes.length) return
    const bigger = Buffer.allocUnsafe(Math.max(bytes.length * 2, used + more))
    bytes.copy(bigger, 0, 0, used)
    bytes = bigger
  }
  const count = (value: number): void => {
    room(8)
    let rest = value
    while (rest >= 128) {
      bytes[used++] = (rest % 128) + 128
      rest = Math.floor(rest / 128)
    }
    bytes[used++] = rest
  }
  return {
    count,
    signed: (value) => count(value < 0 ? -2 * value - 1 : 2 * value),
    real: (value) => {
      room(8)
      used = bytes.writeDoubleLE(value, used)
    },
    text: (value) => {
      const length = Buffer.byteLength(value)
      count(length)
      room(length)
      used += bytes.write(value, used)
    },
    take: () => Uint8Array.prototype.slice.call(bytes, 0, used),
  }
}

/** Nothing of ours is nested deeper than a part of this; what is can be neither sent to another thread nor written. */
const deepest = 200

export function readJson<T>(value: unknown): T {
  const text = String(value)
  if (isDeep(text)) throw new DamagedRow({ kind: 'row-unreadable' })
  try {
    return JSON.parse(text) as T
  } catch {
    throw new DamagedRow({ kind: 'row-unreadable' })
  }
}

const [quote, backslash] = [34, 92]
const [opening, closing] = [new Set([91, 123]), new Set([93, 125])]

/** Told before it is parsed: what is nested a million times takes a gigabyte. */
function isDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfText(text, at)
    else if (closing.has(code)) depth--
    else if (opening.has(code) && ++depth > deepest) return true
  }
  return false
}

/** The place of the quotation mark that ends the text which begins at `from`. */
function endOfText(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1
  return at
}

/** Letters of a name or of what was said: more than a message may have. */
const longestText = 100_000

/** The same. Throws `DamagedRow` for what is no text, or is longer than anything that is shown. */
export function readText(value: unknown): string {
  if (typeof value !== 'string' || value.length > longestText) throw new DamagedRow({ kind: 'row-of-wrong-form' })
  return value
}

export interface ByteReader {
  count(): number
  signed(): number
  real(): number
  text(): string
  isAtEnd(): boolean
}

export function createByteReader(row: Uint8Array): ByteReader {
  const bytes = Buffer.from(row.buffer, row.byteOffset, row.byteLength)
  let place = 0
  const take = (length: number): number => {
    if (!(place + length <= bytes.length)) throw new DamagedRow({ kind: 'row-too-short' })
    place += length
    return place - length
  }
  const count = (): number => {
    const first = bytes[take(1)] as number
    if (first < 128) return first
    let value = first & 127
    for (let factor = 128; ; factor *= 128) {
      const byte = bytes[take(1)] as number
      value += (byte & 127) * factor
      if (byte < 128) return value
      if (factor > 2 ** 45) throw new DamagedRow({ kind: 'number-too-large' })
    }
  }
  return {
    count,
    signed: () => {
      const value = count()
      return value % 2 === 0 ? value / 2 : -(value + 1) / 2
    },
    real: () => bytes.readDoubleLE(take(8)),
    text: () => {
      const length = count()
      const start = take(length)
      return bytes.toString('utf8', start, start + length)
    },
    isAtEnd: () => place === bytes.length,
  }
}
