/** Fetches this address, or, where there is none, lets go of what was asked for under that number. */
export interface FetchOrder {
  readonly id: number
  readonly address: string | null
}

export type Fetched =
  | { readonly id: number; readonly ok: boolean; readonly bytes: ArrayBuffer }
  | { readonly id: number; readonly failed: string }

/** As `fetch` answers, in what is asked of it. */
export type Answer = Pick<Response, 'ok' | 'text' | 'arrayBuffer'>
export type FetchBytes = (address: string, options: { readonly signal: AbortSignal }) => Promise<Answer>

interface Waiting {
  readonly forget: () => void
  readonly resolve: (answer: Answer) => void
  readonly reject: (cause: Error) => void
}

/**
 * Fetches in a thread of its own, for what is asked for many times a second (fetchWorker.ts). What is asked for at
 * once, as by all lanes in one frame, is one message.
 */
export function createFetcher(start: () => Worker): FetchBytes {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let last = 0
  let orders: FetchOrder[] = []
  const tell = (order: FetchOrder) => {
    if (orders.push(order) > 1) return
    queueMicrotask(() => {
      worker?.postMessage(orders)
      orders = []
    })
  }
  const open = (): Worker => {
    const made = start()
    made.addEventListener('message', ({ data }: MessageEvent<readonly Fetched[]>) => {
      for (const one of data) settle(one)
    })
    made.addEventListener('error', ({ message }) => {
      for (const id of waiting.keys()) settle({ id, failed: message })
    })
    return made
  }
  const settle = (one: Fetched) => {
    const asked = waiting.get(one.id)
    waiting.delete(one.id)
    asked?.forget()
    if ('failed' in one) asked?.reject(new Error(one.failed))
    else asked?.resolve(answerOf(one.ok, one.bytes))
  }
  return (address, { signal }) =>
    new Promise((resolve, reject) => {
      const id = ++last
      worker ??= open()
      const letGo = () => tell({ id, address: null })
      waiting.set(id, { resolve, reject, forget: () => signal.removeEventListener('abort', letGo) })
      tell({ id, address })
      signal.addEventListener('abort', letGo)
    })
}

const answerOf = (ok: boolean, bytes: ArrayBuffer): Answer => ({
  ok,
  arrayBuffer: () => Promise.resolve(bytes),
  text: () => Promise.resolve(new TextDecoder().decode(bytes)),
})

const apart = createFetcher(() => new Worker(new URL('./fetchWorker.ts', import.meta.url), { type: 'module' }))

/** The thread of this window; where there are no threads, the window itself. */
export const fetchApart: FetchBytes = (address, options) =>
  'Worker' in globalThis ? apart(address, options) : fetch(address, options)
