import { createSpectralGate, type SpectralGate } from '../../kernels/index.ts'
import { decibelsAnOctave } from '../../model/decibels.ts'
import { hann, stepsAWindow } from './spectralFrames.ts'

export interface NoiseReductionParams {
  /** Mean power of the noise at each frequency (`profileNoise`). */
  readonly profile: Float32Array
  readonly reductionDb: number
  /** How unlikely noise has to be before something counts as sound: the chance is 10 to the minus this. */
  readonly sensitivity: number
  /** Frequencies on each side that a gain is averaged with. */
  readonly smoothingBands: number
}

/** Seconds over which sound opens before it begins, and closes behind it. Audacity's. */
const attack = 0.02
const release = 0.1

/**
 * As Audacity's noise reduction decides: power of noise is spread exponentially around its mean, so the chance that
 * noise alone is more than m times its mean is e^-m; what is above `sensitivity` * ln(10) times the mean is sound with
 * all but 10^-sensitivity of certainty. Its gain is 0 dB and falls to the reduction in straight lines of decibels
 * before and behind; neighbouring frequencies are averaged in decibels too.
 */
export function createGating(params: NoiseReductionParams, size: number, sampleRate: number): SpectralGate {
  const secondsAStep = size / stepsAWindow / sampleRate
  const opening = 1 + Math.floor(attack / secondsAStep)
  const closing = 1 + Math.floor(release / secondsAStep)
  const most = params.reductionDb / decibelsAnOctave
  return createSpectralGate({
    window: hann(size),
    // Squares of a Hann window sum up to 3/8 for each step that it takes.
    scale: 1 / (size * 0.375 * stepsAWindow),
    limits: Float32Array.from(
      { length: size / 2 + 1 },
      (_, k) => (params.profile[k] ?? 0) * params.sensitivity * Math.LN10,
    ),
    most,
    rising: most / opening,
    falling: most / closing,
    opening,
    side: params.smoothingBands,
  })
}
