import { frames } from '../../../shared/time.ts'
import type { Piece, Ramp } from '../model/piece.ts'
import { joinPieces } from '../pieces/joinPieces.ts'
import { rampPieces, reversePieces } from '../pieces/shapePieces.ts'
import { piecesLength, slicePieces } from '../pieces/slicePieces.ts'
import { isTooDeep, mixPieces } from './mixPieces.ts'

interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * The same pieces with the sound of one stretch of them laid under another, where next to nothing is heard: forwards
 * and backwards in turn as long as that lasts, so that no edge of it is ever heard, and faded over `side` frames at
 * both ends. Left as they are where too many sounds would lie over each other.
 */
export function layUnder(
  pieces: readonly Piece[],
  { from, to }: Stretch,
  like: Stretch,
  side: number,
): readonly Piece[] {
  const length = to - from
  const fade = Math.min(side, length >> 1)
  const tone = lasting(slicePieces(pieces, like.from, like.to), length)
  const shaped = joinPieces(
    rampPieces(slicePieces(tone, 0, fade), ramp(0, 1, fade)),
    slicePieces(tone, fade, length - fade),
    rampPieces(slicePieces(tone, length - fade, length), ramp(1, 0, fade)),
  )
  const mixed = mixPieces(slicePieces(pieces, from, to), shaped)
  if (isTooDeep(mixed)) return pieces
  return joinPieces(slicePieces(pieces, 0, from), mixed, slicePieces(pieces, to, piecesLength(pieces)))
}

function lasting(tone: readonly Piece[], length: number): readonly Piece[] {
  const [there, back] = [tone, reversePieces(tone)]
  const rows: (readonly Piece[])[] = []
  for (let made = 0; made < length; made += piecesLength(tone)) rows.push(rows.length % 2 === 0 ? there : back)
  return slicePieces(joinPieces(...rows), 0, length)
}

const ramp = (from: number, to: number, length: number): Ramp => ({
  curve: 'equalPower',
  from,
  to,
  total: frames(length + 1),
  offset: 1,
  step: 1,
})
