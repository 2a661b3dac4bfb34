import type { Biquad } from '../../../../shared/dsp/biquad.ts'
import { weighRows } from '../../kernels/index.ts'

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
  const [{ b0, b1, b2, a1, a2 }, { a1: c1, a2: c2 }] = kWeightingSections(sampleRate)
  const state = { shapes: Float64Array.of(b0, b1, b2, a1, a2, c1, c2), last: new Float64Array(12) }
  let isFirst = true
  return (rows, [left, right]) => {
    if (isFirst) {
      const lead = Math.round(warmUpSeconds * sampleRate)
      const turned = rows.map((row) => row.slice(0, lead).reverse())
      weighRows(turned, energyFrames, state, () => undefined)
      isFirst = false
    }
    weighRows(rows, energyFrames, state, (entry, one, other) => {
      if (left !== undefined) left[entry] = one
      if (right !== undefined) right[entry] = other
    })
  }
}
