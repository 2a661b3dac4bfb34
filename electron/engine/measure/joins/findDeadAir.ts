import { frames } from '../../../../shared/time.ts'
import { type BlockStore, summaryFrames } from '../../blocks/blockStore.ts'
import type { Clip } from '../../model/project.ts'
import { slicePieces } from '../../pieces/slicePieces.ts'
import { energiesOf } from '../quietestStretch.ts'
import type { FrameRange } from '../quietRuns.ts'
import { atOnce } from '../takeTurns.ts'
import { isSounding } from './sounding.ts'

/** Seconds on each side in which the sound of the room is looked for. */
const near = 10
/** Dead air is at most this loud, dBFS, and the room at least so many dB louder. */
const deadest = -60
const underRoom = 15
/** Entries beside a place within which a crossfade has come to its end. */
const faded = 3
/** A floor is one level, give or take. */
const floorWidth = 6
/** Seconds of dead air: less is no hole that is heard, more is a silence of its own. */
const shortest = 0.03
const longest = 3
/** The room is at most this loud, and so far below what is said. */
const loudestRoom = -35
const underVoice = 20
/** Seconds of room that will do, the longest first, and how evenly loud it has to be: words and notes are not. */
const roomSeconds = [1, 0.5, 0.25]
const evenness = 3

/** A stretch of a clip that would be dead, and one that has the sound of its room; frames of the clip. */
export interface DeadAir {
  readonly hole: FrameRange
  readonly room: FrameRange
}

/**
 * The dead air at a place of a clip, with sound on both sides of it: far below the noise of the room in which all else
 * near it was recorded. Null where there is none, and where nothing near tells what the room sounds like: between
 * words that a gate has parted dead air is the usual, and music has no room.
 */
export function findDeadAir(store: BlockStore, clip: Clip, at: number, sampleRate: number): DeadAir | null {
  const cells = (seconds: number): number => Math.max(1, Math.round((seconds * sampleRate) / summaryFrames))
  const place = Math.floor(at / summaryFrames)
  if (Math.min(...levelsIn(store, clip, place - faded, place + faded + 1)) > deadest) return null
  const first = Math.max(0, place - cells(near))
  const db = levelsIn(store, clip, first, place + cells(near))
  const hole = holeAt(db, place - first)
  if (hole === null || hole.to - hole.from < cells(shortest) || hole.to - hole.from > cells(longest)) return null
  const found = roomBeside(db, hole, cells)
  if (found === null) return null
  const room = framesOf(found, first)
  return isSounding(store, clip.pieces, room, sampleRate) ? null : { hole: framesOf(hole, first), room }
}

/** Levels of whole entries of a summary's length, counted from the start of the clip. */
function levelsIn(store: BlockStore, clip: Clip, from: number, to: number): Float32Array {
  const [start, end] = [Math.max(0, from) * summaryFrames, Math.min(clip.length, to * summaryFrames)]
  const part = { pieces: slicePieces(clip.pieces, start, end), length: frames(end - start) }
  const energies = atOnce(energiesOf(store, part))
  return Float32Array.from(energies, (energy) => 10 * Math.log10(energy / summaryFrames + 1e-9))
}

const framesOf = ({ from, to }: FrameRange, first: number): FrameRange => ({
  from: (first + from) * summaryFrames,
  to: (first + to) * summaryFrames,
})

interface Levels {
  readonly db: Float32Array
  /** Dead air is below this. */
  readonly dead: number
}

/** The cells about a place that are as quiet as it is; null where it is not dead, or nothing sounds on a side of it. */
function holeAt(db: Float32Array, place: number): (FrameRange & Levels) | null {
  let at = place - faded
  for (let k = at; k <= place + faded; k++) if ((db[k] ?? 0) < (db[at] ?? 0)) at = k
  const level = db[at] ?? 0
  if (level > deadest) return null
  const dead = level + floorWidth
  let [from, to] = [at, at + 1]
  while ((db[from - 1] ?? Infinity) <= dead) from--
  while ((db[to] ?? Infinity) <= dead) to++
  return from > 0 && to < db.length ? { from, to, db, dead } : null
}

/** An even stretch of cells at the floor that most quiet places near have; null where that is the dead air itself. */
function roomBeside(
  db: Float32Array,
  hole: FrameRange & Levels,
  cells: (seconds: number) => number,
): FrameRange | null {
  const sorted = db.toSorted()
  const voice = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  const [least, most] = [hole.dead + underRoom - floorWidth, Math.min(loudestRoom, voice - underVoice)]
  for (const seconds of roomSeconds) {
    const length = cells(seconds)
    const found = quietestEven(db, length, { least, most })
    if (found === null) continue
    const level = meanOf(db, found, found + length)
    const count = (holds: (one: number) => boolean): number =>
      db.reduce((sum, one, k) => sum + Number((k < hole.from || k >= hole.to) && holds(one)), 0)
    const usual = count((one) => Math.abs(one - level) <= floorWidth) > count((one) => one <= hole.dead)
    return usual ? { from: found, to: found + length } : null
  }
  return null
}

function quietestEven(
  db: Float32Array,
  length: number,
  { least, most }: { readonly least: number; readonly most: number },
): number | null {
  let best: { readonly from: number; readonly level: number } | null = null
  let [sum, squares, outside] = [0, 0, 0]
  for (let k = 0; k < db.length; k++) {
    const add = (level: number, by: 1 | -1): void => {
      sum += by * level
      squares += by * level * level
      outside += by * Number(level < least)
    }
    add(db[k] as number, 1)
    if (k >= length) add(db[k - length] as number, -1)
    const level = sum / length
    const spread = Math.sqrt(Math.max(0, squares / length - level * level))
    const isRoom = k >= length - 1 && outside === 0 && level <= most && spread <= evenness
    if (isRoom && (best === null || level < best.level)) best = { from: k - length + 1, level }
  }
  return best === null ? null : best.from
}

function meanOf(db: Float32Array, from: number, to: number): number {
  return db.subarray(from, to).reduce((sum, level) => sum + level, 0) / (to - from)
}
