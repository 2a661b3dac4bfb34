import type { FadeCurve } from '../../../shared/dsp/fadeCurve.ts'
import { frames } from '../../../shared/time.ts'
import type { Piece, Ramp } from '../model/piece.ts'
import { joinPieces } from './joinPieces.ts'
import { mapPieces, rampPieces } from './shapePieces.ts'
import { piecesLength, slicePieces } from './slicePieces.ts'

export type Edge = 'start' | 'end'

/** From silence at an edge to the whole level so many frames from it. */
export interface EdgeFade {
  readonly length: number
  readonly curve: FadeCurve
}

/**
 * The fade that stands at an edge of a clip's sound, whoever made it: found by its ramps, so that nothing has to be
 * kept beside them. Of several the longest; null where there is none, or only a part of one that was cut.
 */
export function edgeFade(pieces: readonly Piece[], edge: Edge): EdgeFade | null {
  let longest: EdgeFade | null = null
  const whole = piecesLength(pieces)
  walk(pieces, (piece, start) => {
    for (const ramp of piece.ramps)
      if (ramp.curve !== 'decibels' && standsAt(ramp, edge, start, whole) && ramp.total > (longest?.length ?? 0))
        longest = { length: ramp.total, curve: ramp.curve }
  })
  return longest
}

/** The sound with this fade at the edge in the place of every one that stands there; with none where it is null. */
export function withEdgeFade(pieces: readonly Piece[], edge: Edge, fade: EdgeFade | null): readonly Piece[] {
  const whole = piecesLength(pieces)
  let start = 0
  const bare = mapPieces(pieces, (piece) => {
    const without = withoutRamps(piece, (ramp) => standsAt(ramp, edge, start, whole))
    start += piece.length
    return without
  })
  if (fade === null || fade.length < 1) return bare
  const length = Math.min(fade.length, whole)
  const ramp = { curve: fade.curve, from: 0, to: 1, total: frames(length) }
  return edge === 'start'
    ? joinPieces(
        rampPieces(slicePieces(bare, 0, length), { ...ramp, offset: 0, step: 1 }),
        slicePieces(bare, length, whole),
      )
    : joinPieces(
        slicePieces(bare, 0, whole - length),
        rampPieces(slicePieces(bare, whole - length, whole), { ...ramp, offset: length - 1, step: -1 }),
      )
}

/** Silence at the very first, or the very last, frame of the whole. */
function standsAt({ from, to, step, offset }: Ramp, edge: Edge, start: number, whole: number): boolean {
  if (from !== 0 || to !== 1) return false
  return edge === 'start' ? step === 1 && offset === start : step === -1 && offset === whole - 1 - start
}

function withoutRamps(piece: Piece, isGone: (ramp: Ramp) => boolean): Piece {
  const under = mapPieces(piece.under, (one) => withoutRamps(one, isGone))
  if (under === piece.under && !piece.ramps.some(isGone)) return piece
  return { ...piece, ramps: piece.ramps.filter((ramp) => !isGone(ramp)), under }
}

function walk(pieces: readonly Piece[], visit: (piece: Piece, start: number) => void): void {
  let start = 0
  for (const piece of pieces) {
    visit(piece, start)
    start += piece.length
  }
}
