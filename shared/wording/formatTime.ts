import { splitTime } from './splitTime.ts'

/** Seconds as people write them: `0:30`, `1:02:03`, `0:12.5`; at most three decimals, none when whole. */
export function formatTime(time: number): string {
  if (!Number.isFinite(time)) return '?'
  const sign = time < 0 ? '-' : ''
  const { hours, minutes, seconds, milliseconds } = splitTime(Math.abs(time))
  const fraction = milliseconds === 0 ? '' : `.${String(milliseconds).padStart(3, '0').replace(/0+$/, '')}`
  const tail = `${String(seconds).padStart(2, '0')}${fraction}`
  return hours > 0 ? `${sign}${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${sign}${minutes}:${tail}`
}
