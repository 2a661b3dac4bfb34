import type { PacketGroup } from './createPacketReader.ts'

/**
 * Pages say how many samples end with them (RFC 7845, 4; Vorbis I, A.2). More samples than that on the first page are
 * cut off in front, on the last one behind; `preSkip` are never heard. Answers which of a page's samples are kept.
 */
export function trimToGranules(preSkip: number): (frames: number, group: PacketGroup) => { from: number; to: number } {
  let position: number | null = null
  let waiting = 0
  let unskipped = preSkip
  let isCut = false
  return (frames, group) => {
    let from = 0
    let to = frames
    if (isCut) return { from: 0, to: 0 }
    if (position === null) {
      waiting += frames
      if (group.granule !== null && waiting > 0) {
        const surplus = waiting - group.granule
        if (group.isLast) to -= Math.min(frames, Math.max(0, surplus))
        else if (surplus > 0) from = Math.min(frames, surplus)
        position = surplus > 0 && !group.isLast ? group.granule : Math.max(group.granule, waiting)
        if (group.isLast) isCut = true
      }
    } else {
      position += frames
      if (group.isLast && group.granule !== null && position > group.granule) {
        to -= Math.min(frames, position - group.granule)
        isCut = true
      }
    }
    const skipped = Math.min(unskipped, Math.max(0, to - from))
    unskipped -= skipped
    return { from: from + skipped, to }
  }
}
