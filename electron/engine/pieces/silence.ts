import type { Piece } from '../model/piece.ts'
import { plainPiece } from './plainPiece.ts'

export const silentPiece = (length: number): Piece => plainPiece(null, length)

export function silentPieces(length: number): readonly Piece[] {
  return length > 0 ? [silentPiece(length)] : []
}

export function isSilent(piece: Piece): boolean {
  return piece.block === null && piece.under.every(isSilent)
}
