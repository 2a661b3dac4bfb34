export interface Tick {
  readonly time: number
  /** Absent for the small ticks between. */
  readonly label?: string
}

/** Steps that people count in: 1, 2, 5 of each decade below a second, then seconds, minutes, hours. */
const steps = [
  ...[-6, -5, -4, -3, -2, -1].flatMap((power) =>
    [1, 2, 5].map((n) => ({ step: n * 10 ** power, parts: n === 2 ? 4 : 5 })),
  ),
  { step: 1, parts: 5 },
  { step: 2, parts: 4 },
  { step: 5, parts: 5 },
  { step: 10, parts: 5 },
  { step: 15, parts: 3 },
  { step: 30, parts: 6 },
  { step: 60, parts: 6 },
  { step: 120, parts: 4 },
  { step: 300, parts: 5 },
  { step: 600, parts: 5 },
  { step: 900, parts: 3 },
  { step: 1800, parts: 6 },
  { step: 3600, parts: 6 },
  { step: 7200, parts: 4 },
  { step: 18_000, parts: 5 },
  { step: 36_000, parts: 5 },
]
const widest = { step: 86_400, parts: 4 }

/** The ticks from `from` to `to`; labels are at least `labelGap` pixels apart. */
export function rulerTicks(from: number, to: number, pxPerSec: number, labelGap = 84): Tick[] {
  const { step, parts } = steps.find((candidate) => candidate.step * pxPerSec >= labelGap) ?? widest
  const first = Math.floor((from / step) * parts)
  const last = Math.ceil((to / step) * parts)
  const ticks: Tick[] = []
  for (let n = Math.max(0, first); n <= last; n++) {
    const time = (n * step) / parts
    ticks.push(n % parts === 0 ? { time, label: labelOf(time, step) } : { time })
  }
  return ticks
}

/** As many decimals as the step needs: `0:05`, `1:02:00`, `0:01.250`. */
function labelOf(time: number, step: number): string {
  const decimals = step >= 1 ? 0 : Math.ceil(-Math.log10(step) - 1e-9)
  const rounded = Number(time.toFixed(decimals))
  const hours = Math.floor(rounded / 3600)
  const minutes = Math.floor(rounded / 60) % 60
  const seconds = (rounded - hours * 3600 - minutes * 60)
    .toFixed(decimals)
    .padStart(decimals > 0 ? decimals + 3 : 2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`
}
