import { Worker } from 'node:worker_threads'
import type { DecodeAnswer, DecodeCall } from './decodeProtocol.ts'
import { DecoderDied } from './decoders.ts'

export interface DecodeThread {
  readonly lanes: Set<number>
  isAlive(): boolean
  ask(make: (id: number) => DecodeCall): Promise<Extract<DecodeAnswer, { result: unknown }>['result']>
  tell(call: DecodeCall): void
  /** How many questions are open. */
  waiting(): number
  end(): void
}

/** A file that makes a decoder ask for more ends its thread, not the program. */
const mostMegabytes = 512

export function createDecodeThread(): DecodeThread {
  const worker = new Worker(workerFile(), { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } })
  const waiting = new Map<
    number,
    { resolve: (result: Extract<DecodeAnswer, { result: unknown }>['result']) => void; reject: (error: Error) => void }
  >()
  let isAlive = true
  let count = 0
  // An idle thread keeps nobody from ending.
  worker.unref()
  worker.on('error', (error) => process.emitWarning(error))
  worker.on('exit', () => {
    isAlive = false
    for (const { reject } of waiting.values()) reject(new DecoderDied())
    waiting.clear()
  })
  worker.on('message', (answer: DecodeAnswer) => {
    const call = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (waiting.size === 0) worker.unref()
    if ('threw' in answer) call?.reject(new Error(answer.threw))
    else call?.resolve(answer.result)
  })
  return {
    lanes: new Set(),
    isAlive: () => isAlive,
    waiting: () => waiting.size,
    ask: async (make) =>
      new Promise((resolve, reject) => {
        if (!isAlive) return reject(new DecoderDied())
        const id = ++count
        waiting.set(id, { resolve, reject })
        worker.ref()
        const call = make(id)
        worker.postMessage(call, 'spare' in call && call.spare !== null ? [call.spare] : [])
      }),
    tell: (call) => worker.postMessage(call),
    end: () => {
      isAlive = false
      void worker.terminate()
    },
  }
}

/** Beside this file: as source, or in the folder of the bundle under the same name. */
function workerFile(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './decodeWorker.ts' : './decodeWorker.js', import.meta.url)
}
