import { expect, test } from 'vitest'
import { formatClock } from '../../../../renderer/lib/formatClock.ts'

test.each([
  [0, '00:00:00.000'],
  [61.5, '00:01:01.500'],
  [3723.004, '01:02:03.004'],
  [-1, '00:00:00.000'],
  [0.0299999999999, '00:00:00.030'],
])('%s seconds read as %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text)
})
