export interface Coalesced<T> {
  /** The newest value counts; it goes out at once, or when the pause since the last one is over. */
  readonly offer: (value: T) => void
  /** Sends what waits, now. */
  readonly flush: () => void
  readonly cancel: () => void
}

/** What has `setTimeout`'s form: tests bring a clock of their own. */
export interface Clock {
  now(): number
  after(milliseconds: number, run: () => void): () => void
}

export const realClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Lets values through at most once a `pause` (milliseconds); the last one always arrives. */
export function coalesce<T>(send: (value: T) => void, pause: number, clock: Clock = realClock): Coalesced<T> {
  let last = Number.NEGATIVE_INFINITY
  let waiting: { readonly value: T } | null = null
  let stopTimer: (() => void) | null = null

  const cancel = () => {
    stopTimer?.()
    stopTimer = null
    waiting = null
  }
  const flush = () => {
    const due = waiting
    cancel()
    if (due === null) return
    last = clock.now()
    send(due.value)
  }
  return {
    offer(value) {
      waiting = { value }
      const due = last + pause - clock.now()
      if (due <= 0) flush()
      else stopTimer ??= clock.after(due, flush)
    },
    flush,
    cancel,
  }
}
