import { parseTime } from '../../shared/parse/parseTime.ts'
import type { TimeFormat } from '../../shared/schemas/settingChoices.ts'
import { nearestMs } from '../../shared/wording/splitTime.ts'
import { formatClock } from './formatClock.ts'

/** A time as the ruler counts: `1:02.345`, `62.345`, `2993760`. */
export function writeTime(seconds: number, format: TimeFormat, sampleRate: number): string {
  if (format === 'samples') return String(Math.round(seconds * sampleRate))
  return format === 'seconds' ? (nearestMs(seconds) / 1000).toFixed(3) : formatClock(seconds)
}

/** Seconds from what is typed: a whole number counts samples where the ruler does. Null where it is no time. */
export function readTime(text: string, format: TimeFormat, sampleRate: number): number | null {
  const samples = format === 'samples' && /^\d+$/u.test(text.trim())
  return samples ? Number(text.trim()) / sampleRate : parseTime(text)
}
