import type { Biquad } from '../../../shared/dsp/biquad.ts'
import type { Compression } from '../../../electron/engine/kernels/index.ts'

/** What the kernels of effects compute, in plain code: one sample after the other. */
const f = Math.fround
const word = new Float32Array(1)
const bits = new Int32Array(word.buffer)
const pmin = (a: number, b: number): number => (b < a ? b : a)
const pmax = (a: number, b: number): number => (a < b ? b : a)
const polynomial = (coefficients: readonly number[], t: number): number =>
  coefficients.slice(1).reduce((sum, next) => f(f(sum * t) + f(next)), f(coefficients[0] ?? 0))

const logs = [0.17065682, -0.27268622, 0.29725077, -0.35896325, 0.48046623, -0.72137583, 1.4426997]
const powers = [0.0013276466, 0.009675541, 0.055507133, 0.2402212, 0.693147, 1]

export function plainLog2(level: number): number {
  word[0] = level
  const whole = bits[0] ?? 0
  const power = (whole - 0x3f3504f3) >> 23
  bits[0] = whole - (power << 23)
  const t = f((word[0] ?? 0) - 1)
  return f(power + f(polynomial(logs, t) * t))
}

export function plainHalved(octaves: number): number {
  const y = -pmin(120, octaves)
  const whole = nearest(y)
  return f(polynomial(powers, f(y - whole)) * 2 ** whole)
}

/** Halves go to the even one. */
function nearest(value: number): number {
  const low = Math.floor(value)
  const rest = value - low
  return rest < 0.5 || (rest === 0.5 && low % 2 === 0) ? low : low + 1
}

export function plainCompress(rows: readonly Float32Array[], shape: Compression, state: Float64Array): Float32Array[] {
  const [threshold, slope, knee, makeup] = [f(shape.threshold), f(shape.slope), f(shape.knee), f(shape.makeup)]
  const halfKnee = f(knee / 2)
  const bend = knee > 0 ? f(slope / f(2 * knee)) : 0
  const out = rows.map((row) => row.slice())
  for (let i = 0; i < (rows[0]?.length ?? 0); i++) {
    const level = rows.reduce((most, row) => pmax(most, Math.abs(row[i] ?? 0)), 0)
    const over = f(plainLog2(pmin(level, 1e6)) - threshold)
    const into = pmin(pmax(f(over + halfKnee), 0), knee)
    const above = pmax(f(over - halfKnee), 0)
    const wanted = f(f(f(into * into) * bend) + f(above * slope))
    const held = pmax(wanted, wanted * (1 - shape.release) + (state[0] ?? 0) * shape.release)
    const taken = held * (1 - shape.attack) + (state[1] ?? 0) * shape.attack
    // What is next to nothing is forgotten at every 1,024th frame, from the first on.
    const isTidied = i % 1024 === 1023
    state.set([held, taken].map((octaves) => (isTidied && octaves < 1e-7 ? 0 : octaves)))
    const gain = f(plainHalved(f(taken)) * makeup)
    for (const row of out) row[i] = (row[i] ?? 0) * gain
  }
  return out
}

/** Direct form I, with 64 bits between sections. */
export function plainFilter(row: Float32Array, sections: readonly Biquad[]): Float32Array {
  const past = sections.map(() => [0, 0, 0, 0] as [number, number, number, number])
  return row.map((sample) =>
    sections.reduce((x, { b0, b1, b2, a1, a2 }, k) => {
      const [x1, x2, y1, y2] = past[k] as [number, number, number, number]
      const y = b0 * x + b1 * x1 + (b2 * x2 - a2 * y2) - a1 * y1
      past[k] = [x, x1, y, y1]
      return y
    }, sample),
  )
}

/**
 * For each 12 samples the sixth, or what lies between it and the next one in four phases: of two that are each other
 * backwards the larger is what they have in common and what they differ in.
 */
export function plainBetween(row: Float32Array, shapes: Float32Array): Float32Array {
  return Float32Array.from({ length: row.length - 11 }, (_, at) => {
    const sums = [0, 0, 0, 0]
    for (let k = 0; k < 6; k++) {
      const [x, y] = [row[at + k] ?? 0, row[at + 11 - k] ?? 0]
      const parts = [f(x + y), f(x - y)]
      for (let n = 0; n < 4; n++) sums[n] = f((sums[n] ?? 0) + f((parts[n % 2] ?? 0) * (shapes[k * 4 + n] ?? 0)))
    }
    const [near = 0, nearOther = 0, far = 0, farOther = 0] = sums.map(Math.abs)
    return [f(near + nearOther), f(far + farOther), Math.abs(row[at + 5] ?? 0)].reduce(pmax, 0)
  })
}

/** Sums of squares of every `every` frames behind the filters of loudness; `last` is what they remember. */
export function plainWeigh(row: Float32Array, every: number, shapes: readonly number[], last: number[]): number[] {
  const [b0, b1, b2, a1, a2, c1, c2] = shapes as [number, number, number, number, number, number, number]
  let [x1, x2, y1, y2, z1, z2] = last as [number, number, number, number, number, number]
  const heard = (value: number): number => (Math.abs(value) < 1e-30 ? 0 : value)
  const sums: number[] = []
  for (let from = 0; from < row.length; from += every) {
    let sum = 0
    for (const x of row.subarray(from, from + every)) {
      const y = b0 * x + b1 * x1 + (b2 * x2 - a2 * y2) - a1 * y1
      const z = y - 2 * y1 + y2 - c2 * z2 - c1 * z1
      ;[x1, x2, y1, y2, z1, z2] = [x, x1, y, y1, z, z1]
      sum += z * z
    }
    ;[x1, x2, y1, y2, z1, z2] = [heard(x1), heard(x2), heard(y1), heard(y2), heard(z1), heard(z2)]
    sums.push(sum)
  }
  last.splice(0, 6, x1, x2, y1, y2, z1, z2)
  return sums
}
