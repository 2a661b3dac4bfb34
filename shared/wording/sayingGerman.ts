import { formatTime } from './formatTime.ts'
import { once } from '../once.ts'
import { sayList as joinList, sayName } from './saying.ts'
import type { RangeView } from '../schemas/projectView.ts'

/** Numbers, times, names and counts as a German sentence has them: the German twin of `saying.ts`. */
const numbers = once(() => new Intl.NumberFormat('de', { maximumFractionDigits: 3, useGrouping: false }))
const plurals = once(() => new Intl.PluralRules('de'))

/** A number that needs no rounding: by far most do not, and the first of those that do takes as long as ten answers. */
const few = /^-?\d+(?:\.\d{1,3})?$/u

/** With a decimal comma, and no digits that are not needed: "0,5". */
export function sayNumber(value: number): string {
  const plain = Object.is(value, -0) ? '-0' : String(value)
  return few.test(plain) ? plain.replace('.', ',') : numbers().format(value)
}

/** With so many decimals: "-3,0". */
export function sayFixed(value: number, digits: number): string {
  const [plain, decimals = ''] = decimal.exec(String(value)) ?? []
  // German rounds the digits that are written, `toFixed` what they stand for: they part where the last one is a five.
  const isBetween = decimals.length === digits + 1 && decimals.endsWith('5')
  if (plain === undefined || isBetween) return sayRounded(value, digits)
  const fixed = value.toFixed(digits).replace('.', ',')
  return /[1-9]/u.test(fixed) ? fixed : fixed.replace('-', '')
}

const decimal = /^-?\d+(?:\.(\d+))?$/u

const sayRounded = (value: number, digits: number): string =>
  value.toLocaleString('de', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
    // No minus before a zero.
    signDisplay: 'negative',
  })

export const sayTime = (at: number | null): string => (at === null ? 'dem Cursor' : formatTime(at).replace('.', ','))

export const sayRange = (range: RangeView | null): string =>
  range === null ? 'nichts' : `${sayTime(range.start)}–${sayTime(range.end)}`

/** "Level with at most one decimal"; silence is said as such. */
export const sayDb = (db: number): string =>
  db === Number.NEGATIVE_INFINITY ? 'Stille' : `${sayNumber(Math.round(db * 10) / 10)} dB`

/** "Stimme", "Moderator und Gast", "Moderator, Gast und Musik"; a long list is cut to its count. */
export function sayNames(names: readonly string[]): string {
  if (names.length === 0) return 'keine Spur'
  if (names.length > 4) return `${names.length} Spuren`
  return sayList(names.map(sayName))
}

/** "a", "a und b", "a, b und c". */
export const sayList = (all: readonly string[], joint = 'und'): string => joinList(all, joint)

/** The form of a word that goes with a number. */
export function form(count: number, one: string, many: string): string {
  const isOne = Number.isInteger(count) ? Math.abs(count) === 1 : plurals().select(count) === 'one'
  return isOne ? one : many
}

/** "1 Spur", "3 Spuren", "0,5 Sekunden". */
export const sayCount = (count: number, one: string, many: string): string =>
  `${sayNumber(count)} ${form(count, one, many)}`

/** "eine Sekunde", "3 Sekunden". */
export const saySeconds = (seconds: number): string => sayCount(seconds, 'Sekunde', 'Sekunden')
