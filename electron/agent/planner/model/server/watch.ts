import type { Patience } from '../modelOptions.ts'

/** Ends a request when the person cancels or when it takes too long; says which it was. */
export interface Watch {
  readonly signal: AbortSignal
  /** A part of the answer came. */
  alive(): void
  /** Null while it was not ended from here. */
  ended(): 'cancelled' | { readonly lateAfter: number } | null
  /** Rejects at that moment, and never resolves. */
  readonly whenEnded: Promise<never>
  stop(): void
}

export function startWatch(patience: Patience, cancel: AbortSignal): Watch {
  const controller = new AbortController()
  let why: ReturnType<Watch['ended']> = null
  const end = (reason: NonNullable<typeof why>) => {
    why ??= reason
    controller.abort()
  }
  const late = (milliseconds: number) => setTimeout(() => end({ lateAfter: milliseconds }), milliseconds)
  const onCancel = () => end('cancelled')
  const whenEnded = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(new Error('ended')), { once: true })
  })
  whenEnded.catch(() => undefined)
  if (cancel.aborted) onCancel()
  cancel.addEventListener('abort', onCancel, { once: true })
  const total = late(patience.total)
  let next = late(patience.first)
  return {
    signal: controller.signal,
    alive() {
      clearTimeout(next)
      next = late(patience.idle)
    },
    ended: () => why,
    whenEnded,
    stop() {
      clearTimeout(total)
      clearTimeout(next)
      cancel.removeEventListener('abort', onCancel)
    },
  }
}
