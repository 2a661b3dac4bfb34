import type { Piece } from '../model/piece.ts'

/** Shorter rows are walked through. */
const longRow = 16

const known = new WeakMap<readonly Piece[], Float64Array>()

/** Where each piece of a row begins. Kept with long rows, which are read a thousand times over. */
function startsOf(pieces: readonly Piece[]): Float64Array {
  const found = known.get(pieces)
  if (found !== undefined) return found
  const starts = new Float64Array(pieces.length)
  let start = 0
  for (let index = 0; index < pieces.length; index++) {
    starts[index] = start
    start += (pieces[index] as Piece).length
  }
  known.set(pieces, starts)
  return starts
}

/**
 * The piece that holds `frame` (counted from the first piece), and where it begins; an index behind the last piece
 * where none does.
 */
export function findPiece(pieces: readonly Piece[], frame: number): { readonly index: number; readonly start: number } {
  if (pieces.length < longRow) return walk(pieces, frame, 0, 0)
  const starts = startsOf(pieces)
  let low = 0
  let high = pieces.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] as number) <= frame) low = middle
    else high = middle - 1
  }
  return walk(pieces, frame, low, starts[low] as number)
}

function walk(
  pieces: readonly Piece[],
  frame: number,
  from: number,
  first: number,
): { readonly index: number; readonly start: number } {
  let start = first
  let index = from
  for (; index < pieces.length; index++) {
    const { length } = pieces[index] as Piece
    if (frame < start + length) break
    start += length
  }
  return { index, start }
}
