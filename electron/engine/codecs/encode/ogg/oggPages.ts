export interface OggPage {
  /** Packets that begin and end on this page. */
  readonly packets: readonly Uint8Array[]
  /** The first byte behind it. */
  readonly end: number
}

const headBytes = 27
const crcAt = 22

/** The page at a place (RFC 3533, 6); null when there is not all of it yet. */
export function readPage(bytes: Uint8Array, at: number): OggPage | null {
  const count = bytes[at + 26]
  if (count === undefined || bytes.length < at + headBytes + count) return null
  const sizes = bytes.subarray(at + headBytes, at + headBytes + count)
  let start = at + headBytes + count
  let to = start
  const packets: Uint8Array[] = []
  for (const size of sizes) {
    to += size
    if (size === 255) continue
    packets.push(bytes.subarray(start, to))
    start = to
  }
  return to > bytes.length ? null : { packets, end: to }
}

/** A page like another one, with other packets on it. */
export function writePage(model: Uint8Array, packets: readonly Uint8Array[]): Uint8Array {
  const sizes = packets.flatMap((packet) => [
    ...Array.from({ length: Math.floor(packet.length / 255) }, () => 255),
    packet.length % 255,
  ])
  if (sizes.length > 255) throw new Error('the packets are too long for one page')
  const page = Buffer.concat([
    model.subarray(0, crcAt),
    Buffer.alloc(4),
    Buffer.from([sizes.length]),
    Buffer.from(sizes),
    ...packets,
  ])
  page.writeUInt32LE(oggCrc(page), crcAt)
  return page
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 24
  for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000_0000 ? (crc << 1) ^ 0x04c1_1db7 : crc << 1
  return crc >>> 0
})

function oggCrc(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) crc = ((crc << 8) ^ (table[(crc >>> 24) ^ byte] as number)) >>> 0
  return crc
}
