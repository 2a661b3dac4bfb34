import { describe, expect, it } from 'vitest'
import { createRateChange, type RateChange } from '../../../../../electron/engine/resample/createRateChange.ts'
import { designFilter } from '../../../../../electron/engine/resample/designFilter.ts'

/**
 * How loud a tone comes out: the response of the whole filter, rows woven together, at a share of the narrower band.
 */
function responseDb(parts: number, ratio: number, share: number): number {
  const filter = designFilter(parts, ratio)
  const { taps, rows, isMixed } = filter
  // Where rows are mixed, one lies in front of them.
  const coefficients = filter.coefficients.subarray(isMixed ? taps : 0)
  const omega = (Math.PI * share * Math.min(1, ratio)) / rows
  let real = 0
  let imaginary = 0
  for (let row = 0; row < rows; row++) {
    for (let k = 0; k < taps; k++) {
      const place = k * rows - row
      const weight = coefficients[row * taps + k] ?? 0
      real += weight * Math.cos(omega * place)
      imaginary += weight * Math.sin(omega * place)
    }
  }
  return 20 * Math.log10(Math.hypot(real, imaginary) / rows)
}

const pairs: [number, number][] = [
  [44_100, 48_000],
  [48_000, 44_100],
  [44_100, 24_000],
  [44_100, 16_000],
  [11_111, 44_100],
]
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

const convertAll = (change: RateChange, sound: readonly Float32Array[]): Float32Array[] => {
  const first = change.convert(sound).map((row) => row.slice())
  const rest = change.end()
  return first.map((row, c) => Float32Array.from([...row, ...(rest[c] ?? [])]))
}

describe('the filter of a change of rate', () => {
  it.each(pairs)(
    'from %i to %i Hz passes 95 percent of the band unchanged and stops what lies above it by 140 dB',
    (from, to) => {
      const parts = to / divisor(from, to)
      for (const share of [0.01, 0.3, 0.6, 0.8, 0.9, 0.95])
        expect(Math.abs(responseDb(parts, to / from, share))).toBeLessThan(0.0001)
      for (const share of [1, 1.01, 1.05, 1.2, 1.7, 1.9]) expect(responseDb(parts, to / from, share)).toBeLessThan(-140)
    },
  )

  it.each(pairs)('from %i to %i Hz moves nothing: a pulse stays where it is', (from, to) => {
    const change = createRateChange(1, from, to)
    const pulse = new Float32Array(20_000)
    const at = Math.floor(from / divisor(from, to)) * Math.ceil(600 / (from / divisor(from, to)))
    pulse[at] = 1
    const [out = new Float32Array()] = convertAll(change, [pulse])
    const top = out.reduce((best, sample, i) => (sample > (out[best] ?? 0) ? i : best), 0)
    expect(top).toBe((at * to) / from)
    for (let k = 1; k < 40; k++) expect(Math.abs((out[top - k] ?? 0) - (out[top + k] ?? 0))).toBeLessThan(1e-6)
  })

  it.each([...pairs, [44_100, 44_101], [900_000, 1_000_000], [48_000, 8000], [8000, 48_000], [48_000, 6000]])(
    'from %i to %i Hz gives each channel the tone that is at the new rate, to 115 dB',
    (from, to) => {
      const [low, high] = [0.031, 0.42].map((share) => share * Math.min(from, to)) as [number, number]
      const tones = (rate: number): Float32Array[] =>
        [low, high].map((hz) =>
          Float32Array.from({ length: rate }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hz * i) / rate)),
        )
      const seconds = from > 100_000 ? [10_000, 11_111] : [from, to]
      const change = createRateChange(2, from, to)
      const out = convertAll(
        change,
        tones(from).map((tone) => tone.subarray(0, seconds[0])),
      )
      expect(out[0]?.length).toBe(seconds[1])
      const side = Math.round((seconds[1] as number) * 0.08)
      tones(to).forEach((tone, c) => {
        let worst = 0
        for (let i = side; i < (seconds[1] as number) - side; i++)
          worst = Math.max(worst, Math.abs((out[c]?.[i] ?? 0) - (tone[i] as number)))
        expect(worst).toBeLessThan(0.9e-6)
      })
    },
  )
})
