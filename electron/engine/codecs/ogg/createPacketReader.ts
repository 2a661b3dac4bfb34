import type { Page, PageReader } from './createPageReader.ts'

/** Packets that end on one page. */
export interface PacketGroup {
  readonly packets: readonly Uint8Array[]
  /** Samples up to the end of the last of them; null when the page does not say. */
  readonly granule: number | null
  readonly isLast: boolean
}

export interface PacketReader {
  /** Null behind the last page of the stream. */
  next(): PacketGroup | null
  /** Whether pages are missing in the middle, or packets without their beginning were left out. */
  hasGaps(): boolean
  /** Whether the stream ends without saying so. */
  endsEarly(): boolean
  /** Whether another recording, or another stream, is in the file too. */
  hasOthers(): boolean
}

/** Longer ones are no sound and would fill the memory. */
const longestPacket = 1 << 20

/** Follows one stream of an Ogg file through pages of others, from its first page on. */
export function createPacketReader(pages: PageReader, first: Page): PacketReader {
  let pending: Uint8Array[] = []
  let pendingBytes = 0
  let isBroken = false
  let expected = first.sequence
  let isOver = false
  let gaps = false
  let early = false
  let others = false
  let opening: Page | null = first

  const nextPage = (): Page | null => {
    const start = opening
    opening = null
    if (start !== null) return start
    for (let page = pages.next(); page !== null; page = pages.next()) {
      if (page.serial === first.serial && !page.isFirst) return page
      others = true
      // A stream never begins again behind another one's beginning, but for files put one behind the other.
    }
    return null
  }
  const drop = (): void => {
    pending = []
    pendingBytes = 0
  }
  const cut = (page: Page): Uint8Array[] => {
    const packets: Uint8Array[] = []
    let from = 0
    let to = 0
    for (const part of page.lacing) {
      to += part
      if (part === 255) continue
      if (isBroken) isBroken = false
      else packets.push(joined([...pending, page.body.subarray(from, to)]))
      drop()
      from = to
    }
    if (to > from || page.lacing.at(-1) === 255) {
      pending.push(page.body.slice(from, to))
      pendingBytes += to - from
      if (pendingBytes > longestPacket) {
        drop()
        isBroken = true
        gaps = true
      }
    }
    return packets
  }

  return {
    hasGaps: () => gaps,
    endsEarly: () => early,
    hasOthers: () => others,
    next() {
      if (isOver) return null
      const page = nextPage()
      if (page === null) {
        isOver = true
        early = true
        return null
      }
      if (page.sequence !== expected) gaps = true
      const isAfterGap = page.sequence !== expected
      expected = (page.sequence + 1) >>> 0
      if (isAfterGap || !page.isContinued) {
        if (pending.length > 0) gaps = true
        drop()
        isBroken = false
      }
      if (page.isContinued && pending.length === 0 && page.lacing.length > 0) isBroken = true
      const packets = cut(page)
      if (page.isLast) {
        isOver = true
        if (pages.next() !== null) others = true
      }
      return { packets, granule: page.granule, isLast: page.isLast }
    },
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return parts.length === 1 ? (parts[0] as Uint8Array) : Buffer.concat(parts)
}
