import type { Piece, Ramp } from '../model/piece.ts'

/** Whether both are the same sound, block by block and gain by gain; they need not be the same objects. */
export function samePieces(some: readonly Piece[], others: readonly Piece[]): boolean {
  return (
    some === others ||
    (some.length === others.length && some.every((one, index) => samePiece(one, others[index] as Piece)))
  )
}

function samePiece(one: Piece, other: Piece): boolean {
  if (one === other) return true
  return (
    one.block === other.block &&
    one.from === other.from &&
    one.length === other.length &&
    one.direction === other.direction &&
    one.gain === other.gain &&
    sameRamps(one.ramps, other.ramps) &&
    samePieces(one.under, other.under)
  )
}

const sameRamps = (some: readonly Ramp[], others: readonly Ramp[]): boolean =>
  some.length === others.length &&
  some.every((one, index) => {
    const other = others[index] as Ramp
    return (
      one.curve === other.curve &&
      one.from === other.from &&
      one.to === other.to &&
      one.total === other.total &&
      one.offset === other.offset &&
      one.step === other.step
    )
  })
