import type { Length } from './types.ts'

/** "twenty" and "five"; "20 5" is not a number. */
export const tensAndOnes = ({ a, b }: { a: number; b: number }): number => a + b

export const hundreds = ({ a, b }: { a: number; b?: number }): number | null =>
  a >= 1 && a < 100 && (b ?? 0) < 100 ? a * 100 + (b ?? 0) : null

export const thousands = ({ a, b }: { a: number; b?: number }): number | null =>
  a >= 1 && a < 1000 && (b ?? 0) < 1000 ? a * 1000 + (b ?? 0) : null

/** "two point five"; a digit after the other behind the point. */
export const decimals = ({ a, b, c }: { a: number; b: number; c?: number }): number | null =>
  b > 99 || (c ?? 0) > 9 ? null : Number(`${a}.${b}${c ?? ''}`)

export const negative = ({ a }: { a: number }): number => -a
export const itself = <T>({ a }: { a: T }): T => a

const moreThan = (a: number, b: number): boolean =>
  (a % 3600 === 0 && b < 3600) || (a % 60 === 0 && b < 60) || (Number.isInteger(a) && b < 1)

/** 350 times a thousandth is 0.35: what a person says has no more than nine places. */
const rounded = (amount: number): number => Math.round(amount * 1e9) / 1e9

/** A number of units of time. */
export const timed = ({ n, u }: { n: number; u: number }): number | null => (n < 0 ? null : rounded(n * u))
export const oneOf = ({ u }: { u: number }): number => u
export const halfMore = ({ n, u }: { n?: number; u: number }): number => ((n ?? 1) + 0.5) * u
export const shareOf = ({ f, u }: { f: number; u: number }): number => f * u
export const wholeAndShare = ({ n, f, u }: { n: number; f: number; u: number }): number => (n + f) * u

/** "2 minutes and 5 seconds": the second in smaller units than the first. */
export const together = ({ a, b }: { a: number; b: number }): number | null => (b > 0 && moreThan(a, b) ? a + b : null)

/** "two minutes ten": the seconds without their unit. */
export const minutesAnd = ({ a, n }: { a: number; n: number }): number | null =>
  a >= 60 && a % 60 === 0 && Number.isInteger(n) && n > 0 && n < 60 ? a + n * (a % 3600 === 0 ? 60 : 1) : null

/** "a minute twelve and three quarters". */
export function minutesAndShare({ a, n, f }: { a: number; n: number; f: number }): number | null {
  const whole = a % 3600 === 0 ? null : minutesAnd({ a, n })
  return whole === null ? null : whole + f
}

export const seconds = ({ d }: { d: number }): Length => ({ seconds: d })
export const share = ({ f }: { f: number }): Length | null => (f > 0 && f <= 1 ? { share: f } : null)
export const percents = ({ n }: { n: number }): number | null => (n > 0 && n <= 100 ? n / 100 : null)
export const parts = ({ n, f }: { n: number; f: number }): number | null => (n > 0 && n * f <= 1 ? n * f : null)
export const listed = ({ a, b }: { a: number; b: number | readonly number[] }): readonly number[] | null =>
  [b].flat().length < 8 ? [a, ...[b].flat()] : null
export const fromLast = ({ a }: { a: number }): number | null => (a > 0 ? -a : null)
