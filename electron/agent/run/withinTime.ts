/** Calls its listener at every sign of life; what it gives ends that. */
export type OnProgress = (listener: () => void) => () => void

export interface Patience {
  /** Without a sign of life. */
  readonly seconds: number
  readonly onProgress: OnProgress
  /** Hears which step of the batch begins. */
  readonly onStep?: (index: number) => void
}

/** What `work` comes to, or `late` where nothing was heard of it for so long. Work that is let go is not waited for. */
export async function withinTime<T>(work: Promise<T>, { seconds, onProgress }: Patience, late: () => T): Promise<T> {
  const gone = Promise.withResolvers<T>()
  const wait = () => setTimeout(() => gone.resolve(late()), seconds * 1000)
  let timer = wait()
  const leave = onProgress(() => {
    clearTimeout(timer)
    timer = wait()
  })
  try {
    return await Promise.race([work, gone.promise])
  } finally {
    clearTimeout(timer)
    leave()
  }
}
