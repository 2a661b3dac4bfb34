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

const mostSegments = 255
/** Where a page stands among those of its stream. */
const numberAt = 18
const continued = 0x01
/** Of a page on which no packet ends. */
const noGranule = Buffer.alloc(8, 0xff)

/** Pages like another one, with other packets on them: as many as they need, numbered from that one on. */
export function writePages(model: Uint8Array, packets: readonly Uint8Array[]): Buffer[] {
  const segments = packets.flatMap(segmentsOf)
  const pages: Buffer[] = []
  for (let at = 0; at < segments.length; at += mostSegments) {
    const here = segments.slice(at, at + mostSegments)
    const head = Buffer.from(model.subarray(0, headBytes - 1))
    if (segments[at - 1]?.length === 255) head[5] = (head[5] as number) | continued
    if (here.every(({ length }) => length === 255)) noGranule.copy(head, 6)
    head.writeUInt32LE(head.readUInt32LE(numberAt) + pages.length, numberAt)
    const sizes = Buffer.from([here.length, ...here.map(({ length }) => length)])
    pages.push(withSum(Buffer.concat([head, sizes, ...here])))
  }
  return pages
}

/** The same page so many places further on. */
export function movedPage(page: Uint8Array, by: number): Buffer {
  const moved = Buffer.from(page)
  moved.writeUInt32LE(moved.readUInt32LE(numberAt) + by, numberAt)
  return withSum(moved)
}

/** A packet ends with the first segment that is not full, even where that is empty. */
function segmentsOf(packet: Uint8Array): Uint8Array[] {
  const count = Math.floor(packet.length / 255) + 1
  return Array.from({ length: count }, (_, at) => packet.subarray(at * 255, (at + 1) * 255))
}

function withSum(page: Buffer): Buffer {
  page.writeUInt32LE(0, crcAt)
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

/** What libogg ends a page at. */
const fullPage = 4096
const last = 0x04
const mark = Buffer.from('OggS')

/** Whole packets on pages of a stream that goes on at page `number`. */
export function createPageWriter(serial: number, number: number) {
  let next = number
  let packets: Uint8Array[] = []
  let segments = 0
  let bytes = 0
  let granule = 0
  const flush = (flags: number, at: number): Buffer => {
    const sizes = packets.flatMap((packet) => segmentsOf(packet).map(({ length }) => length))
    const head = Buffer.alloc(headBytes)
    mark.copy(head)
    head[5] = flags
    head.writeBigUInt64LE(BigInt(at), 6)
    head.writeUInt32LE(serial, 14)
    head.writeUInt32LE(next++, numberAt)
    head[headBytes - 1] = sizes.length
    const page = withSum(Buffer.concat([head, Buffer.from(sizes), ...packets]))
    packets = []
    segments = 0
    bytes = 0
    return page
  }
  return {
    /** The pages that are full by it. `end`: frames that are complete behind the packet. */
    add: (packet: Uint8Array, end: number): Buffer[] => {
      const more = Math.floor(packet.length / 255) + 1
      const full = bytes >= fullPage || segments + more > mostSegments ? [flush(0, granule)] : []
      packets.push(packet)
      segments += more
      bytes += packet.length
      granule = end
      return full
    },
    /** The last page, which says how long the sound is. */
    end: (frames: number): Buffer => flush(last, frames),
  }
}
