import { splitTime } from '../../shared/wording/splitTime.ts'

/** A running clock as the ruler writes times, to the millisecond: `1:02.345`, `1:01:02.345`. */
export function formatClock(time: number): string {
  const { hours, minutes, seconds, milliseconds } = splitTime(Math.max(0, time))
  const part = (value: number, digits: number) => String(value).padStart(digits, '0')
  const shown = hours > 0 ? `${hours}:${part(minutes, 2)}` : String(minutes)
  return `${shown}:${part(seconds, 2)}.${part(milliseconds, 3)}`
}
