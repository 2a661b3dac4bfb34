import type { Piece } from '../model/piece.ts'
import { mapPieces } from './shapePieces.ts'
import { isSilent } from './silence.ts'

/** How loud the pieces are played, without regard to polarity: the loudest of them, and whether all are alike. */
export interface SoundGain {
  readonly loudest: number
  readonly isEven: boolean
}

/** 1 where nothing sounds. */
export function soundGain(pieces: readonly Piece[]): SoundGain {
  let [loudest, quietest] = [0, Infinity]
  const visit = (piece: Piece) => {
    if (isSilent(piece)) return
    const gain = Math.abs(piece.gain)
    loudest = Math.max(loudest, gain)
    quietest = Math.min(quietest, gain)
    piece.under.forEach(visit)
  }
  pieces.forEach(visit)
  return loudest === 0 ? { loudest: 1, isEven: true } : { loudest, isEven: loudest === quietest }
}

/**
 * The pieces with their loudest brought to a gain, and the others as much louder or quieter. What was the loudest has
 * the very gain that is asked for, so that going back to 1 gives back the very samples.
 */
export function withSoundGain(pieces: readonly Piece[], from: number, to: number): readonly Piece[] {
  const change = (piece: Piece): Piece => {
    if (isSilent(piece)) return piece
    const gain = Math.abs(piece.gain) === from ? Math.sign(piece.gain) * to : (piece.gain * to) / from
    const under = mapPieces(piece.under, change)
    return gain === piece.gain && under === piece.under ? piece : { ...piece, gain, under }
  }
  return mapPieces(pieces, change)
}
