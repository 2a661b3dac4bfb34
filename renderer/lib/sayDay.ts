import type { Texts } from '../../shared/texts/index.ts'

const day = 24 * 60 * 60 * 1000
const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0)

/** When something was, as near as it matters: the time today, the day within a week, the date before. */
export function sayDay(time: number, now: number, { files, formats }: Texts): string {
  const at = new Date(time)
  const days = Math.round((startOfDay(now) - startOfDay(time)) / day)
  if (days === 0) return files.today(formats.clock(at))
  if (days === 1) return files.yesterday
  if (days > 1 && days < 7) return formats.weekday(at)
  return formats.date(at, at.getFullYear() === new Date(now).getFullYear() ? 'without the year' : 'with the year')
}
