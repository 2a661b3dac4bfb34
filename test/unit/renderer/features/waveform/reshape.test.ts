import { expect, test } from 'vitest'
import { reshape, reshapeOf } from '../../../../../renderer/features/waveform/reshape.ts'
import { fadeShape } from '../../../../../shared/dsp/fadeCurve.ts'

const clip = { id: 'a', name: 'Take', start: 10, end: 30 }
const draft = (part: 'fadeIn' | 'fadeOut' | 'gain', value: number) => ({ id: 'a', part, value, snappedAt: null })
const of = (more: object, what: ReturnType<typeof draft>) => reshapeOf({ clips: [{ ...clip, ...more }] } as never, what)

test('a gain that is pulled makes all of the clip louder by what is new of it', () => {
  const pulled = of({ gainDb: -6 }, draft('gain', 0))
  expect([pulled?.start, pulled?.end]).toEqual([10, 30])
  expect(pulled?.gainAt(20)).toBeCloseTo(10 ** (6 / 20), 9)
  expect(of({ gainDb: -6 }, draft('gain', -6))).toBeNull()
})

test('a fade that is pulled is seen over the one that is there, longer and shorter', () => {
  const longer = of({ fadeIn: { length: 2, curve: 'sCurve' } }, draft('fadeIn', 4))
  expect([longer?.start, longer?.end]).toEqual([10, 14])
  expect(longer?.gainAt(11)).toBeCloseTo(fadeShape('sCurve', 0.25) / fadeShape('sCurve', 0.5), 9)
  expect(longer?.gainAt(13)).toBeCloseTo(fadeShape('sCurve', 0.75), 9)
  const shorter = of({ fadeOut: { length: 4, curve: 'linear' } }, draft('fadeOut', 2))
  expect([shorter?.start, shorter?.end]).toEqual([26, 30])
  expect(shorter?.gainAt(27)).toBeCloseTo(1 / 0.75, 9)
  expect(shorter?.gainAt(29)).toBeCloseTo(0.5 / 0.25, 9)
  expect(of({}, draft('fadeIn', 0))).toBeNull()
})

test('nothing is another clip’s, and a fade that goes shows what its silence hid no higher than it can be', () => {
  expect(reshapeOf({ clips: [] }, draft('gain', 3))).toBeNull()
  const gone = of({ fadeIn: { length: 5, curve: 'exponential' } }, draft('fadeIn', 0))
  expect(gone?.gainAt(10)).toBe(64)
  expect(gone?.gainAt(14.999)).toBeCloseTo(1, 1)
})

test('only the columns of its stretch change, in every channel, and none is higher than full scale', () => {
  const values = () => new Float32Array([0.5, 0.5, 0.5, 0.5, 0.25, 0.25, 0.25, 0.25])
  const sound = { maxes: values(), mins: values().map((value) => -value), cores: values() }
  const gainAt = (time: number) => (time < 11 ? 3 : 0.5)
  reshape(sound, { start: 10, end: 12, gainAt }, { first: 9, count: 4, columnsPerSec: 1, channels: 2 })
  expect([...sound.maxes]).toEqual([0.5, 1, 0.25, 0.5, 0.25, 0.75, 0.125, 0.25])
  expect([...sound.mins]).toEqual([-0.5, -1, -0.25, -0.5, -0.25, -0.75, -0.125, -0.25])
  expect([...sound.cores]).toEqual([0.5, 1, 0.25, 0.5, 0.25, 0.75, 0.125, 0.25])
})
