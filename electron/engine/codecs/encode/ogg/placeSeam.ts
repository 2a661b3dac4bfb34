import { gridFrames, sharedFrames } from './joinSegments.ts'

/** So far back from the end of what is there a seam is looked for: eight seconds at 44.1 kHz. */
const reachFrames = 88 * gridFrames
/** From the beginning of the next segment to the sharp sound that it shares with the one before. */
const leadFrames = 5 * gridFrames

/**
 * Where the next segment is to begin: a second or so around the sharpest sound in reach is shared. Encoders take short
 * windows there, and then theirs lie in the same places, whatever came before.
 */
export function placeSeam(sound: readonly Float32Array[]): number {
  const length = sound[0]?.length ?? 0
  const last = length - sharedFrames + leadFrames
  const attack = findAttack(sound, Math.max(leadFrames, length - reachFrames), last)
  return Math.floor((attack - leadFrames) / gridFrames) * gridFrames
}

const hopFrames = 128
/** Hops that a sound stands out from. */
const hopsBefore = 8
/** Of a hop at -80 dB: what is quieter is nothing. */
const leastEnergy = hopFrames * 1e-8

/** The hop between these frames that is loudest beside those before it. */
function findAttack(sound: readonly Float32Array[], from: number, to: number): number {
  let before = leastEnergy + energyOf(sound, from)
  let sharpest = 0
  let found = from
  for (let at = from; at + hopFrames <= to; at += hopFrames) {
    const energy = energyOf(sound, at)
    if (energy / before > sharpest) {
      sharpest = energy / before
      found = at
    }
    before += (energy - before + leastEnergy) / hopsBefore
  }
  return found
}

/** Of how bent the wave is: what is high, where encoders look for sharp sounds, counts most. */
function energyOf(sound: readonly Float32Array[], at: number): number {
  let sum = 0
  for (const samples of sound) {
    for (let i = Math.max(2, at); i < at + hopFrames; i++) {
      const bend = (samples[i] as number) - 2 * (samples[i - 1] as number) + (samples[i - 2] as number)
      sum += bend * bend
    }
  }
  return sum
}
