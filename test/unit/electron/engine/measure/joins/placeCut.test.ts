import { describe, expect, test } from 'vitest'
import { breathAt } from '../../../../../../electron/engine/measure/joins/breaths.ts'
import type { EdgeSound } from '../../../../../../electron/engine/measure/joins/edgeSound.ts'
import { placeCut } from '../../../../../../electron/engine/measure/joins/placeCut.ts'
import { mayBeHeard, scoreJoin } from '../../../../../../electron/engine/measure/joins/scoreJoin.ts'
import { noise, sine } from '../../../../../support/signals.ts'

const rate = 16_000
const second = (seconds: number): number => Math.round(seconds * rate)

/** A second of a room in which something sounds, the edge in the middle, free to move by 100 ms. */
function edgeIn(voiced: (time: number) => boolean, voice: Float32Array, free = 0.1): EdgeSound {
  const sound = noise(rate, 3, 0.002)
  for (let k = 0; k < rate; k++) if (voiced(k / rate)) sound[k] = (sound[k] ?? 0) + (voice[k] ?? 0)
  return { sound, at: second(0.5), earlier: second(free), later: second(free) }
}
const vowel = sine(180, rate, rate, 0.4)
const hiss = noise(rate, 5, 0.3)
const movedTo = (edge: EdgeSound, by: number): number => (edge.at + by) / rate

describe('the edges of a cut', () => {
  const early = edgeIn((t) => t < 0.44 || t > 0.47, vowel)
  const late = edgeIn((t) => t < 0.55 || t > 0.59, hiss)

  test('move into the valleys between words that are within reach', () => {
    const moved = placeCut(early, late, rate)
    expect(movedTo(early, moved.start)).toBeGreaterThan(0.435)
    expect(movedTo(early, moved.start)).toBeLessThan(0.475)
    expect(movedTo(late, moved.end)).toBeGreaterThan(0.545)
    expect(movedTo(late, moved.end)).toBeLessThan(0.595)
  })

  test('stay where nothing is gained: in silence, in a steady tone, in a noise', () => {
    for (const sound of [new Float32Array(rate), vowel, hiss]) {
      const edge = { sound, at: second(0.5), earlier: second(0.1), later: second(0.1) }
      const { start, end } = placeCut(edge, edge, rate)
      expect(start).toBe(0)
      // A wave may be put in step.
      expect(Math.abs(end)).toBeLessThanOrEqual(second(0.006))
    }
  })

  test('never leave their reach, and an edge that is held does not move', () => {
    const held = { ...early, earlier: 0, later: 0 }
    expect(placeCut(held, late, rate).start).toBe(0)
    expect(placeCut(held, { ...late, earlier: 0, later: 0 }, rate)).toEqual({ start: 0, end: 0 })
    const onlyLater = { ...early, earlier: 0, later: second(0.02) }
    expect(placeCut(onlyLater, late, rate).start).toBeGreaterThanOrEqual(0)
    expect(placeCut(onlyLater, late, rate).start).toBeLessThanOrEqual(second(0.02))
  })

  test('leave a breath whole', () => {
    const breath = noise(rate, 9, 0.02)
    const inBreath = edgeIn((t) => t > 0.44 && t < 0.56, breath)
    // What is said before and behind tells a breath from a voice.
    for (let k = 0; k < rate; k++) if (k < second(0.3) || k > second(0.7)) inBreath.sound[k] = vowel[k] ?? 0
    const quiet = edgeIn(() => false, vowel)
    const at = movedTo(inBreath, placeCut(inBreath, quiet, rate).start)
    expect(at <= 0.445 || at >= 0.555).toBe(true)
  })
})

describe('a breath', () => {
  const levels = (breathDb: number, length: number): number[] => [
    ...Array.from({ length: 50 }, () => -20),
    ...Array.from({ length: 20 }, () => -65),
    ...Array.from({ length }, () => breathDb),
    ...Array.from({ length: 20 }, () => -65),
    ...Array.from({ length: 50 }, () => -20),
  ]

  test('is quieter than the voice, louder than the room, and of its own length', () => {
    expect(breathAt(levels(-45, 40), 90, 0.004)).toEqual({ from: 69, to: 110 })
    expect(breathAt(levels(-25, 40), 90, 0.004)).toBeNull()
    expect(breathAt(levels(-62, 40), 90, 0.004)).toBeNull()
    expect(breathAt(levels(-45, 10), 75, 0.004)).toBeNull()
    expect(breathAt(levels(-45, 200), 90, 0.004)).toBeNull()
  })
})

describe('the score of a join', () => {
  const half = rate / 2
  const joined = (left: Float32Array, right: Float32Array): Float32Array =>
    Float32Array.from([...left.subarray(0, half), ...right.subarray(0, half)])

  test('is none where the sound goes on, or where there is none', () => {
    expect(scoreJoin(vowel, half, rate)).toBe(0)
    expect(scoreJoin(new Float32Array(rate), half, rate)).toBe(0)
    expect(scoreJoin(noise(rate, 1, 0.3), half, rate)).toBe(0)
  })

  test('says that a chopped word, another sound and a click may be heard', () => {
    expect(scoreJoin(joined(vowel, new Float32Array(half)), half, rate)).toBeGreaterThanOrEqual(mayBeHeard)
    expect(scoreJoin(joined(vowel, hiss), half, rate)).toBeGreaterThanOrEqual(mayBeHeard)
    const turned = vowel.map((sample) => -sample)
    const shifted = 21
    expect(scoreJoin(joined(vowel.subarray(shifted), turned.subarray(shifted)), half, rate)).toBeGreaterThanOrEqual(
      mayBeHeard,
    )
  })

  test('is small where a join is quieter than what is beside it', () => {
    const loud = sine(180, rate, half, 0.4)
    const quiet = noise(half, 2, 0.0008)
    for (let k = half - second(0.1); k < half; k++) loud[k] = (quiet[k] ?? 0) * 3
    expect(scoreJoin(joined(loud, quiet), half, rate)).toBeLessThan(mayBeHeard)
  })
})
