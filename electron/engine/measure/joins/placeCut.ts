import { alignWaves } from './alignWaves.ts'
import type { EdgeSound } from './edgeSound.ts'
import { breathAt } from './breaths.ts'
import { levelOf, octavesOf, unlikeness } from './octaves.ts'

/** Seconds between two places that are tried, and of sound that each is told by. */
const grain = 0.004
const moment = 0.02
/** What an edge costs: a dB above the quietest moment nearby, and the whole of its reach. */
const perDb = 0.35
const perReach = 3
/** Sound changes by so many dB by itself. */
const unnoticed = 4
/** Nothing is moved for less than this. */
const worthwhile = 3
/** What is so few dB above the quietest moment nearby lies between words. */
const between = 6

interface Candidate {
  readonly at: number
  /** What is heard on the side that stays. */
  readonly stays: Float32Array
  readonly cost: number
}

/**
 * Frames by which the edges of a cut move so that what is left joins unheard: to valleys between words where they are
 * within reach, or else to places that sound alike; out of a breath, which goes or stays as a whole. Where that would
 * not help, and where the sound has no valleys, nothing moves.
 */
export function placeCut(start: EdgeSound, end: EdgeSound, sampleRate: number): { start: number; end: number } {
  const starts = placesOf(start, 'before', sampleRate)
  const ends = placesOf(end, 'after', sampleRate)
  let best = { cost: Number.POSITIVE_INFINITY, start: start.at, end: end.at }
  let asked = Number.POSITIVE_INFINITY
  for (const one of starts)
    for (const other of ends) {
      const cost = one.cost + other.cost + Math.max(0, unlikeness(one.stays, other.stays) - unnoticed)
      if (one.at === start.at && other.at === end.at) asked = cost
      if (cost < best.cost) best = { cost, start: one.at, end: other.at }
    }
  if (asked - best.cost < worthwhile) best = { cost: asked, start: start.at, end: end.at }
  const mayMove = starts.length > 1 || ends.length > 1
  const aligned = mayMove && end.later + end.earlier > 0 ? alignWaves(start, best.start, end, best.end, sampleRate) : 0
  return { start: best.start - start.at, end: best.end - end.at + aligned }
}

/** Places on a grid about the one that was asked for, which is one of them. */
function placesOf(edge: EdgeSound, stays: 'before' | 'after', sampleRate: number): Candidate[] {
  const [step, size] = [Math.max(1, Math.round(grain * sampleRate)), Math.round(moment * sampleRate)]
  const heard = (at: number): Float32Array => octavesOf(edge.sound, stays === 'before' ? at - size : at, size)
  const around = (at: number): number => levelOf(octavesOf(edge.sound, at - (size >> 1), size))
  const { floor, levels, first } = levelsAround(edge, step, around)
  const breath = breathAt(levels, Math.round((edge.at - first) / step), grain)
  // In a pause, and in what sounds on and on as tones and noise do, no place is better than the one that was asked for.
  const near = levels.filter((_, at) => isWithin(edge, first + at * step))
  const isSteady = around(edge.at) - Math.min(floor, ...near) <= between
  if (breath === null && isSteady) return [{ at: edge.at, stays: heard(edge.at), cost: -1 }]
  const from = Math.max(-edge.earlier, breath === null ? -edge.earlier : breath.from * step + first - edge.at)
  const to = Math.min(edge.later, breath === null ? edge.later : breath.to * step + first - edge.at)
  const reach = Math.max(1, edge.earlier, edge.later)
  const places: Candidate[] = []
  for (let by = Math.ceil(from / step) * step; by <= to; by += step) {
    const at = edge.at + by
    const over = Math.max(0, around(at) - floor)
    const inBreath = breath !== null && by > from + step && by < to - step
    const cost = perDb * over + (perReach * Math.abs(by)) / reach + (inBreath ? worthwhile * 2 : 0)
    places.push({ at, stays: heard(at), cost: over <= between ? cost - 1 : cost })
  }
  return places
}

const isWithin = ({ at, earlier, later }: EdgeSound, place: number): boolean =>
  place >= at - earlier && place <= at + later

/** Levels on the grid as far as there is sound, and the quietest of them. */
function levelsAround({ sound, at }: EdgeSound, step: number, around: (at: number) => number) {
  const before = Math.floor(at / step)
  const levels: number[] = []
  const first = at - before * step
  for (let place = first; place <= sound.length; place += step) levels.push(around(place))
  return { levels, first, floor: levels.toSorted((one, other) => one - other)[Math.floor(levels.length * 0.05)] ?? 0 }
}
