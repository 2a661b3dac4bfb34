import { expect, test } from 'vitest'
import { frameTime } from '../../../../renderer/lib/frameTime.ts'

test('a time becomes that of the nearest whole frame', () => {
  expect(frameTime(1.00001, 48_000)).toBe(1)
  expect(frameTime(1.000015, 48_000)).toBe(48_001 / 48_000)
})
