/** Smallest and largest sample of what was added; nothing was added while min > max. */
export interface MinMax {
  min: number
  max: number
}

export const nothing = (): MinMax => ({ min: Infinity, max: -Infinity })

export function addSamples(range: MinMax, samples: Float32Array, from: number, to: number): void {
  let { min, max } = range
  for (let i = from; i < to; i++) {
    const sample = samples[i] as number
    if (sample < min) min = sample
    if (sample > max) max = sample
  }
  range.min = min
  range.max = max
}
