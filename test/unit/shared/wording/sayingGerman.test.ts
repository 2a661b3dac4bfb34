import { afterEach, expect, test, vi } from 'vitest'
import { form, sayNumber } from '../../../../shared/wording/sayingGerman.ts'

const german = new Intl.NumberFormat('de', { maximumFractionDigits: 3, useGrouping: false })
const plurals = new Intl.PluralRules('de')
const plain = [0, -0, 1, -1, 1.5, -16, 0.001, -0.125, 600, 44_100, 1_234_567.891, 1e20]
const rounded = [1.0005, -2.34567, 0.0004, 1e-7, 999.9995, 1.0001, 2 / 3, 1e21, 1.5e300, NaN, Infinity, -Infinity]

afterEach(() => vi.restoreAllMocks())

test('numbers and their words are those of German, rounded or not', () => {
  for (const value of [...plain, ...rounded]) {
    expect(sayNumber(value)).toBe(german.format(value))
    expect(form(value, 'one', 'other')).toBe(plurals.select(value))
  }
})

test('what needs no rounding asks for no rules of a language', async () => {
  const [formats, rules] = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'PluralRules')]
  vi.resetModules()
  const fresh = await import('../../../../shared/wording/sayingGerman.ts')
  expect([80, -3.5, 0.125].map(fresh.sayNumber)).toEqual(['80', '-3,5', '0,125'])
  expect(fresh.sayCount(3, 'Spur', 'Spuren')).toBe('3 Spuren')
  expect([formats, rules].map((spy) => spy.mock.calls.length)).toEqual([0, 0])
})
