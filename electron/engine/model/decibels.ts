/**
 * Powers by a table with straight lines between 2048 entries: within 0.000002 dB of the formula, at a fifth of the
 * time. Spectral gates ask for thousands a window.
 */
const entries = 2048
export const decibelsAnOctave = 20 * Math.log10(2)
const powers = Float64Array.from({ length: entries + 1 }, (_, k) => 2 ** (-k / entries))

/** The factor of a reduction by 0 dB or more. */
export function reductionFactor(reductionDb: number): number {
  const octaves = reductionDb / decibelsAnOctave
  const whole = octaves | 0
  if (whole > 40) return 0
  const part = (octaves - whole) * entries
  const index = part | 0
  const low = powers[index] as number
  return (low + (part - index) * ((powers[index + 1] as number) - low)) / (whole > 30 ? 2 ** whole : 1 << whole)
}

/** What is left of a smoothed value after one frame when it falls to 1/e in `ms`; 0 when it takes no time. */
export function decayOf(ms: number, sampleRate: number): number {
  return ms <= 0 ? 0 : Math.exp(-1000 / (ms * sampleRate))
}

export function toGain(decibels: number): number {
  return 10 ** (decibels / 20)
}

/** -Infinity for silence. */
export function toDecibels(level: number): number {
  return 20 * Math.log10(level)
}
