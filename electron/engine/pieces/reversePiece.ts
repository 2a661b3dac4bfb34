import type { Piece } from '../model/piece.ts'
import { isSilent } from './silence.ts'

/** The same sound backwards, bit for bit. Silence stays the same object. */
export function reversePiece(piece: Piece): Piece {
  if (isSilent(piece)) return piece
  return {
    ...piece,
    direction: piece.direction === 'forward' ? 'backward' : 'forward',
    ramps: piece.ramps.map((ramp) => ({
      ...ramp,
      offset: ramp.offset + (piece.length - 1) * ramp.step,
      step: ramp.step === 1 ? -1 : 1,
    })),
    under: piece.under.map(reversePiece),
  }
}

/** Same array when all of it is silent. */
export function reversePieces(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.every(isSilent) ? pieces : pieces.map(reversePiece).toReversed()
}
