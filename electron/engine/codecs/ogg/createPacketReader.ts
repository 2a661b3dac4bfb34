import { createPacketCutter } from './createPacketCutter.ts'
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
  /** Whether pages of other streams lie between its own. */
  hasOthers(): boolean
}

/**
 * Follows one stream of an Ogg file through pages of others, from its first page on, up to where another recording
 * begins.
 */
export function createPacketReader(pages: PageReader, first: Page): PacketReader {
  const cutter = createPacketCutter()
  let expected = first.sequence
  let isOver = false
  let gaps = false
  let early = false
  let others = false
  let opening: Page | null = first
  /** All streams of a recording begin before any of them goes on. */
  let isBeginning = true

  const nextPage = (): Page | null => {
    const start = opening
    opening = null
    if (start !== null) return start
    for (let page = pages.next(); page !== null; page = pages.next()) {
      if (page.isFirst && !isBeginning) return null
      isBeginning &&= page.isFirst
      if (page.serial === first.serial && !page.isFirst) return page
      others = true
    }
    return null
  }
  return {
    hasGaps: () => gaps || cutter.hasGaps(),
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
      const packets = cutter.cut(page, isAfterGap)
      if (page.isLast) isOver = true
      return { packets, granule: page.granule, isLast: page.isLast }
    },
  }
}
