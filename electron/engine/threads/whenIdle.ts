/**
 * Does something once nothing has been at work for a while; `busy` puts it off, `idle` lets the time begin. Keeps
 * nobody from ending.
 */
export interface IdleClock {
  busy(): void
  idle(): void
}

/**
 * Long enough for the next file of several; memory that a decoder or encoder took is given back only with its thread.
 */
export const idleMs = 3000

export function whenIdle(act: () => void, afterMs: number): IdleClock {
  let timer: ReturnType<typeof setTimeout> | null = null
  const busy = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  return {
    busy,
    idle: () => {
      busy()
      timer = setTimeout(act, afterMs)
      timer.unref()
    },
  }
}
