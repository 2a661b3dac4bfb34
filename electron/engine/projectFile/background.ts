import { isSqliteError } from '../disk/diskErrors.ts'

/** Work in steps beside everything else, each short enough that nobody notices. */
export interface Background {
  /** `step` is false when there is nothing more to do; then, or when it will not be, `end` is called. */
  run(step: () => boolean, end?: () => void): void
  /** Ends it, after so many steps at most. */
  end(steps: number): void
}

const pause = 25
/** Brisk work takes a third of the time, whatever a step takes. */
const restPerStep = 2
const shortestRest = 2
/** What the drive refuses (no room) may go when it is asked again. */
const afterRefusal = 10_000

/** `isBusy`: the file is in the middle of something, and steps wait. `first`: milliseconds before the first one. */
export function createBackground(
  isBusy: () => boolean,
  pace: 'steady' | 'brisk' = 'steady',
  first: number = pause,
): Background {
  const waiting: { readonly step: () => boolean; readonly end?: (() => void) | undefined }[] = []
  let timer: ReturnType<typeof setTimeout> | null = null
  const stepOnce = (): number => {
    const next = waiting[0]
    if (next === undefined || isBusy()) return pause
    const from = performance.now()
    try {
      if (!next.step()) {
        waiting.shift()
        next.end?.()
      }
      return pace === 'steady' ? pause : Math.max(shortestRest, restPerStep * (performance.now() - from))
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
    // Nobody waits for what has no end to be told.
    if (waiting.every(({ end }) => end === undefined)) timer.unref()
  }
  return {
    run: (step, end) => {
      waiting.push({ step, end })
      if (timer !== null && end !== undefined) timer.ref()
      if (timer === null) plan(first)
    },
    end: (steps) => {
      if (timer !== null) clearTimeout(timer)
      timer = null
      for (let left = steps; left > 0 && waiting.length > 0 && !isBusy(); left--) if (stepOnce() === afterRefusal) break
      for (const { end } of waiting.splice(0)) end?.()
    },
  }
}
