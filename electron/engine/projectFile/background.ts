import { isSqliteError } from '../disk/diskErrors.ts'

/** Work in steps beside everything else, each short enough that nobody notices. */
export interface Background {
  /** `step` is false when there is nothing more to do. */
  run(step: () => boolean): void
  /** Ends it, after so many steps at most. */
  end(steps: number): void
}

const pause = 25
/** What the drive refuses (no room) may go when it is asked again. */
const afterRefusal = 10_000

/** `isBusy`: the file is in the middle of something, and steps wait. */
export function createBackground(isBusy: () => boolean): Background {
  const waiting: (() => boolean)[] = []
  let timer: ReturnType<typeof setTimeout> | null = null
  const stepOnce = (): number => {
    const step = waiting[0]
    if (step === undefined || isBusy()) return pause
    try {
      if (!step()) waiting.shift()
      return pause
    } catch (error) {
      if (!isSqliteError(error)) throw error
      return afterRefusal
    }
  }
  const plan = (wait: number): void => {
    timer = setTimeout(() => {
      const next = stepOnce()
      if (waiting.length > 0) plan(next)
      else timer = null
    }, wait)
    timer.unref()
  }
  return {
    run: (step) => {
      waiting.push(step)
      if (timer === null) plan(pause)
    },
    end: (steps) => {
      if (timer !== null) clearTimeout(timer)
      timer = null
      for (let left = steps; left > 0 && waiting.length > 0 && !isBusy(); left--) if (stepOnce() === afterRefusal) break
      waiting.length = 0
    },
  }
}
