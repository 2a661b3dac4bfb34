import { crc16, crc8 } from './crc.ts'
import type { StreamInfo } from './streamInfo.ts'

export interface FrameHeader {
  /** Of the frame (fixed block size) or of its first sample (variable). */
  readonly number: number
  readonly blocking: 'fixed' | 'variable'
  readonly blockSize: number
  /** Its length without its checksum. */
  readonly length: number
  /** Rate or depth are not in it but in the stream's header. */
  readonly isShort: boolean
}

export const longestHeader = 16
const depths = [0, 8, 12, -1, 16, 20, 24, 32] as const

/** The frame header at `at` (RFC 9639, 9.1), null when there is none that fits this stream. */
export function readFrameHeader(bytes: Uint8Array, at: number, info: StreamInfo): FrameHeader | null {
  const [, sync = 0, sizes = 0, shape = 0] = bytes.subarray(at, at + 4)
  if (bytes[at] !== 0xff || (sync & 0xfe) !== 0xf8 || (shape & 1) === 1) return null
  const assignment = shape >> 4
  const channels = assignment < 8 ? assignment + 1 : assignment < 11 ? 2 : 0
  const depth = depths[(shape >> 1) & 7]
  if (channels !== info.channels || (depth !== 0 && depth !== info.bits)) return null

  const coded = readNumber(bytes, at + 4)
  if (coded === null) return null
  let end = coded.end
  const sizeCode = sizes >> 4
  const rateCode = sizes & 15
  if (sizeCode === 0 || rateCode === 15) return null
  let blockSize = sizeCode === 1 ? 192 : sizeCode < 6 ? 144 << sizeCode : 1 << sizeCode
  if (sizeCode === 6) blockSize = (bytes[end] as number) + 1
  if (sizeCode === 7) blockSize = ((bytes[end] as number) << 8) + (bytes[end + 1] as number) + 1
  end += sizeCode === 6 ? 1 : sizeCode === 7 ? 2 : 0
  end += rateCode === 12 ? 1 : rateCode > 12 ? 2 : 0
  if (end >= bytes.length || crc8(bytes, at, end) !== bytes[end]) return null
  return {
    number: coded.value,
    blocking: (sync & 1) === 0 ? 'fixed' : 'variable',
    blockSize,
    length: end - at,
    isShort: depth === 0 || rateCode === 0,
  }
}

/** The same frame with rate and depth in it: the decoder sees single frames and never the stream's header. It does not look at the rate. */
export function completeHeader(frame: Uint8Array, header: FrameHeader, info: StreamInfo): Uint8Array {
  if (!header.isShort) return frame
  const whole = frame.slice()
  const rateCode = (whole[2] as number) & 15
  whole[2] = (whole[2] as number) | (rateCode === 0 ? 9 : 0)
  whole[3] = ((whole[3] as number) & 0xf1) | (depths.indexOf(info.bits as (typeof depths)[number]) << 1)
  whole[header.length] = crc8(whole, 0, header.length)
  const crc = crc16(whole, 0, whole.length - 2)
  whole[whole.length - 2] = crc >> 8
  whole[whole.length - 1] = crc
  return whole
}

/** A number of up to 36 bits in the way of UTF-8. */
function readNumber(bytes: Uint8Array, at: number): { value: number; end: number } | null {
  const first = bytes[at] ?? 0xff
  if (first < 0x80) return { value: first, end: at + 1 }
  const more = Math.clz32(~(first << 24)) - 1
  if (more < 1 || more > 6) return null
  let value = first & (0x3f >> more)
  for (let i = 1; i <= more; i++) {
    const byte = bytes[at + i] ?? 0
    if ((byte & 0xc0) !== 0x80) return null
    value = value * 64 + (byte & 0x3f)
  }
  return { value, end: at + 1 + more }
}
