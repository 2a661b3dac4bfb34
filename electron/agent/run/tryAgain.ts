import type { Result } from '../../../shared/result.ts'

/**
 * Somebody else is at work, or a thread died: the same step may well succeed a moment later. Everything else stays as
 * wrong as it was.
 */
const passing: ReadonlySet<string> = new Set(['engine/busy', 'engine/render-stopped'])
/** Milliseconds before the second and the third try. */
const usualWaits: readonly number[] = [200, 800]

/**
 * Does it up to three times, with growing waits, as long as what failed may pass by itself. A cancel ends the waiting.
 */
export async function tryAgain<T>(
  work: () => Promise<Result<T>>,
  signal: AbortSignal,
  waits: readonly number[] = usualWaits,
): Promise<Result<T>> {
  let done = await work()
  for (const wait of waits) {
    if (done.ok || !passing.has(done.error.code) || signal.aborted) return done
    await pause(wait, signal)
    if (signal.aborted) return done
    done = await work()
  }
  return done
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end, { once: true })
  })
}
