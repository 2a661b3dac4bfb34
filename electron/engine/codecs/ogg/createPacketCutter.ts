import type { Page } from './createPageReader.ts'

export interface PacketCutter {
  /** The packets that end on this page, which follows the one before, or not. */
  cut(page: Page, isAfterGap: boolean): Uint8Array[]
  /** Whether packets without their beginning, or without their end, were left out. */
  hasGaps(): boolean
}

/** Longer ones are no sound and would fill the memory. */
const longestPacket = 1 << 20

/** Puts packets together that go on from page to page. */
export function createPacketCutter(): PacketCutter {
  let pending: Uint8Array[] = []
  let pendingBytes = 0
  let isBroken = false
  let gaps = false
  const drop = (): void => {
    pending = []
    pendingBytes = 0
  }
  const start = (page: Page, isAfterGap: boolean): void => {
    if (isAfterGap || !page.isContinued) {
      if (pending.length > 0) gaps = true
      drop()
      isBroken = false
    }
    if (page.isContinued && pending.length === 0 && page.lacing.length > 0) isBroken = true
  }
  const keep = (part: Uint8Array): void => {
    pending.push(part)
    pendingBytes += part.length
    if (pendingBytes <= longestPacket) return
    drop()
    isBroken = true
    gaps = true
  }
  return {
    hasGaps: () => gaps,
    cut: (page, isAfterGap) => {
      start(page, isAfterGap)
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
      if (to > from || page.lacing.at(-1) === 255) keep(page.body.slice(from, to))
      return packets
    },
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return parts.length === 1 ? (parts[0] as Uint8Array) : Buffer.concat(parts)
}
