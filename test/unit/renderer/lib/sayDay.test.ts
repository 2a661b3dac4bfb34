import { expect, test } from 'vitest'
import { sayDay } from '../../../../renderer/lib/sayDay.ts'
import { textsFor } from '../../../../shared/texts/index.ts'

const now = new Date(2026, 10, 25, 9, 30).getTime()
const on = (...date: [number, number, number, number, number]) =>
  sayDay(new Date(...date).getTime(), now, textsFor('en', 'en'))

test('says the time of today, the day of this week, the date before, and the year of another year', () => {
  expect(on(2026, 10, 25, 0, 5)).toMatch(/^Today, /)
  expect(on(2026, 10, 24, 23, 59)).toBe('Yesterday')
  expect(on(2026, 10, 22, 1, 0)).toBe(new Date(2026, 10, 22).toLocaleDateString('en', { weekday: 'long' }))
  expect(on(2026, 10, 3, 1, 0)).not.toContain('2026')
  expect(on(2025, 10, 3, 1, 0)).toContain('2025')
})
