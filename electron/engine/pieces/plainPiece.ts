import { frames } from '../../../shared/time.ts'
import type { Piece } from '../model/piece.ts'

/** So much of a block as it is, from its beginning on. No block is silence. */
export const plainPiece = (block: Piece['block'], length: number): Piece => ({
  block,
  from: frames(0),
  length: frames(length),
  direction: 'forward',
  gain: 1,
  ramps: [],
  under: [],
})
