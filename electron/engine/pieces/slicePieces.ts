import type { Piece, Ramp } from '../model/piece.ts'
import { findPiece } from './findPiece.ts'
import { frames } from '../../../shared/time.ts'

export function piecesLength(pieces: readonly Piece[]): number {
  let length = 0
  for (let index = 0; index < pieces.length; index++) length += (pieces[index] as Piece).length
  return length
}

/**
 * Frames `from` to `to` of the pieces' sound; what lies outside is left away. The same array when that is all of it.
 */
export function slicePieces(pieces: readonly Piece[], from: number, to: number): readonly Piece[] {
  const found: Piece[] = []
  let { index, start } = from <= 0 ? { index: 0, start: 0 } : findPiece(pieces, from)
  let whole = index === 0
  for (; index < pieces.length; index++) {
    const piece = pieces[index] as Piece
    if (start >= to) return found
    const end = start + piece.length
    const low = Math.max(from, start)
    const high = Math.min(to, end)
    if (low < high) {
      const part = slicePiece(piece, low - start, high - start)
      whole &&= part === piece
      found.push(part)
    } else {
      whole = false
    }
    start = end
  }
  return whole ? pieces : found
}

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
