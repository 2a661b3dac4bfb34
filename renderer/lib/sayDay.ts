const day = 24 * 60 * 60 * 1000
const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0)

/** When something was, as near as it matters: the time today, the day within a week, the date before. */
export function sayDay(time: number, now: number): string {
  const at = new Date(time)
  const days = Math.round((startOfDay(now) - startOfDay(time)) / day)
  if (days === 0) return `Today, ${at.toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' })}`
  if (days === 1) return 'Yesterday'
  if (days > 1 && days < 7) return at.toLocaleDateString([], { weekday: 'long' })
  const year = at.getFullYear() === new Date(now).getFullYear() ? {} : { year: 'numeric' as const }
  return at.toLocaleDateString([], { day: 'numeric', month: 'long', ...year })
}
