import { expect, test } from 'vitest'
import { formatClock } from '../../../../renderer/lib/formatClock.ts'

test.each([
  [0, '0:00.000'],
  [61.5, '1:01.500'],
  [3723.004, '1:02:03.004'],
  [-1, '0:00.000'],
  [0.0299999999999, '0:00.030'],
  [46.7219, '0:46.722'],
  [59.9996, '1:00.000'],
  [3599.9999, '1:00:00.000'],
])('%s seconds read as %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text)
})
