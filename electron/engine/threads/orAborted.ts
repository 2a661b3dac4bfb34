/**
 * What comes of the work, or null as soon as it is cancelled: nobody waits for a thread that is in the middle of
 * something. What becomes of the work after that is no unhandled rejection.
 */
export async function orAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T | null> {
  work.catch(() => undefined)
  if (signal.aborted) return null
  let hear: () => void = () => undefined
  const cancelled = new Promise<null>((resolve) => {
    hear = () => resolve(null)
    signal.addEventListener('abort', hear, { once: true })
  })
  try {
    return await Promise.race([work, cancelled])
  } finally {
    signal.removeEventListener('abort', hear)
  }
}
