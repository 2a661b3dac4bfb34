import { frames } from '../../../../shared/time.ts'
import { shapeRange } from '../../edits/level/shapeRange.ts'
import type { FrameRange } from '../../measure/findSilences.ts'
import type { Piece, Ramp } from '../../model/piece.ts'
import type { Track } from '../../model/project.ts'
import { mapPieces, rampPieces, scalePiece } from '../../pieces/shapePieces.ts'

/** A stretch that gets quieter: down over so many frames before it, up over so many behind it. */
export interface Dip extends FrameRange {
  readonly down: number
  readonly up: number
}

/** The track with its sound at `level` in the stretch. Ramps and gains on pieces, nothing is rendered. */
export function dipTrack(track: Track, { from, to, down, up }: Dip, level: number): Track {
  const low = shapeRange(track, from, to, (pieces) => mapPieces(pieces, (piece) => scalePiece(piece, level)))
  const fallen = ramped(low, from - down, from, (offset) => ramp(1, level, down, offset))
  return ramped(fallen, to, to + up, (offset) => ramp(level, 1, up, offset))
}

function ramped(track: Track, from: number, to: number, rampAt: (offset: number) => Ramp): Track {
  return to <= from
    ? track
    : shapeRange(track, from, to, (pieces: readonly Piece[], offset) => rampPieces(pieces, rampAt(offset)))
}

function ramp(from: number, to: number, total: number, offset: number): Ramp {
  return { curve: 'linear', from, to, total: frames(total), offset, step: 1 }
}
