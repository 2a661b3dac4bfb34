import { frames } from '../../../shared/time.ts'
import type { Piece, Ramp } from '../model/piece.ts'

/** One list after the other; a seam where the sound simply runs on becomes one piece again. */
export function joinPieces(...lists: readonly (readonly Piece[])[]): readonly Piece[] {
  const filled = lists.filter((list) => list.length > 0)
  const only = filled[0]
  if (filled.length === 1 && only !== undefined) return only
  const joined: Piece[] = []
  for (const list of filled) {
    const last = joined.at(-1)
    const one = last === undefined ? null : mergePieces(last, list[0] as Piece)
    if (one !== null) joined[joined.length - 1] = one
    for (let index = one === null ? 0 : 1; index < list.length; index++) joined.push(list[index] as Piece)
  }
  return joined
}

/** Both as one piece when the second goes on exactly where the first ends, else null. */
export function mergePieces(first: Piece, second: Piece): Piece | null {
  if (!runsOn(first, second)) return null
  const under: Piece[] = []
  for (const [index, piece] of first.under.entries()) {
    const next = second.under[index]
    const one = next === undefined ? null : mergePieces(piece, next)
    if (one === null) return null
    under.push(one)
  }
  const from = first.direction === 'forward' ? first.from : second.from
  return { ...first, from, length: frames(first.length + second.length), under }
}

function runsOn(first: Piece, second: Piece): boolean {
  if (first.block !== second.block || first.under.length !== second.under.length) return false
  if (first.block === null) return true
  if (first.direction !== second.direction || first.gain !== second.gain || first.ramps.length !== second.ramps.length)
    return false
  const meets =
    first.direction === 'forward'
      ? first.from + first.length === second.from
      : second.from + second.length === first.from
  return meets && first.ramps.every((ramp, index) => goesOn(ramp, second.ramps[index], first.length))
}

function goesOn(ramp: Ramp, next: Ramp | undefined, after: number): boolean {
  if (next === undefined || next.step !== ramp.step || next.offset !== ramp.offset + after * ramp.step) return false
  return next.curve === ramp.curve && next.from === ramp.from && next.to === ramp.to && next.total === ramp.total
}
