import { frames } from '../../../shared/time.ts'
import type { Piece, Ramp } from '../model/piece.ts'

/** Output frames `from` to `to` of a piece, bit for bit; the same object when that is all of it. */
export function slicePiece(piece: Piece, from: number, to: number): Piece {
  if (from === 0 && to === piece.length) return piece
  const start = piece.direction === 'forward' ? piece.from + from : piece.from + piece.length - to
  return {
    ...piece,
    from: frames(piece.block === null ? 0 : start),
    length: frames(to - from),
    ramps: piece.ramps.map((ramp) => shiftRamp(ramp, from)),
    under: piece.under.map((under) => slicePiece(under, from, to)),
  }
}

/** The ramp as it goes on from `by` frames later. */
export function shiftRamp(ramp: Ramp, by: number): Ramp {
  return by === 0 ? ramp : { ...ramp, offset: ramp.offset + by * ramp.step }
}
