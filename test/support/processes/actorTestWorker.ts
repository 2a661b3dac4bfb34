import { threadId } from 'node:worker_threads'
import { serveActors } from '../../../electron/engine/threads/serveActors.ts'

/** An actor that counts what it is given: for tests of the pool. */
export interface CountingCalls {
  open(request: { readonly from: number; readonly waitMs?: number }): number
  add(request: { readonly samples: Float32Array; readonly waitMs?: number }): { sum: number; samples: Float32Array }
  thread(request: null): number
  fail(request: string): never
  exit(request: null): never
}

const wait = async (ms: number): Promise<unknown> => new Promise((resolve) => void setTimeout(resolve, ms))

serveActors<CountingCalls>({
  open: async ({ from, waitMs = 0 }) => {
    if (waitMs > 0) await wait(waitMs)
    if (from < 0) throw new Error('below zero')
    let sum = from
    return {
      answer: from,
      work: {
        add: async ({ samples, waitMs: ms = 0 }) => {
          if (ms > 0) await wait(ms)
          sum += samples.reduce((total, one) => total + one, 0)
          return { sum, samples }
        },
        thread: () => threadId,
        fail: (reason) => {
          throw new Error(reason)
        },
        exit: () => process.exit(3),
      },
    }
  },
  moved: (answer) => (typeof answer === 'object' ? [answer.samples.buffer as ArrayBuffer] : []),
})
