import { limits } from '../../../shared/schemas/limits.ts'
import { frames } from '../../../shared/time.ts'
import type { Piece, Ramp } from '../model/piece.ts'
import { joinPieces, mergePieces } from '../pieces/joinPieces.ts'
import { rampPieces } from '../pieces/shapePieces.ts'
import { piecesLength, slicePieces } from '../pieces/slicePieces.ts'
import { isTooDeep, mixPieces } from './mixPieces.ts'

/**
 * Where two sounds are put together: `exact` to the frame, `clickSafe` with a short crossfade that lets each sound go
 * on a little past the join, under the other one. The length is the same either way. The crossfade is linear where
 * nothing else is known: its gains add up to one, so it is never louder than the louder side, and two sides that are
 * alike (a steady tone, an offset) go through it unchanged. `fit` chooses by what is heard (`measure/joins`).
 */
export interface JoinRules {
  readonly joins: 'clickSafe' | 'exact'
  readonly sampleRate: number
  /** The crossfade that fits two sounds; left out: short and linear. */
  readonly fit?: (left: LeftSide, right: RightSide) => JoinFade
}

export interface JoinFade {
  /** Frames on each side, no more than the rules reach. */
  readonly side: number
  readonly curve: 'linear' | 'equalPower'
}

/** Frames that a side of a join may reach over, as far as there is sound for it. */
export function reach(rules: JoinRules): number {
  return Math.round((rules.fit === undefined ? limits.joinSide : limits.fittedJoinSide) * rules.sampleRate)
}

export interface LeftSide {
  readonly kept: readonly Piece[]
  /** What came after it, to fade out with; may be empty. */
  readonly beyond: readonly Piece[]
}

export interface RightSide {
  readonly kept: readonly Piece[]
  /** What came before it, to fade in with; may be empty. */
  readonly before: readonly Piece[]
}

export function joinSides(left: LeftSide, right: RightSide, rules: JoinRules): readonly Piece[] {
  const plain = () => joinPieces(left.kept, right.kept)
  if (rules.joins === 'exact' || runsOn(left.kept, right.kept)) return plain()
  const leftLength = piecesLength(left.kept)
  const beforeLength = piecesLength(right.before)
  const fade = rules.fit?.(left, right) ?? { side: reach(rules), curve: 'linear' }
  const early = Math.min(fade.side, leftLength, beforeLength)
  const late = Math.min(fade.side, piecesLength(right.kept), piecesLength(left.beyond))
  const length = early + late
  if (length === 0) return plain()
  const out = [...slicePieces(left.kept, leftLength - early, leftLength), ...slicePieces(left.beyond, 0, late)]
  const into = [...slicePieces(right.before, beforeLength - early, beforeLength), ...slicePieces(right.kept, 0, late)]
  const mixed = mixPieces(rampPieces(out, ramp(1, 0, length, fade)), rampPieces(into, ramp(0, 1, length, fade)))
  if (isTooDeep(mixed)) return plain()
  return joinPieces(
    slicePieces(left.kept, 0, leftLength - early),
    mixed,
    slicePieces(right.kept, late, piecesLength(right.kept)),
  )
}

/** The same where each side stays by itself, as where two clips meet. */
export function joinAcross(
  left: LeftSide,
  right: RightSide,
  rules: JoinRules,
): { readonly left: readonly Piece[]; readonly right: readonly Piece[] } {
  const joined = joinSides(left, right, rules)
  const [edge, end] = [piecesLength(left.kept), piecesLength(joined)]
  return { left: slicePieces(joined, 0, edge), right: slicePieces(joined, edge, end) }
}

/** Half a step in at both ends, so that it is the same forwards and backwards. */
function ramp(from: number, to: number, length: number, { curve }: JoinFade): Ramp {
  return { curve, from, to, total: frames(length + 1), offset: 1, step: 1 }
}

function runsOn(left: readonly Piece[], right: readonly Piece[]): boolean {
  const last = left.at(-1)
  const first = right[0]
  return last === undefined || first === undefined || mergePieces(last, first) !== null
}
