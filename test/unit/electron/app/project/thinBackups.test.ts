import { expect, test } from 'vitest'
import { goneBackups, stamp, stampedAt } from '../../../../../electron/app/project/thinBackups.ts'

const hour = 3_600_000
const now = Date.parse('2026-11-22T12:00:00Z')

test('a time is read back from the name that was made of it', () => {
  expect(stampedAt(`take ${stamp(new Date(now))}`)).toBe(now)
  expect(stampedAt('take')).toBeNull()
  expect(stampedAt('take 20261122T9')).toBeNull()
})

test('of each hour of the last day the newest stays, of each day before the newest, of more than a month nothing', () => {
  const made = [0, 0.2, 0.4, 1, 1.2, 26, 27, 30, 50, 24 * 31].map((hours) => now - hours * hour)
  const gone = goneBackups(made, now, 50).map((at) => Math.round(((now - at) / hour) * 10) / 10)
  expect(gone).toEqual([0.4, 1, 27, 30, 744])
})

test('only so many stay, and the newest always', () => {
  const made = Array.from({ length: 10 }, (_, index) => now - index * 25 * hour)
  expect(goneBackups(made, now, 3)).toEqual(made.slice(3))
  expect(goneBackups([now - 90 * 24 * hour], now, 3)).toEqual([])
})
