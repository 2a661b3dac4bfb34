export const decibelsAnOctave = 20 * Math.log10(2)

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

/** To a thousandth: how gains are told, so that one that was set is told as it was. */
export const toMilliDecibels = (gain: number): number => Math.round(toDecibels(gain) * 1000) / 1000
