import { basename } from 'node:path'
import { Worker, type ResourceLimits } from 'node:worker_threads'

/** Messages to a thread: what is asked has a number, what is only told has none. */
export interface ToThread {
  readonly id: number | null
  readonly call: unknown
}

/**
 * Messages of a thread: one for each call that has a number, and events whenever it has something to say. Events that
 * came before an answer may travel with it: a message of their own would wake the other side twice.
 */
export type FromThread = { readonly events?: readonly unknown[] } & (
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly threw: string }
  | { readonly id: null }
)

export interface ThreadOptions {
  /** See `threadFile`. */
  readonly file: URL
  readonly limits?: ResourceLimits
  /** Whether the process waits for the thread's end, or only for answers. */
  readonly keepsAlive: 'always' | 'whileAsked'
  /** Called with every value and event, in the order in which they were posted. */
  readonly unpack?: (posted: unknown) => unknown
  onEvent?(event: unknown): void
  /** Called once, whyever it ended; what waits for an answer is rejected just before. */
  onEnd?(): void
}

/** A worker thread and the calls that it has not answered. They are answered in any order that the thread likes. */
export interface Thread {
  isAlive(): boolean
  /** Calls without an answer. */
  waiting(): number
  /** Rejects with `ThreadDied` when the thread ends first, with an `Error` when the call throws there. */
  ask(call: unknown, moved?: readonly ArrayBuffer[]): Promise<unknown>
  tell(call: unknown): void
  end(): Promise<void>
}

export class ThreadDied extends Error {}

/** A thread's entry, named as source from the file at `here`; in a bundle it lies beside it under the same name. */
export function threadFile(here: string, source: string): URL {
  return new URL(here.endsWith('.ts') ? source : `./${basename(source, '.ts')}.js`, here)
}

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

export function createThread(options: ThreadOptions): Thread {
  const { file, limits, unpack = (posted) => posted } = options
  const worker = new Worker(file, limits && { resourceLimits: limits })
  const waiting = new Map<number, Waiting>()
  let isAlive = true
  let count = 0
  const isUnref = options.keepsAlive === 'whileAsked'
  const take = (id: number): Waiting | undefined => {
    const call = waiting.get(id)
    waiting.delete(id)
    if (isUnref && waiting.size === 0) worker.unref()
    return call
  }
  // An exit always follows; what is said here is for whoever starts the app from a terminal.
  worker.on('error', (error) => process.emitWarning(error))
  worker.on('exit', () => {
    isAlive = false
    for (const { reject } of waiting.values()) reject(new ThreadDied())
    waiting.clear()
    options.onEnd?.()
  })
  worker.on('message', (message: FromThread) => {
    for (const event of message.events ?? []) options.onEvent?.(unpack(event))
    if (message.id === null) return
    if ('threw' in message) take(message.id)?.reject(new Error(message.threw))
    else {
      const value = unpack(message.value)
      take(message.id)?.resolve(value)
    }
  })
  // After the listeners: they would make it count again.
  if (isUnref) worker.unref()
  const post = (message: ToThread, moved: readonly ArrayBuffer[]): void => worker.postMessage(message, moved)
  return {
    isAlive: () => isAlive,
    waiting: () => waiting.size,
    ask: (call, moved = []) =>
      new Promise((resolve, reject) => {
        if (!isAlive) return reject(new ThreadDied())
        const id = ++count
        post({ id, call }, moved)
        waiting.set(id, { resolve, reject })
        if (isUnref) worker.ref()
      }),
    tell: (call) => post({ id: null, call }, []),
    end: async () => {
      isAlive = false
      await worker.terminate()
    },
  }
}
