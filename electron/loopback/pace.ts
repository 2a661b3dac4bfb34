/** How much one page may ask for: far more than a hand or a script of ours does, and less than stops the app. */
export interface Pace {
  /** Whether one more may be taken now. */
  take(): boolean
}

/** So many at once, and then so many a second. */
export function createPace(atOnce: number, perSecond: number, now: () => number = () => performance.now()): Pace {
  let [left, last] = [atOnce, now()]
  return {
    take() {
      const time = now()
      left = Math.min(atOnce, left + ((time - last) / 1000) * perSecond)
      last = time
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
