export interface Hum {
  /** Of the mains; null where there is none. */
  readonly hz: 50 | 60 | null
  /** Mean square of all its tones. */
  readonly power: number
  /** Its tones, Hz. */
  readonly tones: readonly number[]
  /** How far the strongest tone stands out of what is beside it, dB. */
  readonly aboveDb: number
}

const mains = [50, 60] as const
const overtones = [1, 2, 3, 4, 5]
/** A tone stands out by so much; a single one by more. */
const tonesDb = 12
const singleDb = 20
/** Bins that belong to a tone, and those beside it that it is compared with. */
const near = 2
const beside = { from: 4, to: 12 }

/** No hum. */
const none: Hum = { hz: null, power: 0, tones: [], aboveDb: 0 }

interface Tone {
  readonly hz: number
  readonly power: number
  readonly aboveDb: number
}

/** The hum in a steady spectrum: `powerAt` a bin, with so many hertz from one to the next. */
export function strongestHum(powerAt: (bin: number) => number, hertz: number): Hum {
  const found = mains.map((hz): Hum => {
    const tones = overtones
      .map((times) => toneAt(powerAt, hertz, hz * times))
      .filter(({ aboveDb }) => aboveDb >= tonesDb)
    const aboveDb = tones.reduce((most, tone) => Math.max(most, tone.aboveDb), 0)
    if (tones.length < 2 && aboveDb < singleDb) return none
    return { hz, power: tones.reduce((sum, { power }) => sum + power, 0), tones: tones.map((one) => one.hz), aboveDb }
  })
  return found.reduce((best, one) => (one.power > best.power ? one : best), none)
}

function toneAt(powerAt: (bin: number) => number, hertz: number, hz: number): Tone {
  const middle = Math.round(hz / hertz)
  const around = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, k) => powerAt(middle + from + k))
  const tone = around(-near, near)
  const others = [...around(-beside.to, -beside.from), ...around(beside.from, beside.to)]
    .filter((power) => power > 0)
    .toSorted((one, other) => one - other)
  const usual = others[others.length >> 1] ?? 0
  const most = Math.max(...tone)
  const aboveDb = usual === 0 || most === 0 ? 0 : 10 * Math.log10(most / usual)
  return { hz, power: tone.reduce((sum, one) => sum + one, 0), aboveDb }
}
