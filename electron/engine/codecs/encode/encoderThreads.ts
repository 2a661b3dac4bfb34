import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { idleMs, whenIdle } from '../whenIdle.ts'
import type { CoderSettings } from './coder.ts'
import type { EncodeAnswer, EncodeCall } from './encodeProtocol.ts'

/** Where sound is encoded. */
export interface Encoders {
  /** How many lanes are worth having at the same time. */
  readonly lanes: number
  open(settings: CoderSettings): EncoderLane
  /** Ends the threads, if there are any. */
  close(): void
}

/** One encoder at work; calls are answered in order, and may be made before the one before is answered. Rejects with `EncoderDied` when its thread is gone. */
export interface EncoderLane {
  /** The arrays that go in belong to the lane afterwards. */
  encode(input: readonly (Float32Array | Uint8Array)[]): Promise<Uint8Array>
  /** What was held back; the lane is closed. */
  finish(): Promise<Uint8Array>
  /** Gives up what is in it. */
  close(): void
}

export class EncoderDied extends Error {}

/** Threads that are started when they are first needed, and end when nothing was encoded for a while. */
export function createEncoderThreads(endAfterMs = idleMs): Encoders {
  const size = Math.max(1, Math.min(4, availableParallelism()))
  const threads: EncodeThread[] = []
  let laneCount = 0
  const endAll = (): void => {
    for (const thread of threads.splice(0)) thread.end()
  }
  const clock = whenIdle(endAll, endAfterMs)
  const leastBusy = (): EncodeThread => {
    for (let i = threads.length - 1; i >= 0; i--) if (threads[i]?.isAlive() === false) threads.splice(i, 1)
    const idle = threads.find((thread) => thread.lanes.size === 0)
    if (idle !== undefined) return idle
    if (threads.length < size) threads.push(createThread())
    // Of equals the one that was given work before the others: it will be through with it first.
    return threads.reduce((best, thread) =>
      thread.lanes.size < best.lanes.size || (thread.lanes.size === best.lanes.size && last(thread) < last(best))
        ? thread
        : best,
    )
  }
  const last = (thread: EncodeThread): number => Math.max(0, ...thread.lanes)
  return {
    lanes: size,
    open(settings) {
      clock.busy()
      const thread = leastBusy()
      const lane = ++laneCount
      thread.lanes.add(lane)
      const opened = thread.ask((id) => ({ do: 'open', id, lane, settings }), [])
      // Whoever waits for the lane's answers hears of it; nobody else has to.
      opened.catch(() => undefined)
      const close = (): void => {
        if (thread.lanes.delete(lane)) thread.tell({ do: 'close', lane })
        if (threads.every((one) => one.lanes.size === 0)) clock.idle()
      }
      return {
        encode: async (input) => {
          const encoded = thread.ask((id) => ({ do: 'encode', id, lane, input }), buffersOf(input))
          encoded.catch(() => undefined)
          await opened
          return encoded
        },
        finish: async () => {
          try {
            const rest = thread.ask((id) => ({ do: 'finish', id, lane }), [])
            rest.catch(() => undefined)
            await opened
            return await rest
          } finally {
            close()
          }
        },
        close,
      }
    },
    close: () => {
      clock.busy()
      endAll()
    },
  }
}

/** Whole buffers are handed over, parts of one are copied. */
function buffersOf(input: readonly (Float32Array | Uint8Array)[]): ArrayBuffer[] {
  const whole = input
    .filter((samples) => samples.byteLength === samples.buffer.byteLength)
    .map((samples) => samples.buffer as ArrayBuffer)
  return [...new Set(whole)]
}

interface EncodeThread {
  readonly lanes: Set<number>
  isAlive(): boolean
  ask(make: (id: number) => EncodeCall, moved: ArrayBuffer[]): Promise<Uint8Array>
  tell(call: EncodeCall): void
  end(): void
}

function createThread(): EncodeThread {
  const worker = new Worker(workerFile())
  const waiting = new Map<number, { resolve: (output: Uint8Array) => void; reject: (error: Error) => void }>()
  let isAlive = true
  let count = 0
  worker.unref()
  worker.on('error', (error) => process.emitWarning(error))
  worker.on('exit', () => {
    isAlive = false
    for (const { reject } of waiting.values()) reject(new EncoderDied())
    waiting.clear()
  })
  worker.on('message', (answer: EncodeAnswer) => {
    const call = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (waiting.size === 0) worker.unref()
    if ('threw' in answer) call?.reject(new Error(answer.threw))
    else call?.resolve(answer.output)
  })
  return {
    lanes: new Set(),
    isAlive: () => isAlive,
    ask: async (make, moved) =>
      new Promise((resolve, reject) => {
        if (!isAlive) return reject(new EncoderDied())
        const id = ++count
        waiting.set(id, { resolve, reject })
        worker.ref()
        worker.postMessage(make(id), moved)
      }),
    tell: (call) => worker.postMessage(call),
    end: () => void worker.terminate(),
  }
}

/** Beside this file: as source, or in the folder of the bundle under the same name. */
function workerFile(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './encodeWorker.ts' : './encodeWorker.js', import.meta.url)
}
