import type { Fetched, FetchOrder } from './fetchApart.ts'

/**
 * A thread that fetches. To a browser each answer is a dozen small tasks; here they are in nobody's way, and answers
 * that come together are one message.
 */
const running = new Map<number, AbortController>()
let come: Fetched[] = []
let due: ReturnType<typeof setTimeout> | null = null
/** Milliseconds that an answer waits for others that are on their way: half a frame. */
const together = 8

self.addEventListener('message', ({ data }: MessageEvent<FetchOrder>) => {
  if (data.address === null) running.get(data.id)?.abort()
  else void load(data.id, data.address)
})

async function load(id: number, address: string): Promise<void> {
  const abort = new AbortController()
  running.set(id, abort)
  try {
    const answer = await fetch(address, { signal: abort.signal })
    come.push({ id, ok: answer.ok, bytes: await answer.arrayBuffer() })
  } catch (cause) {
    come.push({ id, failed: cause instanceof Error ? cause.message : String(cause) })
  }
  running.delete(id)
  if (running.size === 0) tell()
  else due ??= setTimeout(tell, together)
}

function tell(): void {
  if (due !== null) clearTimeout(due)
  due = null
  const bytes = come.flatMap((one) => ('bytes' in one ? [one.bytes] : []))
  self.postMessage(come, { transfer: bytes })
  come = []
}
