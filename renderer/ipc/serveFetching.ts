import type { Fetched, FetchOrder } from './fetchApart.ts'
import { reasonOf } from '../../shared/reasonOf.ts'

interface Options {
  readonly get: (address: string, options: { readonly signal: AbortSignal }) => Promise<Response>
  readonly tell: (come: readonly Fetched[]) => void
}

/** Milliseconds that an answer waits for others that are on their way: half a frame. */
const together = 8

/**
 * Fetches what is ordered. To a browser each answer is a dozen small tasks; in a thread they are in nobody's way, and
 * answers that come together are told together.
 */
export function serveFetching({ get, tell }: Options): (order: FetchOrder) => Promise<void> {
  const running = new Map<number, AbortController>()
  let come: Fetched[] = []
  let due: ReturnType<typeof setTimeout> | null = null

  const tellAll = () => {
    if (due !== null) clearTimeout(due)
    due = null
    tell(come)
    come = []
  }
  const load = async (id: number, address: string): Promise<Fetched> => {
    const abort = new AbortController()
    running.set(id, abort)
    try {
      const answer = await get(address, { signal: abort.signal })
      return { id, ok: answer.ok, bytes: await answer.arrayBuffer() }
    } catch (cause) {
      return { id, failed: reasonOf(cause) }
    }
  }
  return async ({ id, address }) => {
    if (address === null) return running.get(id)?.abort()
    const fetched = await load(id, address)
    running.delete(id)
    come.push(fetched)
    if (running.size === 0) tellAll()
    else due ??= setTimeout(tellAll, together)
  }
}
