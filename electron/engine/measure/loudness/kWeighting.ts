import type { Biquad } from '../../effects/filters/biquad.ts'

/**
 * K-weighting of ITU-R BS.1770-5, annex 1: a shelf for the head and a high-pass. The standard gives coefficients for 48 kHz; at other rates the
 * analogue filters behind them are transformed anew (parameters by Brecht De Man, "Evaluation of implementations of the EBU R128 loudness measurement", AES 145).
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
    b0: (high + (band * k) / q + k * k) / a0, b1: (2 * (k * k - high)) / a0, b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0,
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
 * Energy (sum of squares) of every 512 K-weighted samples of a channel. The sound before it is not known: it is taken to be the same sound turned
 * round, so that a tone or an offset goes on and no click is heard where none is.
 */
export function weightedEnergies(samples: Float32Array, sampleRate: number, out: Float32Array): void {
  const sections = kWeightingSections(sampleRate)
  const state = new Float64Array(4)
  const before = samples.slice(0, Math.min(samples.length, Math.round(warmUpSeconds * sampleRate))).reverse()
  runWeighting(sections, before, 0, before.length, state)
  for (let from = 0, entry = 0; from < samples.length; from += energyFrames, entry++) {
    out[entry] = runWeighting(sections, samples, from, Math.min(samples.length, from + energyFrames), state)
  }
}

/** Both sections in one loop (transposed direct form II); the sum of squares of what comes out. */
function runWeighting([one, two]: readonly [Biquad, Biquad], samples: Float32Array, from: number, to: number, state: Float64Array): number {
  const { b0, b1, b2, a1, a2 } = one
  const { a1: c1, a2: c2 } = two
  let s1 = state[0] as number
  let s2 = state[1] as number
  let t1 = state[2] as number
  let t2 = state[3] as number
  let sum = 0
  for (let i = from; i < to; i++) {
    const x = samples[i] as number
    const y = b0 * x + s1
    s1 = b1 * x - a1 * y + s2
    s2 = b2 * x - a2 * y
    const z = y + t1
    t1 = t2 - 2 * y - c1 * z
    t2 = y - c2 * z
    sum += z * z
  }
  // Tails below hearing would be computed as denormal numbers, which are slow.
  state[0] = Math.abs(s1) < 1e-30 ? 0 : s1
  state[1] = Math.abs(s2) < 1e-30 ? 0 : s2
  state[2] = Math.abs(t1) < 1e-30 ? 0 : t1
  state[3] = Math.abs(t2) < 1e-30 ? 0 : t2
  return sum
}
