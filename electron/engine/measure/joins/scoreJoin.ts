import { levelOf, octavesOf, unlikeness } from './octaves.ts'

/** Seconds of a moment, and moments on each side that tell how much the sound changes by itself. */
const moment = 0.02
const momentsBeside = 3
/** Seconds on each side that are needed to judge a join. */
export const scoreReach = moment * (momentsBeside + 1)
/** Sound changes by so many dB from moment to moment without anybody taking notice. */
const unnoticed = 5
/** So many dB more are noticed for certain. */
const certain = 10
/** Below the loudest moment nearby so many dB can't be heard, and so many dB above that in full. */
const hidden = 40
const plain = 20
/** From this score on a join may be heard. */
export const mayBeHeard = 0.5

/**
 * How likely a join is to be heard, 0 to 1: by how much more the sound changes there, in level and colour, than it does
 * by itself on both sides, and by how loud it is. `sound` has the join at `at`; what is missing of the sides counts as
 * silence.
 */
export function scoreJoin(sound: Float32Array, at: number, sampleRate: number): number {
  const size = Math.round(moment * sampleRate)
  const moments = Array.from({ length: 2 * momentsBeside }, (_, k) =>
    octavesOf(sound, at + (k - momentsBeside) * size, size),
  )
  const changes = moments.slice(1).map((one, k) => unlikeness(moments[k] as Float32Array, one))
  const across = changes[momentsBeside - 1] as number
  const beside = changes.filter((_, k) => k !== momentsBeside - 1).toSorted((one, other) => other - one)
  const usual = Math.max(unnoticed, beside[1] ?? 0)
  const levels = moments.map(levelOf)
  const here = Math.max(levels[momentsBeside - 1] as number, levels[momentsBeside] as number)
  const heard = between((here - (Math.max(...levels) - hidden)) / plain)
  return (
    between(Math.max((across - usual) / certain, stepAt(sound, at, sampleRate))) * heard * between((here + 65) / 15)
  )
}

/** A step of the wave that is much larger than those beside it: a click. */
function stepAt(sound: Float32Array, at: number, sampleRate: number): number {
  const [near, beside] = [Math.round(sampleRate * 0.0005), Math.round(sampleRate * 0.015)]
  let [here, usual] = [0, 1e-4]
  for (let k = at - beside; k < at + beside; k++) {
    const bend = Math.abs((sound[k] ?? 0) * 2 - (sound[k - 1] ?? 0) - (sound[k + 1] ?? 0))
    if (Math.abs(k - at) <= near) here = Math.max(here, bend)
    else usual = Math.max(usual, bend)
  }
  return here / usual / 3 - 0.5
}

const between = (x: number): number => Math.min(1, Math.max(0, x))
