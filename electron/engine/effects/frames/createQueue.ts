/** Samples of one channel that wait for others. */
export interface SampleQueue {
  length(): number
  put(samples: Float32Array): void
  /** At most `count` of the oldest ones. */
  take(count: number): Float32Array
}

export function createQueue(): SampleQueue {
  let parts: Float32Array[] = []
  let total = 0
  return {
    length: () => total,
    put(samples) {
      if (samples.length > 0) parts.push(samples)
      total += samples.length
    },
    take(count) {
      const taken = new Float32Array(Math.min(count, total))
      let filled = 0
      let used = 0
      while (filled < taken.length) {
        const part = parts[used] as Float32Array
        const fits = part.subarray(0, taken.length - filled)
        taken.set(fits, filled)
        filled += fits.length
        if (fits.length === part.length) used++
        else parts[used] = part.subarray(fits.length)
      }
      parts = parts.slice(used)
      total -= filled
      return taken
    },
  }
}
