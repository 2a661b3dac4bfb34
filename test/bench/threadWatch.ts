/** Milliseconds between two looks at the clock. */
export const tick = 5

export interface ThreadWatch {
  readonly end: () => number
}

/**
 * The most milliseconds of processor time that this thread computes between two looks. What other work on the machine
 * takes from it is not its own.
 */
export function watchThread(): ThreadWatch {
  let last = process.threadCpuUsage()
  let most = 0
  const look = (): void => {
    const { user, system } = process.threadCpuUsage(last)
    most = Math.max(most, (user + system) / 1000)
    last = process.threadCpuUsage()
  }
  const timer = setInterval(look, tick)
  return {
    end: () => {
      clearInterval(timer)
      look()
      return most
    },
  }
}
