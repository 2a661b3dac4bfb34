import { expect, test } from 'vitest'
import { formatClock } from '../../../../renderer/lib/formatClock.ts'
import { readTime, writeTime } from '../../../../renderer/lib/timeFormat.ts'
import { formatTime } from '../../../../shared/wording/formatTime.ts'
import { splitTime } from '../../../../shared/wording/splitTime.ts'

test('a time is split to the nearest millisecond, and what is rounded up is carried', () => {
  expect(splitTime(3723.0046)).toEqual({ hours: 1, minutes: 2, seconds: 3, milliseconds: 5 })
  expect(splitTime(59.9996)).toEqual({ hours: 0, minutes: 1, seconds: 0, milliseconds: 0 })
})

test.each([0, 0.0004, 0.0005, 46.7219, 46.7214, 59.9996, 3599.9995, 3723.004])(
  '%s seconds are the same time wherever they are written',
  (seconds) => {
    const said = readTime(formatTime(seconds), 'clock', 48_000)
    expect(readTime(formatClock(seconds), 'clock', 48_000)).toBe(said)
    expect(readTime(writeTime(seconds, 'seconds', 48_000), 'seconds', 48_000)).toBe(said)
  },
)
