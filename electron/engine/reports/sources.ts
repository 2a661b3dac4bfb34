import type { BlockId, TrackId } from '../../../shared/ids.ts'
import type { Piece } from '../model/piece.ts'

/** Frames of a block, and what they are of an original: `start` on, `pace` frames of it for each. */
interface Mapped {
  readonly from: number
  readonly length: number
  readonly track: TrackId
  readonly start: number
  readonly pace: number
}

export type Sources = Map<BlockId, Mapped[]>

/** A stretch of an original. Frames. */
export interface Source {
  readonly track: TrackId
  readonly start: number
  readonly length: number
}

/**
 * What a part of a piece is of the originals: `within` the piece, heard for so many frames; in the order of the block.
 */
export function sourcesOf(
  known: Sources,
  { block, from, length, direction }: Piece,
  at: number,
  count: number,
): (Source & { readonly within: number; readonly heard: number })[] {
  if (block === null) return []
  const isForward = direction === 'forward'
  const low = isForward ? from + at : from + length - at - count
  return (known.get(block) ?? []).flatMap((mapped) => {
    const first = Math.max(low, mapped.from)
    const last = Math.min(low + count, mapped.from + mapped.length)
    if (first >= last) return []
    return [
      {
        track: mapped.track,
        start: Math.round(mapped.start + (first - mapped.from) * mapped.pace),
        length: Math.round((last - first) * mapped.pace),
        within: isForward ? first - from : from + length - last,
        heard: last - first,
      },
    ]
  })
}
