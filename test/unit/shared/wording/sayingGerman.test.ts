import { afterEach, expect, test, vi } from 'vitest'
import { form, sayFixed, sayNumber } from '../../../../shared/wording/sayingGerman.ts'

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

test('numbers with so many decimals are those of German, and a zero has no sign', () => {
  let random = 1
  const between = Array.from({ length: 2000 }, (_, i) => {
    random = (random * 48_271) % 2_147_483_647
    // Every third ends in a five, where rounding what is written and what is stored may differ.
    return i % 3 === 0 ? (Math.floor(random / 1e4) * 10 + 5) / 1e3 - 900 : (random / 2_147_483_647 - 0.5) * 60
  })
  for (const value of [...plain, ...rounded, ...between, 1.005, -0.04, -0.05, 0.25, -0.001])
    for (const digits of [0, 1, 2])
      expect(sayFixed(value, digits)).toBe(
        value.toLocaleString('de', {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
          useGrouping: false,
          signDisplay: 'negative',
        }),
      )
})

test('what needs no rounding asks for no rules of a language', async () => {
  const [formats, rules] = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'PluralRules')]
  const locale = vi.spyOn(Number.prototype, 'toLocaleString')
  vi.resetModules()
  const fresh = await import('../../../../shared/wording/sayingGerman.ts')
  expect([80, -3.5, 0.125].map(fresh.sayNumber)).toEqual(['80', '-3,5', '0,125'])
  expect(fresh.sayCount(3, 'Spur', 'Spuren')).toBe('3 Spuren')
  expect([-16, -19.24, 0].map((db) => fresh.sayFixed(db, 1))).toEqual(['-16,0', '-19,2', '0,0'])
  expect([formats, rules, locale].map((spy) => spy.mock.calls.length)).toEqual([0, 0, 0])
})
