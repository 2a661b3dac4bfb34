import type { TimeFormat } from '../../../shared/schemas/settingChoices.ts'

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

/** Where seconds or samples are counted: 1, 2, 5 of each decade. */
const plainSteps = Array.from({ length: 18 }, (_, power) => power - 6).flatMap((power) =>
  [1, 2, 5].map((n) => ({ step: n * 10 ** power, parts: n === 2 ? 4 : 5 })),
)

interface Count {
  readonly format: TimeFormat
  readonly sampleRate: number
}

/** The ticks from `from` to `to`; labels are at least `labelGap` pixels apart. */
export function rulerTicks(from: number, to: number, pxPerSec: number, count: Count, labelGap = 84): Tick[] {
  if (count.format === 'clock') return ticksOf(from, to, findStep(steps, pxPerSec, labelGap), labelOf)
  if (count.format === 'seconds')
    return ticksOf(from, to, findStep(plainSteps, pxPerSec, labelGap), (time, step) => time.toFixed(decimalsOf(step)))
  const { sampleRate } = count
  const whole = plainSteps.filter(({ step }) => step >= 1)
  const found = findStep(whole, pxPerSec / sampleRate, labelGap)
  // There is nothing between two samples.
  const step = found.step === 1 ? { ...found, parts: 1 } : found
  return ticksOf(from * sampleRate, to * sampleRate, step, (at) => String(Math.round(at))).map((tick) => ({
    ...tick,
    time: tick.time / sampleRate,
  }))
}

interface Step {
  readonly step: number
  readonly parts: number
}

const findStep = (all: readonly Step[], pxPerUnit: number, labelGap: number): Step =>
  all.find(({ step }) => step * pxPerUnit >= labelGap) ?? widest

function ticksOf(from: number, to: number, { step, parts }: Step, say: (time: number, step: number) => string): Tick[] {
  const first = Math.floor((from / step) * parts)
  const last = Math.ceil((to / step) * parts)
  const ticks: Tick[] = []
  for (let n = Math.max(0, first); n <= last; n++) {
    const time = (n * step) / parts
    ticks.push(n % parts === 0 ? { time, label: say(time, step) } : { time })
  }
  return ticks
}

const decimalsOf = (step: number): number => (step >= 1 ? 0 : Math.ceil(-Math.log10(step) - 1e-9))

/** As many decimals as the step needs: `0:05`, `1:02:00`, `0:01.250`. */
function labelOf(time: number, step: number): string {
  const decimals = decimalsOf(step)
  const rounded = Number(time.toFixed(decimals))
  const hours = Math.floor(rounded / 3600)
  const minutes = Math.floor(rounded / 60) % 60
  const seconds = (rounded - hours * 3600 - minutes * 60)
    .toFixed(decimals)
    .padStart(decimals > 0 ? decimals + 3 : 2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`
}
