import { Worker } from 'node:worker_threads'
import type { EngineOptions } from '../index.ts'
import { LinkClosed, type Event, type Link } from './protocol.ts'
import { createReceiver } from './wire.ts'

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/** Room for what lives briefly. Left to itself it grows to many times as much while an hour is read, and nothing gets faster. */
const youngMegabytes = 4

/** To an engine in a worker thread. When the thread ends, for whatever reason, all that wait for an answer are told. */
export function createThreadLink(options: EngineOptions): Link {
  const worker = new Worker(workerFile(), {
    workerData: options,
    resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
  })
  const waiting = new Map<number, Waiting>()
  const listeners: ((event: Event) => void)[] = []
  const closing: (() => void)[] = []
  let count = 0
  let isOpen = true

  const close = (): void => {
    isOpen = false
    for (const { reject } of waiting.values()) reject(new LinkClosed())
    waiting.clear()
    for (const listener of closing.splice(0)) listener()
  }
  worker.on('exit', close)
  // An exit always follows; what is said here is for whoever starts the app from a terminal.
  worker.on('error', (error) => process.emitWarning(error))
  const take = (id: number): Waiting | undefined => {
    const call = waiting.get(id)
    waiting.delete(id)
    return call
  }
  worker.on(
    'message',
    createReceiver({
      answer: (id, value) => take(id)?.resolve(value),
      threw: (id, error) => take(id)?.reject(error),
      event: (event) => {
        for (const listener of listeners) listener(event)
      },
    }),
  )
  return {
    call: (call) =>
      new Promise((resolve, reject) => {
        if (!isOpen) return reject(new LinkClosed())
        waiting.set(++count, { resolve, reject })
        worker.postMessage({ id: count, call })
      }),
    onEvent: (listener) => void listeners.push(listener),
    onClosed: (listener) => void closing.push(listener),
    end: async () => {
      await worker.terminate()
      close()
    },
  }
}

/** Beside this file: as source, or in the folder of the bundle under the same name. */
function workerFile(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './engineWorker.ts' : './engineWorker.js', import.meta.url)
}
