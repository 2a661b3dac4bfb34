import { expect, test } from 'vitest'
import { duckCurve } from '../../../../../../renderer/features/tools/pictures/duckCurve.ts'

/** Levels of half a second each: L is heard, a dot is silence. */
const levels = (written: string) => written.split('').map((one) => (one === 'L' ? -20 : -80))
const duck = { thresholdDb: -30, duckDb: -12, fade: 1 }

test('the others are down by the time that the control track is heard, and up again behind it', () => {
  expect(duckCurve(levels('....LL....'), 0.5, duck)).toEqual([0, 0, 0, -6, -12, -12, -6, 0, 0, 0])
})

test('a pause that is shorter than a second, or than both fades, brings nothing up', () => {
  expect(duckCurve(levels('L...L'), 0.5, duck)).toEqual([-12, -12, -12, -12, -12])
  expect(duckCurve(levels('L...L'), 0.5, { ...duck, fade: 0 })).toEqual([-12, 0, 0, 0, -12])
})

test('what stays below the threshold ducks nothing', () => {
  expect(duckCurve(levels('LLLL'), 0.5, { ...duck, thresholdDb: -10 }).every((db) => Math.abs(db) === 0)).toBe(true)
})
