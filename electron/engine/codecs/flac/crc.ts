/** The two checksums of FLAC frames: x⁸+x²+x+1 over headers, x¹⁶+x¹⁵+x²+1 over whole frames, both from 0. */
const table8 = Uint8Array.from({ length: 256 }, (_, byte) => shiftOut(byte, 8, 0x07))
const table16 = Uint16Array.from({ length: 256 }, (_, byte) => shiftOut(byte << 8, 16, 0x8005))

function shiftOut(start: number, width: 8 | 16, polynomial: number): number {
  let crc = start
  for (let bit = 0; bit < 8; bit++) crc = (crc & (1 << (width - 1))) === 0 ? crc << 1 : (crc << 1) ^ polynomial
  return crc & ((1 << width) - 1)
}

export function crc8(bytes: Uint8Array, from: number, to: number): number {
  let crc = 0
  for (let i = from; i < to; i++) crc = table8[crc ^ (bytes[i] as number)] as number
  return crc
}

/** 0 over a frame with its own checksum at the end. */
export function crc16(bytes: Uint8Array, from: number, to: number): number {
  let crc = 0
  for (let i = from; i < to; i++) crc = ((crc << 8) & 0xffff) ^ (table16[(crc >>> 8) ^ (bytes[i] as number)] as number)
  return crc
}

/** The last place up to `to` where the bytes from `from` on are a frame with its checksum; null when there is none. */
export function lastFrameEnd(bytes: Uint8Array, from: number, to: number): number | null {
  let crc = 0
  let end: number | null = null
  for (let i = from; i < to; i++) {
    crc = ((crc << 8) & 0xffff) ^ (table16[(crc >>> 8) ^ (bytes[i] as number)] as number)
    if (crc === 0 && i > from + 8) end = i + 1
  }
  return end
}
