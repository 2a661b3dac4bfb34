/** Sound that waits until there is enough of it. */
export interface Shelf {
  frames(): number
  put(sound: readonly Float32Array[]): void
  /** Throws away the last `count` frames, which have to be there. */
  cut(count: number): void
  /** The first `count` frames, which have to be there. */
  take(count: number): Float32Array[]
}

export function createShelf(channels: number): Shelf {
  let parts: (readonly Float32Array[])[] = []
  let waiting = 0
  return {
    frames: () => waiting,
    put(sound) {
      if ((sound[0]?.length ?? 0) === 0) return
      parts.push(sound)
      waiting += sound[0]?.length ?? 0
    },
    cut(count) {
      waiting -= count
      for (let rest = count; rest > 0;) {
        const part = parts.pop() as readonly Float32Array[]
        const kept = Math.max(0, (part[0]?.length ?? 0) - rest)
        rest -= (part[0]?.length ?? 0) - kept
        if (kept > 0) parts.push(part.map((row) => row.subarray(0, kept)))
      }
    },
    take(count) {
      const rows = Array.from({ length: channels }, () => new Float32Array(count))
      let filled = 0
      while (filled < count) {
        const part = parts[0] as readonly Float32Array[]
        const length = part[0]?.length ?? 0
        const fits = Math.min(length, count - filled)
        rows.forEach((row, c) => row.set((part[c] as Float32Array).subarray(0, fits), filled))
        if (fits < length) parts[0] = part.map((row) => row.subarray(fits))
        else parts = parts.slice(1)
        filled += fits
      }
      waiting -= count
      return rows
    },
  }
}
