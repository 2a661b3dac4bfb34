import type { HalfFilters } from '../kernels/index.ts'

/**
 * The low-pass of a change of rate: a sinc in a Kaiser window (Oppenheim and Schafer, Discrete-Time Signal Processing,
 * 7.5), sampled at places between the samples of the source. It passes 95 % of the narrower band and has ended where
 * that band ends, as `sox rate -v` does.
 */
export interface RateFilter {
  /**
   * One row of `taps` for each place: `rows` of them. Where rows are mixed, one in front of them and two behind: a
   * curve needs a neighbour to each side.
   */
  readonly coefficients: Float32Array
  readonly taps: number
  readonly rows: number
  readonly isMixed: boolean
}

const passed = 0.95
const attenuation = 145
/** Taps over the band's own sample period. */
const span = (attenuation - 7.95) / (2.285 * (1 - passed) * Math.PI)
/** More than that of an exact filter, and rows are mixed. */
const mostCoefficients = 400_000
/** What parabolas through so many rows miss lies 155 dB below the sound. */
const mixedRows = 512

/** `parts` places between two samples of the source; `ratio` is the new rate by the old one. */
export function designFilter(parts: number, ratio: number): RateFilter {
  const narrowing = Math.min(1, ratio)
  const taps = Math.ceil(span / narrowing / 8) * 8
  const half = taps / 2
  const weigh = sharp(narrowing, half)
  return layRows(parts, taps, Math.max(2, Math.ceil(mixedRows * narrowing)), (fraction, k) =>
    weigh(k - (half - 1) - fraction),
  )
}

/** The same filter at each sample and half-way to the next: what lies between can then be had for little. */
export function designHalves(ratio: number): HalfFilters {
  const narrowing = Math.min(1, ratio)
  const reach = Math.ceil(span / narrowing / 8) * 4
  const weigh = sharp(narrowing, reach)
  const weights = (fraction: number): Float64Array => summingToOne(reach * 2, (k) => weigh(k - (reach - 1) - fraction))
  return { reach, here: weights(0), between: weights(0.5) }
}

/** Samples before a place and behind it that tell what is there, once all is known half-way between samples too. */
export const nearBefore = 5
export const nearTaps = 12
const nearReach = 5.5
/** Sound ends at a quarter of the doubled rate, its images begin at three quarters: they are so far down. */
const nearAttenuation = 165
/** As `mixedRows`, for a filter whose curve bends more. */
const mixedNearRows = 2048
const nearMost = 100_000

/** A row for each place: first what the samples weigh, then what is half-way behind each of them. */
export function designNear(parts: number): RateFilter {
  const window = kaiser(nearAttenuation)
  return layRows(
    parts,
    nearTaps * 2,
    mixedNearRows,
    (fraction, k) => {
      const distance = k < nearTaps ? k - nearBefore - fraction : k - nearTaps - nearBefore + 0.5 - fraction
      return sinc(2 * distance) * window(distance / nearReach)
    },
    nearMost,
  )
}

function layRows(
  parts: number,
  taps: number,
  mixed: number,
  weigh: (fraction: number, k: number) => number,
  most = mostCoefficients,
): RateFilter {
  const isMixed = parts * taps > most
  const rows = isMixed ? mixed : parts
  const [first, count] = isMixed ? [-1, rows + 3] : [0, rows]
  const coefficients = new Float32Array(count * taps)
  for (let row = 0; row < count; row++)
    coefficients.set(
      summingToOne(taps, (k) => weigh((first + row) / rows, k)),
      row * taps,
    )
  return { coefficients, taps, rows, isMixed }
}

/** What a sample weighs by its distance from a place; nothing from `half` on. */
function sharp(narrowing: number, half: number): (distance: number) => number {
  const cutoff = ((1 + passed) / 2) * narrowing
  const window = kaiser(attenuation)
  return (distance) => sinc(cutoff * distance) * window(distance / half)
}

/** So that a constant stays one at every place. */
function summingToOne(count: number, weigh: (k: number) => number): Float64Array {
  const weights = Array.from({ length: count }, (_, k) => weigh(k))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return Float64Array.from(weights, (weight) => weight / sum)
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}

function kaiser(attenuationDb: number): (x: number) => number {
  const beta = 0.1102 * (attenuationDb - 8.7)
  const most = bessel(beta)
  return (x) => (Math.abs(x) >= 1 ? 0 : bessel(beta * Math.sqrt(1 - x * x)) / most)
}

/** The modified Bessel function of order 0, by its series. */
function bessel(x: number): number {
  let sum = 1
  let term = 1
  for (let k = 1; term > sum * 1e-16; k++) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}
