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
const beta = 0.1102 * (attenuation - 8.7)
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
  const isMixed = parts * taps > mostCoefficients
  const rows = isMixed ? Math.max(2, Math.ceil(mixedRows * narrowing)) : parts
  const [first, count] = isMixed ? [-1, rows + 3] : [0, rows]
  const coefficients = new Float32Array(count * taps)
  for (let row = 0; row < count; row++)
    fillRow(coefficients.subarray(row * taps, (row + 1) * taps), (first + row) / rows, narrowing)
  return { coefficients, taps, rows, isMixed }
}

/** The weights of the samples around a place that lies `fraction` of a sample behind the middle left one. */
function fillRow(row: Float32Array, fraction: number, narrowing: number): void {
  const half = row.length / 2
  const cutoff = ((1 + passed) / 2) * narrowing
  const weights = Array.from(row, (_, k) => {
    const distance = k - (half - 1) - fraction
    return cutoff * sinc(cutoff * distance) * kaiser(distance / half)
  })
  // So that a constant stays one at every place.
  const sum = weights.reduce((all, weight) => all + weight, 0)
  weights.forEach((weight, k) => (row[k] = weight / sum))
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}

function kaiser(x: number): number {
  return Math.abs(x) >= 1 ? 0 : bessel(beta * Math.sqrt(1 - x * x)) / bessel(beta)
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
