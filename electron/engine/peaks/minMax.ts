/** Smallest and largest sample of what was added, and its energy; nothing was added while min > max. */
export interface MinMax {
  min: number
  max: number
  /** Sum of squares. */
  energy: number
  frames: number
}

export const nothing = (): MinMax => ({ min: Infinity, max: -Infinity, energy: 0, frames: 0 })

export function addSamples(range: MinMax, samples: Float32Array, from: number, to: number): void {
  let { min, max, energy } = range
  for (let i = from; i < to; i++) {
    const sample = samples[i] as number
    if (sample < min) min = sample
    if (sample > max) max = sample
    energy += sample * sample
  }
  range.min = min
  range.max = max
  range.energy = energy
  range.frames += Math.max(0, to - from)
}
