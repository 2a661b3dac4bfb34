import type { BlockStore } from '../../blocks/blockStore.ts'
import type { JoinFade, JoinRules, LeftSide, RightSide } from '../../joins/joinSides.ts'
import type { Piece } from '../../model/piece.ts'
import { piecesLength } from '../../pieces/slicePieces.ts'
import { readPieces } from '../../render/readPieces.ts'
import { likenessOf } from './alignWaves.ts'
import { levelOf, octavesOf, unlikeness } from './octaves.ts'

/** Seconds that tell what is heard on each side, and of waves that are compared. */
const moment = 0.02
const compared = 0.004
/** Crossfades by what is joined, seconds on each side. */
const sides = { quiet: 0.008, alike: 0.008, sustained: 0.008, voiced: 0.006, unvoiced: 0.004 }
const quietDb = -55
const alike = 0.5
/** Hisses cross zero so often a second; voices do not. */
const hissing = 5000
/** What changes by less than this from moment to moment is held, as tones of music are. */
const steady = 3

/** Click-safe joins whose crossfades fit what they join; exact ones stay exact. */
export function fittedRules(joins: JoinRules['joins'], sampleRate: number, store: BlockStore): JoinRules {
  return { joins, sampleRate, fit: (left, right) => fitFade(store, sampleRate, left, right) }
}

/**
 * Waves that are alike fade linearly, so that they go through unchanged; what is not keeps its power, where that is not
 * louder than full scale. A consonant is faded briefly, so that it stays one; silence, held tones and voices as long as
 * there is room.
 */
function fitFade(store: BlockStore, sampleRate: number, left: LeftSide, right: RightSide): JoinFade {
  const frames = (seconds: number): number => Math.round(seconds * sampleRate)
  const size = frames(moment)
  const end = piecesLength(left.kept)
  const out = read(store, left.kept, end - 2 * size, 2 * size)
  const into = read(store, right.kept, 0, 2 * size)
  const [before, last] = [octavesOf(out, 0, size), octavesOf(out, size, size)]
  const [first, after] = [octavesOf(into, 0, size), octavesOf(into, size, size)]
  if (Math.max(levelOf(last), levelOf(first)) < quietDb) return { side: frames(sides.quiet), curve: 'linear' }
  const half = frames(compared)
  const over = joined(out.subarray(2 * size - half), read(store, left.beyond, 0, half))
  const under = joined(read(store, right.before, piecesLength(right.before) - half, half), into.subarray(0, half))
  if (likenessOf(over, 0, under, 0, 2 * half) > alike) return { side: frames(sides.alike), curve: 'linear' }
  const curve = Math.hypot(peakOf(out.subarray(size)), peakOf(into.subarray(0, size))) > 1 ? 'linear' : 'equalPower'
  if (hisses(out.subarray(size), sampleRate) || hisses(into.subarray(0, size), sampleRate))
    return { side: frames(sides.unvoiced), curve }
  const isHeld = unlikeness(before, last) < steady && unlikeness(first, after) < steady
  return { side: frames(isHeld ? sides.sustained : sides.voiced), curve }
}

/** One channel; silence before the first piece and behind the last. */
function read(store: BlockStore, pieces: readonly Piece[], from: number, length: number): Float32Array {
  const sound = new Float32Array(length)
  const skipped = Math.max(0, -from)
  if (skipped < length) sound.set(readPieces(store, pieces, Math.max(0, from), length - skipped, 1)[0] ?? [], skipped)
  return sound
}

function joined(one: Float32Array, other: Float32Array): Float32Array {
  const both = new Float32Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

const peakOf = (sound: Float32Array): number => sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

function hisses(sound: Float32Array, sampleRate: number): boolean {
  let crossings = 0
  for (let k = 1; k < sound.length; k++) if ((sound[k - 1] as number) < 0 !== (sound[k] as number) < 0) crossings++
  return (crossings / sound.length) * sampleRate > hissing
}
