import { crc16, crc8, shiftCrc16 } from '../../flac/crc.ts'
import { rateBytes, readNumber, sizeBytes } from '../../flac/frameHeader.ts'

/** The number may take so many bytes more. */
export const mostGrowth = 6

/**
 * Writes a FLAC frame that counts `firstBlock` blocks later (RFC 9639, 9.1) to `out`: its number, coded like a letter
 * of UTF-8, is another one, and both checksums with it. Answers how many bytes it has. The checksum of what is not
 * changed is taken out of the old one, so that nothing is read twice.
 */
export function renumberFrame(frame: Uint8Array, firstBlock: number, out: Uint8Array, at: number): number {
  if (firstBlock === 0) {
    out.set(frame, at)
    return frame.length
  }
  const old = readNumber(frame, 4)
  if (old === null) throw new Error('the encoder gave a FLAC frame without a number')
  const number = codeNumber(old.value + firstBlock)
  // Sizes and rates that are not in the format's tables stand behind the number.
  const extra = sizeBytes((frame[2] as number) >> 4) + rateBytes((frame[2] as number) & 15)
  const oldHead = old.end + extra + 1
  const newHead = 4 + number.length + extra + 1
  const bodyLength = frame.length - oldHead - 2
  out.set(frame.subarray(0, 4), at)
  out.set(number, at + 4)
  out.set(frame.subarray(old.end, old.end + extra), at + 4 + number.length)
  out[at + newHead - 1] = crc8(out, at, at + newHead - 1)
  out.set(frame.subarray(oldHead, frame.length - 2), at + newHead)
  const stored = ((frame[frame.length - 2] as number) << 8) | (frame[frame.length - 1] as number)
  const sum = stored ^ shiftCrc16(crc16(frame, 0, oldHead) ^ crc16(out, at, at + newHead), bodyLength)
  out[at + newHead + bodyLength] = sum >> 8
  out[at + newHead + bodyLength + 1] = sum
  return newHead + bodyLength + 2
}

function codeNumber(value: number): number[] {
  if (value < 0x80) return [value]
  const tail: number[] = []
  let rest = value
  // Every byte behind the first takes 6 bits and one bit of the first byte.
  while (rest >= 2 ** (6 - tail.length)) {
    tail.unshift(0x80 | (rest % 64))
    rest = Math.floor(rest / 64)
  }
  const marks = (0xff << (7 - tail.length)) & 0xff
  return [marks | rest, ...tail]
}
