/** x³²+x²⁶+x²³+x²²+x¹⁶+x¹²+x¹¹+x¹⁰+x⁸+x⁷+x⁵+x⁴+x²+x+1 from 0, highest bit first, over a page whose own checksum (bytes 22 to 25) counts as 0 (RFC 3533). */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 24
  for (let bit = 0; bit < 8; bit++) crc = crc < 0 ? (crc << 1) ^ 0x04c1_1db7 : crc << 1
  return crc
})

export function pageChecksum(page: Uint8Array): number {
  let crc = 0
  for (let i = 0; i < page.length; i++) {
    const byte = i >= 22 && i < 26 ? 0 : (page[i] as number)
    crc = (crc << 8) ^ (table[(crc >>> 24) ^ byte] as number)
  }
  return crc >>> 0
}
