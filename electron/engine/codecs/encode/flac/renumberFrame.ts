import { crc16, crc8 } from '../../flac/crc.ts'

/**
 * A copy of a FLAC frame that counts `firstBlock` blocks later (RFC 9639, 9.1): its number, coded like a letter of UTF-8, is another one,
 * and both checksums with it.
 */
export function renumberFrame(frame: Uint8Array, firstBlock: number): Uint8Array {
  if (firstBlock === 0) return frame.slice()
  const old = readNumber(frame)
  const number = codeNumber(old.value + firstBlock)
  const tail = frame.subarray(4 + old.length, 4 + old.length + extraBytes(frame))
  const body = frame.subarray(4 + old.length + tail.length + 1, frame.length - 2)
  const head = 4 + number.length + tail.length
  const out = new Uint8Array(head + 1 + body.length + 2)
  out.set(frame.subarray(0, 4))
  out.set(number, 4)
  out.set(tail, 4 + number.length)
  out[head] = crc8(out, 0, head)
  out.set(body, head + 1)
  const sum = crc16(out, 0, out.length - 2)
  out[out.length - 2] = sum >> 8
  out[out.length - 1] = sum
  return out
}

/** Block sizes and rates that are not in the format's tables are written out behind the number. */
function extraBytes(frame: Uint8Array): number {
  const size = (frame[2] as number) >> 4
  const rate = (frame[2] as number) & 0xf
  return (size === 6 ? 1 : size === 7 ? 2 : 0) + (rate === 12 ? 1 : rate === 13 || rate === 14 ? 2 : 0)
}

function readNumber(frame: Uint8Array): { value: number; length: number } {
  const first = frame[4] as number
  if (first < 0x80) return { value: first, length: 1 }
  const length = Math.clz32(~(first << 24))
  let value = first & (0x7f >> length)
  for (let i = 1; i < length; i++) value = value * 64 + ((frame[4 + i] as number) & 0x3f)
  return { value, length }
}

function codeNumber(value: number): number[] {
  if (value < 0x80) return [value]
  const tail: number[] = []
  let rest = value
  // Every byte behind the first takes 6 bits and one bit of the first byte.
  while (rest >= 2 ** (6 - tail.length)) {
    tail.unshift(0x80 | rest % 64)
    rest = Math.floor(rest / 64)
  }
  const marks = (0xff << (7 - tail.length)) & 0xff
  return [marks | rest, ...tail]
}
