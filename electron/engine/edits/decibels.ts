export function toGain(decibels: number): number {
  return 10 ** (decibels / 20)
}

/** -Infinity for silence. */
export function toDecibels(level: number): number {
  return 20 * Math.log10(level)
}
