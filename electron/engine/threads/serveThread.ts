import { parentPort } from 'node:worker_threads'
import type { FromThread, ToThread } from './thread.ts'

/** A value as it is posted, and its memory that is handed over instead of being copied. */
export interface Posted {
  readonly value: unknown
  readonly moved: readonly ArrayBuffer[]
}

export interface ThreadServer {
  /**
   * What it throws rejects the call. Calls are begun in the order in which they came, without waiting for each other.
   */
  answer(call: unknown): Promise<unknown>
  /** Called with an answer in the moment in which it is posted. */
  pack(answer: unknown, call: unknown): Posted
  /** For calls that nobody waits for. */
  hear?(call: unknown): void
}

/** Events that wait for the next message, in their order. */
const waiting: Posted[] = []

/** In the thread: posts an event. */
export function postEvent(event: Posted): void {
  waiting.push(event)
  post({ id: null }, [])
}

/** The same with the answer that follows, or by itself where none does before the thread has nothing else to do. */
export function postEventSoon(event: Posted): void {
  waiting.push(event)
  if (waiting.length === 1)
    setImmediate(() => {
      if (waiting.length > 0) post({ id: null }, [])
    })
}

/** In the thread, before it serves: what it is told first. */
export function toldFirst(): Promise<unknown> {
  return new Promise((resolve) => parentPort?.once('message', ({ call }: ToThread) => resolve(call)))
}

/** In the thread: answers what is asked from now on. */
export function serveThread(server: ThreadServer): void {
  const answer = async (id: number, call: unknown): Promise<void> => {
    try {
      const { value, moved } = server.pack(await server.answer(call), call)
      post({ id, value }, moved)
    } catch (error) {
      post({ id, threw: error instanceof Error ? (error.stack ?? error.message) : String(error) }, [])
    }
  }
  parentPort?.on('message', ({ id, call }: ToThread) => {
    if (id === null) server.hear?.(call)
    else void answer(id, call)
  })
}

function post(message: FromThread, moved: readonly ArrayBuffer[]): void {
  if (waiting.length === 0) return parentPort?.postMessage(message, moved)
  const events = waiting.map(({ value }) => value)
  parentPort?.postMessage({ ...message, events }, [...waiting.flatMap((event) => event.moved), ...moved])
  // What could not be posted takes no event with it.
  waiting.length = 0
}
