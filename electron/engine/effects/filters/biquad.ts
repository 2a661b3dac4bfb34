/** Normalised coefficients of a second-order section: y = b0 x + b1 x' + b2 x'' - a1 y' - a2 y''. */
export interface Biquad {
  readonly b0: number
  readonly b1: number
  readonly b2: number
  readonly a1: number
  readonly a2: number
}

/** Robert Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients". Frequencies in Hz, below half the rate. */
export function highPassSection(sampleRate: number, frequency: number, q: number): Biquad {
  const w = (2 * Math.PI * frequency) / sampleRate
  const [cos, alpha] = [Math.cos(w), Math.sin(w) / (2 * q)]
  const a0 = 1 + alpha
  return { b0: (1 + cos) / 2 / a0, b1: -(1 + cos) / a0, b2: (1 + cos) / 2 / a0, a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 }
}

/** First order by the bilinear transform: 6 dB an octave. */
export function highPassOnePole(sampleRate: number, frequency: number): Biquad {
  const k = Math.tan((Math.PI * frequency) / sampleRate)
  const a0 = 1 + k
  return { b0: 1 / a0, b1: -1 / a0, b2: 0, a1: (k - 1) / a0, a2: 0 }
}

/** Quality factors of the second-order sections of a Butterworth filter of an even or odd `order`; the first-order section of an odd one is not among them. */
export function butterworthQs(order: number): number[] {
  return Array.from({ length: Math.floor(order / 2) }, (_, k) => 1 / (2 * Math.cos((Math.PI * (2 * k + 1 + (order % 2))) / (2 * order))))
}
