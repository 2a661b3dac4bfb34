import { frames } from '../../../shared/time.ts'
import type { Piece } from '../model/piece.ts'

export function silentPiece(length: number): Piece {
  return { block: null, from: frames(0), length: frames(length), direction: 'forward', gain: 1, ramps: [], under: [] }
}

export function silentPieces(length: number): readonly Piece[] {
  return length > 0 ? [silentPiece(length)] : []
}

export function isSilent(piece: Piece): boolean {
  return piece.block === null && piece.under.every(isSilent)
}
