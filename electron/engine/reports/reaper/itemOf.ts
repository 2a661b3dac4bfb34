import type { Piece, Ramp } from '../../model/piece.ts'
import type { Clip } from '../../model/project.ts'
import { isSilent } from '../../pieces/silence.ts'

/** A clip as Reaper has it: sound, and beside it what can be moved there. Frames. */
export interface Item {
  /** With this gain and these fades it sounds as the clip does. */
  readonly pieces: readonly Piece[]
  readonly gain: number
  readonly fadeIn: number
  readonly fadeOut: number
}

/**
 * One gain of the whole clip, and straight fades from its start and to its end, become those of the item. What is not
 * as simple (other curves, gains that change inside) stays in the sound.
 */
export function itemOf({ pieces, length }: Clip): Item {
  const fadeIn = fadeAtStart(pieces, length)
  const faded = fadeIn === null ? pieces : without(pieces, 0, fadeIn)
  const fadeOut = fadeAtEnd(faded, length)
  const plain = fadeOut === null ? faded : without(faded, length - fadeOut.total, fadeOut)
  const gain = gainOf(plain)
  return {
    pieces: gain === 1 ? plain : plain.map(atFull),
    gain,
    fadeIn: fadeIn?.total ?? 0,
    fadeOut: fadeOut?.total ?? 0,
  }
}

/** A fade as it is at its first frame: rising from the start of the clip. */
function fadeAtStart(pieces: readonly Piece[], length: number): Ramp | null {
  const ramps = (pieces[0]?.ramps ?? []).filter(isStraight)
  return ramps.find((ramp) => ramp.offset === 0 && ramp.step === 1 && isOver(pieces, length, 0, ramp)) ?? null
}

/** The same turned round, which ends where the clip does. */
function fadeAtEnd(pieces: readonly Piece[], length: number): Ramp | null {
  const ramps = (pieces.at(-1)?.ramps ?? []).filter(isStraight)
  return (
    ramps
      .map((ramp) => ({ ...ramp, offset: ramp.total - 1 }))
      .find((ramp) => ramp.step === -1 && isOver(pieces, length, length - ramp.total, ramp)) ?? null
  )
}

const isStraight = ({ curve, from, to }: Ramp): boolean => curve === 'linear' && from === 0 && to === 1

/** Every piece of the stretch has its part of the ramp, nothing is mixed in there, and no other piece has any of it. */
function isOver(pieces: readonly Piece[], length: number, start: number, ramp: Ramp): boolean {
  const end = start + ramp.total
  if (start < 0 || end > length) return false
  return placed(pieces).every(({ piece, at }) => {
    const isInside = at >= start && at + piece.length <= end
    if (!isInside) return at >= end || at + piece.length <= start
    return isSilent(piece) || (piece.under.length === 0 && piece.ramps.some((one) => isPart(one, ramp, at - start)))
  })
}

const isPart = (one: Ramp, ramp: Ramp, after: number): boolean =>
  isStraight(one) &&
  one.total === ramp.total &&
  one.step === ramp.step &&
  one.offset === ramp.offset + after * ramp.step

const without = (pieces: readonly Piece[], start: number, ramp: Ramp): readonly Piece[] =>
  placed(pieces).map(({ piece, at }) => {
    const isInside = at >= start && at < start + ramp.total
    const index = isInside ? piece.ramps.findIndex((one) => isPart(one, ramp, at - start)) : -1
    return index < 0 ? piece : { ...piece, ramps: piece.ramps.filter((_, k) => k !== index) }
  })

function placed(pieces: readonly Piece[]): readonly { piece: Piece; at: number }[] {
  let next = 0
  return pieces.map((piece) => {
    const at = next
    next += piece.length
    return { piece, at }
  })
}

/** The gain that all of it has; 1 where there are several, or the polarity is turned. */
function gainOf(pieces: readonly Piece[]): number {
  const gains = new Set(gainsIn(pieces))
  const [only = 1] = gains
  return gains.size === 1 && only > 0 ? only : 1
}

const gainsIn = (pieces: readonly Piece[]): readonly number[] =>
  pieces.flatMap((piece) => (isSilent(piece) ? [] : [piece.gain, ...gainsIn(piece.under)]))

/** At the gain that the block has. */
const atFull = (piece: Piece): Piece =>
  isSilent(piece) ? piece : { ...piece, gain: 1, under: piece.under.map(atFull) }
