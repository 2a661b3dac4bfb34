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

/** Channels by the code of their assignment: apart, and three ways of telling two by their difference. */
const channelsOf = [1, 2, 3, 4, 5, 6, 7, 8, 2, 2, 2]
/** By code; 0 is none, and those of the codes 6 and 7 are written out behind the number. */
const blockSizes = [0, 192, 576, 1152, 2304, 4608, 0, 0, 256, 512, 1024, 2048, 4096, 8192, 16_384, 32_768] as const

/** Bytes behind the number in which a block size is written out that the format's table does not have. */
export const sizeBytes = (code: number): number => (code === 6 || code === 7 ? code - 5 : 0)

/** The same for a sample rate. */
export function rateBytes(code: number): number {
  if (code === 12) return 1
  return code === 13 || code === 14 ? 2 : 0
}

/** The frame header at `at` (RFC 9639, 9.1), null when there is none that fits this stream. */
export function readFrameHeader(bytes: Uint8Array, at: number, info: StreamInfo): FrameHeader | null {
  if (!beginsLike(info, bytes, at)) return null
  const number = readNumber(bytes, at + 4)
  if (number === null) return null
  const sizeCode = (bytes[at + 2] as number) >> 4
  const rateCode = (bytes[at + 2] as number) & 15
  const end = number.end + sizeBytes(sizeCode) + rateBytes(rateCode)
  if (end >= bytes.length || crc8(bytes, at, end) !== bytes[end]) return null
  return {
    number: number.value,
    blocking: ((bytes[at + 1] as number) & 1) === 0 ? 'fixed' : 'variable',
    blockSize: readBlockSize(bytes, number.end, sizeCode),
    length: end - at,
    isShort: depthCode(bytes, at) === 0 || rateCode === 0,
  }
}

const depthCode = (bytes: Uint8Array, at: number): number => ((bytes[at + 3] as number) >> 1) & 7

/** Whether the four bytes in front of the number can be those of a frame of this stream. */
function beginsLike(info: StreamInfo, bytes: Uint8Array, at: number): boolean {
  if (at + 4 > bytes.length || bytes[at] !== 0xff || ((bytes[at + 1] as number) & 0xfe) !== 0xf8) return false
  const sizes = bytes[at + 2] as number
  const shape = bytes[at + 3] as number
  if (sizes >> 4 === 0 || (sizes & 15) === 15 || (shape & 1) === 1) return false
  const depth = depths[depthCode(bytes, at)]
  return channelsOf[shape >> 4] === info.channels && (depth === 0 || depth === info.bits)
}

function readBlockSize(bytes: Uint8Array, at: number, code: number): number {
  if (code === 6) return (bytes[at] as number) + 1
  if (code === 7) return ((bytes[at] as number) << 8) + (bytes[at + 1] as number) + 1
  return blockSizes[code] as number
}

/**
 * The same frame with rate and depth in it: the decoder sees single frames and never the stream's header. It does not
 * look at the rate.
 */
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

/** A number of up to 36 bits in the way of UTF-8; null where there is none. */
export function readNumber(bytes: Uint8Array, at: number): { value: number; end: number } | null {
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
