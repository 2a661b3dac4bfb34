/** Normalised coefficients of a second-order section: y = b0 x + b1 x' + b2 x'' - a1 y' - a2 y''. */
export interface Biquad {
  readonly b0: number
  readonly b1: number
  readonly b2: number
  readonly a1: number
  readonly a2: number
}

/**
 * Robert Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients". Frequencies in Hz, below half
 * the rate.
 */
export function highPassSection(sampleRate: number, frequency: number, q: number): Biquad {
  const w = (2 * Math.PI * frequency) / sampleRate
  const [cos, alpha] = [Math.cos(w), Math.sin(w) / (2 * q)]
  const a0 = 1 + alpha
  return {
    b0: (1 + cos) / 2 / a0,
    b1: -(1 + cos) / a0,
    b2: (1 + cos) / 2 / a0,
    a1: (-2 * cos) / a0,
    a2: (1 - alpha) / a0,
  }
}

/** First order by the bilinear transform: 6 dB an octave. */
export function highPassOnePole(sampleRate: number, frequency: number): Biquad {
  const k = Math.tan((Math.PI * frequency) / sampleRate)
  const a0 = 1 + k
  return { b0: 1 / a0, b1: -1 / a0, b2: 0, a1: (k - 1) / a0, a2: 0 }
}

/**
 * Quality factors of the second-order sections of a Butterworth filter of an even or odd `order`; the first-order
 * section of an odd one is not among them.
 */
export function butterworthQs(order: number): number[] {
  return Array.from(
    { length: Math.floor(order / 2) },
    (_, k) => 1 / (2 * Math.cos((Math.PI * (2 * k + 1 + (order % 2))) / (2 * order))),
  )
}

export function lowPassSection(sampleRate: number, frequency: number, q: number): Biquad {
  const w = (2 * Math.PI * frequency) / sampleRate
  const [cos, alpha] = [Math.cos(w), Math.sin(w) / (2 * q)]
  const a0 = 1 + alpha
  return {
    b0: (1 - cos) / 2 / a0,
    b1: (1 - cos) / a0,
    b2: (1 - cos) / 2 / a0,
    a1: (-2 * cos) / a0,
    a2: (1 - alpha) / a0,
  }
}

/** First order by the bilinear transform: 6 dB an octave. */
export function lowPassOnePole(sampleRate: number, frequency: number): Biquad {
  const k = Math.tan((Math.PI * frequency) / sampleRate)
  const a0 = 1 + k
  return { b0: k / a0, b1: k / a0, b2: 0, a1: (k - 1) / a0, a2: 0 }
}

/** The cookbook's notch: nothing at `frequency`, 3 dB down at the edges of a band of `frequency / q`. */
export function notchSection(sampleRate: number, frequency: number, q: number): Biquad {
  const w = (2 * Math.PI * frequency) / sampleRate
  const [cos, alpha] = [Math.cos(w), Math.sin(w) / (2 * q)]
  const a0 = 1 + alpha
  return { b0: 1 / a0, b1: (-2 * cos) / a0, b2: 1 / a0, a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 }
}

/** The cookbook's low shelf: `gainDb` far below `frequency`, half of it there, nothing above. */
export function lowShelfSection(sampleRate: number, frequency: number, gainDb: number, q: number): Biquad {
  return shelf(sampleRate, frequency, gainDb, q, 1)
}

/** The cookbook's high shelf. */
export function highShelfSection(sampleRate: number, frequency: number, gainDb: number, q: number): Biquad {
  return shelf(sampleRate, frequency, gainDb, q, -1)
}

/** The two shelves differ in the sign of their cosines. */
function shelf(sampleRate: number, frequency: number, gainDb: number, q: number, side: 1 | -1): Biquad {
  const w = (2 * Math.PI * frequency) / sampleRate
  const a = 10 ** (gainDb / 40)
  const cos = side * Math.cos(w)
  const root = (Math.sqrt(a) * Math.sin(w)) / q
  const a0 = a + 1 + (a - 1) * cos + root
  return {
    b0: (a * (a + 1 - (a - 1) * cos + root)) / a0,
    b1: (side * 2 * a * (a - 1 - (a + 1) * cos)) / a0,
    b2: (a * (a + 1 - (a - 1) * cos - root)) / a0,
    a1: (side * -2 * (a - 1 + (a + 1) * cos)) / a0,
    a2: (a + 1 + (a - 1) * cos - root) / a0,
  }
}

/** The cookbook's peaking band: `gainDb` at `frequency`. */
export function peakingSection(sampleRate: number, frequency: number, gainDb: number, q: number): Biquad {
  const w = (2 * Math.PI * frequency) / sampleRate
  const [cos, alpha, a] = [Math.cos(w), Math.sin(w) / (2 * q), 10 ** (gainDb / 40)]
  const a0 = 1 + alpha / a
  return {
    b0: (1 + alpha * a) / a0,
    b1: (-2 * cos) / a0,
    b2: (1 - alpha * a) / a0,
    a1: (-2 * cos) / a0,
    a2: (1 - alpha / a) / a0,
  }
}

/** What a section does to a sine of `frequency`: the magnitude of its transfer function on the unit circle. */
export function gainAt({ b0, b1, b2, a1, a2 }: Biquad, sampleRate: number, frequency: number): number {
  const w = (2 * Math.PI * frequency) / sampleRate
  const size = (c0: number, c1: number, c2: number): number =>
    Math.hypot(c0 + c1 * Math.cos(w) + c2 * Math.cos(2 * w), c1 * Math.sin(w) + c2 * Math.sin(2 * w))
  return size(b0, b1, b2) / size(1, a1, a2)
}
