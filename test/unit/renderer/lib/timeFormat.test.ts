import { expect, test } from 'vitest'
import { readTime, writeTime } from '../../../../renderer/lib/timeFormat.ts'

test('a time is written as the ruler counts, and read again', () => {
  expect(writeTime(62.345, 'clock', 48_000)).toBe('1:02.345')
  expect(writeTime(62.345, 'seconds', 48_000)).toBe('62.345')
  expect(writeTime(62.345, 'samples', 48_000)).toBe('2992560')
  for (const format of ['clock', 'seconds', 'samples'] as const)
    expect(readTime(writeTime(62.345, format, 48_000), format, 48_000)).toBeCloseTo(62.345, 6)
})

test('where samples are counted a time can still be typed as one', () => {
  expect(readTime('1:30', 'samples', 48_000)).toBe(90)
  expect(readTime('1.5', 'samples', 48_000)).toBe(1.5)
  expect(readTime('48000', 'seconds', 48_000)).toBe(48_000)
  expect(readTime('soon', 'samples', 48_000)).toBeNull()
})
