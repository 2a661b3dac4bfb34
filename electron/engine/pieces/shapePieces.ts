import type { Piece, Ramp } from '../model/piece.ts'
import { isSilent } from './silence.ts'
import { shiftRamp } from './slicePieces.ts'

/** Louder or quieter, with everything that is mixed in. Silence stays the same object. */
export function scalePiece(piece: Piece, gain: number): Piece {
  if (isSilent(piece) || gain === 1) return piece
  return { ...piece, gain: piece.gain * gain, under: piece.under.map((under) => scalePiece(under, gain)) }
}

/** Multiplied by a ramp that stands at `ramp.offset` at the piece's first frame. Silence stays the same object. */
export function rampPiece(piece: Piece, ramp: Ramp): Piece {
  if (isSilent(piece)) return piece
  return { ...piece, ramps: [...piece.ramps, ramp], under: piece.under.map((under) => rampPiece(under, ramp)) }
}

/** One ramp over all of the pieces; the same array when all of them are silent. */
export function rampPieces(pieces: readonly Piece[], ramp: Ramp): readonly Piece[] {
  let start = 0
  return mapPieces(pieces, (piece) => {
    const shaped = rampPiece(piece, shiftRamp(ramp, start))
    start += piece.length
    return shaped
  })
}

/** The same array when every piece stays the same object. */
export function mapPieces(pieces: readonly Piece[], change: (piece: Piece) => Piece): readonly Piece[] {
  const changed = pieces.map((piece) => change(piece))
  return changed.every((piece, index) => piece === pieces[index]) ? pieces : changed
}

/** The same sound backwards, bit for bit. Silence stays the same object. */
function reversePiece(piece: Piece): Piece {
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
