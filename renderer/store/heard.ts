/** Highest samples of both sides, 1 is full scale. */
export interface StereoPeaks {
  readonly left: number
  readonly right: number
}

/** What comes out of the player, apart from the store: it is read every frame while something plays. */
export interface Heard {
  /** The highest since it was read last; null where nothing can be measured. */
  readonly read: () => StereoPeaks | null
  /** Whoever plays says how it is measured, until the answer is called. */
  readonly measureBy: (read: () => StereoPeaks | null) => () => void
  /** Takes back what the meters have kept: the highest peak, and that it clipped. */
  readonly reset: () => void
  readonly onReset: (listener: () => void) => () => void
}

export function createHeard(): Heard {
  let measure: (() => StereoPeaks | null) | null = null
  const listeners = new Set<() => void>()
  return {
    read: () => measure?.() ?? null,
    measureBy(read) {
      measure = read
      return () => {
        if (measure === read) measure = null
      }
    },
    reset() {
      for (const listener of listeners) listener()
    },
    onReset(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
