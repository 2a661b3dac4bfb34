import type { Piece } from '../../model/piece.ts'
import type { Clip, Track } from '../../model/project.ts'
import { joinPieces } from '../../pieces/joinPieces.ts'
import { slicePieces } from '../../pieces/slicePieces.ts'
import { changeClips, withPieces } from '../changeTracks.ts'
import { mapPieces, scalePiece } from '../../pieces/shapePieces.ts'

/**
 * Changes how the range sounds on a track; `change` gets the pieces of one clip and where they start, counted from the
 * range's start.
 * The same track when `change` gives everything back as it was.
 */
export function shapeRange(
  track: Track,
  from: number,
  to: number,
  change: (pieces: readonly Piece[], offset: number) => readonly Piece[],
): Track {
  return changeClips(track, from, to, (clip, part) => {
    const inside = slicePieces(clip.pieces, part.from, part.to)
    const changed = change(inside, clip.start + part.from - from)
    return [
      changed === inside ? clip : withPieces(clip, joinPieces(before(clip, part.from), changed, after(clip, part.to))),
    ]
  })
}

const before = (clip: Clip, end: number): readonly Piece[] => slicePieces(clip.pieces, 0, end)
const after = (clip: Clip, start: number): readonly Piece[] => slicePieces(clip.pieces, start, clip.length)

/** The range louder or quieter by a factor. */
export function scaleRange(
  track: Track,
  { start, end }: { readonly start: number; readonly end: number },
  gain: number,
): Track {
  return shapeRange(track, start, end, (pieces) => mapPieces(pieces, (piece) => scalePiece(piece, gain)))
}
