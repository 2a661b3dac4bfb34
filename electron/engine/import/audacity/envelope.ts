import { frames } from '../../../../shared/time.ts'
import type { EnvelopePoint } from '../../codecs/audacity/document/projectDocument.ts'
import type { Piece } from '../../model/piece.ts'
import { mapPieces, rampPieces, scalePiece } from '../../pieces/shapePieces.ts'
import { piecesLength, slicePieces } from '../../pieces/slicePieces.ts'

/** Audacity's lowest, and more than its highest: between them every line is straight in decibels. */
const lowest = 1e-7
const highest = 1000

/**
 * The pieces as loud as an envelope says. Between two points the gain runs straight in decibels, in front of the first
 * and behind the last it stays. Points are in frames, by their places, which need not be whole.
 */
export function shapeByPoints(pieces: readonly Piece[], points: readonly EnvelopePoint[]): readonly Piece[] {
  if (points.length === 0) return pieces
  const whole = piecesLength(pieces)
  const inside = (frame: number): number => Math.max(0, Math.min(whole, frame))
  const shaped: (readonly Piece[])[] = []
  let from = 0
  for (const [index, next] of points.entries()) {
    const last = points[index - 1]
    const to = inside(beginOf(points, index))
    if (to > from) shaped.push(between(slicePieces(pieces, from, to), last, next, from))
    from = Math.max(from, to)
  }
  if (from < whole) shaped.push(between(slicePieces(pieces, from, whole), points.at(-1), undefined, from))
  return shaped.flat()
}

/**
 * The first frame that is no longer in front of a point. Where two points stand at one time, what is nearer to it than
 * half a frame is behind it already.
 */
function beginOf(points: readonly EnvelopePoint[], index: number): number {
  const at = points[index]?.at ?? 0
  const isStep = points[index + 1]?.at === at || points[index - 1]?.at === at
  return Math.ceil(isStep ? at - 0.5 : at)
}

function between(
  pieces: readonly Piece[],
  last: EnvelopePoint | undefined,
  next: EnvelopePoint | undefined,
  from: number,
): readonly Piece[] {
  const [before, after] = [levelOf(last ?? next), levelOf(next ?? last)]
  if (last === undefined || next === undefined || before === after || next.at <= last.at)
    return mapPieces(pieces, (piece) => scalePiece(piece, last === undefined ? after : before))
  const at = (frame: number): number => before * (after / before) ** ((frame - last.at) / (next.at - last.at))
  const total = piecesLength(pieces)
  return rampPieces(pieces, {
    curve: 'decibels',
    from: at(from),
    to: at(from + total),
    total: frames(total),
    offset: 0,
    step: 1,
  })
}

const levelOf = (point: EnvelopePoint | undefined): number => Math.max(lowest, Math.min(highest, point?.value ?? 1))
