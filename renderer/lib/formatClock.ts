/** A running clock of constant width: `00:01:02.345`. */
export function formatClock(seconds: number): string {
  const milliseconds = Math.max(0, Math.floor(seconds * 1000 + 1e-6))
  const part = (value: number, digits: number) => String(value).padStart(digits, '0')
  const whole = Math.floor(milliseconds / 1000)
  return `${part(Math.floor(whole / 3600), 2)}:${part(Math.floor(whole / 60) % 60, 2)}:${part(whole % 60, 2)}.${part(milliseconds % 1000, 3)}`
}
