/** A running clock as the ruler writes times, to the millisecond: `1:02.345`, `1:01:02.345`. */
export function formatClock(seconds: number): string {
  const milliseconds = Math.max(0, Math.floor(seconds * 1000 + 1e-6))
  const part = (value: number, digits: number) => String(value).padStart(digits, '0')
  const whole = Math.floor(milliseconds / 1000)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const shown = hours > 0 ? `${hours}:${part(minutes, 2)}` : String(minutes)
  return `${shown}:${part(whole % 60, 2)}.${part(milliseconds % 1000, 3)}`
}
