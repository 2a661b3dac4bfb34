/** Seconds as people write them: `0:30`, `1:02:03`, `0:12.5`; at most three decimals, none when whole. */
export function formatTime(seconds: number): string {
  if (!Number.isFinite(seconds)) return '?'
  const sign = seconds < 0 ? '-' : ''
  const milliseconds = Math.round(Math.abs(seconds) * 1000)
  const whole = Math.floor(milliseconds / 1000)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const fraction =
    milliseconds % 1000 === 0
      ? ''
      : `.${String(milliseconds % 1000)
          .padStart(3, '0')
          .replace(/0+$/, '')}`
  const tail = `${String(whole % 60).padStart(2, '0')}${fraction}`
  return hours > 0 ? `${sign}${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${sign}${minutes}:${tail}`
}
