import { frames } from '../../../shared/time.ts'
import type { Piece } from '../model/piece.ts'
import { isSilent, silentPiece } from '../pieces/silence.ts'
import { slicePiece } from '../pieces/slicePieces.ts'

/** Both sounds at once; the lists are equally long, and so is the result. */
export function mixPieces(first: readonly Piece[], second: readonly Piece[]): readonly Piece[] {
  const mixed: Piece[] = []
  let [a, b] = [0, 0]
  let [usedA, usedB] = [0, 0]
  for (;;) {
    const one = first[a]
    const other = second[b]
    if (one === undefined || other === undefined) return mixed
    const length = Math.min(one.length - usedA, other.length - usedB)
    mixed.push(layer(slicePiece(one, usedA, usedA + length), slicePiece(other, usedB, usedB + length)))
    usedA += length
    usedB += length
    if (usedA === one.length) [a, usedA] = [a + 1, 0]
    if (usedB === other.length) [b, usedB] = [b + 1, 0]
  }
}

/** Sounds that are read for one frame of a piece, at most. */
const mostLayers = 8

/**
 * Crossfades of crossfades add up; from here on a join is exact, so that reading stays quick however often one place is
 * edited.
 */
export function isTooDeep(pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => layersOf(piece) > mostLayers)
}

/** How many sounds are read for one frame of the piece. */
export function layersOf(piece: Piece): number {
  return flatten(piece).length
}

function layer(one: Piece, other: Piece): Piece {
  const [top, ...under] = [...flatten(one), ...flatten(other)]
  return top === undefined ? silentPiece(frames(one.length)) : { ...top, under }
}

function flatten(piece: Piece): readonly Piece[] {
  if (isSilent(piece)) return []
  const own = piece.block === null ? [] : [piece.under.length === 0 ? piece : { ...piece, under: [] }]
  return [...own, ...piece.under.flatMap(flatten)]
}
