/** Where the player is, apart from the store: it moves every frame, and only the few things that draw it listen. */
export interface Playhead {
  readonly get: () => number
  readonly set: (time: number) => void
  readonly subscribe: (listener: (time: number) => void) => () => void
}

export function createPlayhead(): Playhead {
  let now = 0
  const listeners = new Set<(time: number) => void>()
  return {
    get: () => now,
    set(time) {
      if (time === now) return
      now = time
      for (const listener of listeners) listener(time)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
