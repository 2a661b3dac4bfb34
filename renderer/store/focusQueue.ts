/**
 * Keys that come while a selection is on its way to the app act on that selection, not on the one before: they wait for
 * its answer, in their order.
 */
export interface FocusQueue {
  /** Of a request that changes what is selected: it is on its way until its answer has come. */
  follow<T>(answer: Promise<T>): Promise<T>
  /** `free`: what is seen is selected. `asking`: another selection is on its way. `queued`: keys wait for it, too. */
  state(): 'free' | 'asking' | 'queued'
  /** Runs now where nothing is on its way, else behind all that is. */
  run(act: () => void): void
}

export function createFocusQueue(): FocusQueue {
  let underway = 0
  let isRunning = false
  const waiting: (() => void)[] = []

  const runOne = (act: () => void) => {
    isRunning = true
    try {
      act()
    } finally {
      isRunning = false
    }
  }
  const runWaiting = () => {
    while (underway === 0) {
      const next = waiting.shift()
      if (next === undefined) return
      runOne(next)
    }
  }
  const state = () => {
    if (waiting.length > 0) return 'queued'
    return underway > 0 ? 'asking' : 'free'
  }
  return {
    async follow(answer) {
      underway += 1
      try {
        return await answer
      } finally {
        underway -= 1
        // Whoever asked goes on first.
        setTimeout(runWaiting, 0)
      }
    },
    state,
    run(act) {
      // What a key that has waited does itself is not put behind the keys that wait for it.
      if (isRunning) act()
      else if (state() === 'free') runOne(act)
      else waiting.push(act)
    },
  }
}
