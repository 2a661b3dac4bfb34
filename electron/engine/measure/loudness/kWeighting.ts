import type { Biquad } from '../../../../shared/dsp/biquad.ts'

/**
 * K-weighting of ITU-R BS.1770-5, annex 1: a shelf for the head and a high-pass. The standard gives coefficients for 48
 * kHz; at other rates the analogue filters behind them are transformed anew (parameters by Brecht De Man, "Evaluation
 * of implementations of the EBU R128 loudness measurement", AES 145).
 */
export function kWeightingSections(sampleRate: number): readonly [shelf: Biquad, highPass: Biquad] {
  return [shelf(sampleRate), highPass(sampleRate)]
}

function shelf(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  }
}

function highPass(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  // The standard leaves the numerator as it is: 1, -2, 1.
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 }
}

/** Frames that one energy stands for. */
export const energyFrames = 512
/** Seconds after which the weighting has forgotten what was before. */
const warmUpSeconds = 0.05

/**
 * Takes a sound part by part (of multiples of 512 frames, but for the last) and writes the energy (sum of squares) of
 * every 512 K-weighted samples, channel by channel. The sound before it is not known: it is taken to be the same sound
 * turned round, so that a tone or an offset goes on and no click is heard where none is.
 */
export function weightedEnergies(
  sampleRate: number,
): (rows: readonly Float32Array[], energies: readonly Float32Array[]) => void {
  const run = createWeighting(sampleRate)
  let isFirst = true
  return ([left = new Float32Array(), right], energies) => {
    if (isFirst) {
      const lead = Math.min(left.length, Math.round(warmUpSeconds * sampleRate))
      const turned = (row: Float32Array): Float32Array => row.slice(0, lead).reverse()
      // Two channels at a time: each waits for its own last sample, so the processor has time for both.
      run(turned(left), right === undefined ? turned(left) : turned(right), 0, lead)
      isFirst = false
    }
    for (let from = 0, entry = 0; from < left.length; from += energyFrames, entry++) {
      const sums = run(left, right ?? left, from, Math.min(left.length, from + energyFrames))
      ;(energies[0] as Float32Array)[entry] = sums[0] as number
      if (right !== undefined) (energies[1] as Float32Array)[entry] = sums[1] as number
    }
  }
}

type Weighting = (left: Float32Array, right: Float32Array, from: number, to: number) => Float64Array

/**
 * Both sections in one loop (transposed direct form II); gives the sums of squares of what comes out, in an array that
 * it uses again.
 */
function createWeighting(sampleRate: number): Weighting {
  const [{ b0, b1, b2, a1, a2 }, { a1: c1, a2: c2 }] = kWeightingSections(sampleRate)
  const state = new Float64Array(8)
  const sums = new Float64Array(2)
  return (left, right, from, to) => {
    let s1 = state[0] as number
    let s2 = state[1] as number
    let t1 = state[2] as number
    let t2 = state[3] as number
    let u1 = state[4] as number
    let u2 = state[5] as number
    let v1 = state[6] as number
    let v2 = state[7] as number
    let sum = 0
    let other = 0
    for (let i = from; i < to; i++) {
      const x = left[i] as number
      const w = right[i] as number
      const y = b0 * x + s1
      const p = b0 * w + u1
      s1 = b1 * x - a1 * y + s2
      u1 = b1 * w - a1 * p + u2
      s2 = b2 * x - a2 * y
      u2 = b2 * w - a2 * p
      const z = y + t1
      const q = p + v1
      t1 = t2 - 2 * y - c1 * z
      v1 = v2 - 2 * p - c1 * q
      t2 = y - c2 * z
      v2 = p - c2 * q
      sum += z * z
      other += q * q
    }
    state[0] = heard(s1)
    state[1] = heard(s2)
    state[2] = heard(t1)
    state[3] = heard(t2)
    state[4] = heard(u1)
    state[5] = heard(u2)
    state[6] = heard(v1)
    state[7] = heard(v2)
    sums[0] = sum
    sums[1] = other
    return sums
  }
}

/** Tails below hearing would be computed as denormal numbers, which are slow. */
const heard = (value: number): number => (Math.abs(value) < 1e-30 ? 0 : value)
