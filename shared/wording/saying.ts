import { formatTime } from './formatTime.ts'
import type { RangeView } from '../schemas/projectView.ts'

/** Names and label texts are data: on one line and of bounded length, so that none can pass for a line of ours. */
export function sayName(name: string): string {
  const line = name.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return line.length > longestName ? `${line.slice(0, longestName - 1)}…` : line
}

const longestName = 60

/** A name as it is said in a sentence to Tapehand: one of several words is told apart from what is said about it. */
export const quoteName = (name: string): string => (/^[\p{L}\p{N}]+$/u.test(name) ? name : `"${name}"`)

/** "Voice", "Host and Guest", "Host, Guest and Music"; a long list is cut to its count. */
export function sayNames(names: readonly string[]): string {
  if (names.length === 0) return 'no track'
  if (names.length > 4) return `${names.length} tracks`
  return sayList(names.map(sayName))
}

/** "a", "a and b", "a, b and c". */
export function sayList(all: readonly string[], joint = 'and'): string {
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} ${joint} ${all.at(-1)}`
}

export function sayRange(range: RangeView | null): string {
  return range === null ? 'nothing' : `${formatTime(range.start)}–${formatTime(range.end)}`
}

export function sayTime(at: number | null): string {
  return at === null ? 'the cursor' : formatTime(at)
}

/** Level with at most one decimal and a real minus sign only where it is shown; silence is said as such. */
export function sayDb(db: number): string {
  if (db === Number.NEGATIVE_INFINITY) return 'silence'
  return `${Math.round(db * 10) / 10} dB`
}
