/** The two checksums of FLAC frames: x⁸+x²+x+1 over headers, x¹⁶+x¹⁵+x²+1 over whole frames, both from 0. */
const table8 = Uint8Array.from({ length: 256 }, (_, byte) => shiftOut(byte, 8, 0x07))
const table16 = Uint16Array.from({ length: 256 }, (_, byte) => shiftOut(byte << 8, 16, 0x8005))

function shiftOut(start: number, width: 8 | 16, polynomial: number, bits = 8): number {
  let crc = start
  for (let bit = 0; bit < bits; bit++) crc = (crc & (1 << (width - 1))) === 0 ? crc << 1 : (crc << 1) ^ polynomial
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

/**
 * The checksum goes on over so many zeros: multiplied by x⁸ as often, by repeated squaring. Checksums of parts add up
 * by it (they are linear).
 */
export function shiftCrc16(crc: number, bytes: number): number {
  let shifted = crc
  for (let bit = 0, rest = bytes; rest > 0; bit++, rest = Math.floor(rest / 2))
    if (rest % 2 === 1) shifted = multiply(shifted, powers[bit] as number)
  return shifted
}

/** x to the power of 8, 16, 32 …: enough for frames of any length. */
const powers = Array.from({ length: 32 }, () => 0x100)
for (let bit = 1; bit < powers.length; bit++)
  powers[bit] = multiply(powers[bit - 1] as number, powers[bit - 1] as number)

/** The product of two polynomials, modulo that of the checksum. */
function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 15; bit >= 0; bit--) product = shiftOut(product, 16, 0x8005, 1) ^ (((other >> bit) & 1) * one)
  return product
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
