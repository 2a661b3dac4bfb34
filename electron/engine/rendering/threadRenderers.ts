import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Rendered } from './laneWork.ts'
import { type Lane, LaneDied, type Renderers } from './renderers.ts'
import type { RenderAnswer, RenderCall } from './renderProtocol.ts'

/** Room for what lives briefly: left to itself it grows to many times as much while an hour is rendered, and nothing gets faster. */
const youngMegabytes = 4

/** A few threads that stay warm: starting one costs more than a short effect. They are started when they are first needed. */
export function createThreadRenderers(): Renderers {
  const size = Math.max(1, Math.min(4, availableParallelism()))
  const threads: (RenderThread | null)[] = Array.from({ length: size }, () => null)
  let laneCount = 0
  const least = (): RenderThread => {
    const free = threads.findIndex((thread) => thread === null || !thread.isAlive())
    const open = threads.filter((thread) => thread?.isAlive() === true) as RenderThread[]
    const idle = open.find((thread) => thread.lanes.size === 0)
    if (idle !== undefined) return idle
    if (free >= 0) return (threads[free] = createRenderThread())
    return open.reduce((best, thread) => (thread.lanes.size < best.lanes.size ? thread : best))
  }
  return {
    lanes: size,
    async open(effect, format, keeping): Promise<Lane> {
      const thread = least()
      const lane = ++laneCount
      thread.lanes.add(lane)
      const close = (): void => {
        if (thread.lanes.delete(lane)) thread.tell({ do: 'close', lane })
      }
      try {
        await thread.ask((id) => ({ do: 'open', id, lane, effect, format, keeping }), [])
      } catch (error) {
        close()
        throw error
      }
      return {
        process: async (input, used) =>
          thread.ask(
            (id) => ({ do: 'process', id, lane, input, used }),
            [...input.map((samples) => samples.buffer as ArrayBuffer), ...used],
          ),
        finish: async () => thread.ask((id) => ({ do: 'finish', id, lane }), []),
        close,
      }
    },
    close: () => {
      for (const thread of threads) thread?.end()
    },
  }
}

interface RenderThread {
  readonly lanes: Set<number>
  isAlive(): boolean
  ask(make: (id: number) => RenderCall, moved: ArrayBuffer[]): Promise<Rendered>
  tell(call: RenderCall): void
  end(): void
}

function createRenderThread(): RenderThread {
  const worker = new Worker(workerFile(), { resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes } })
  const waiting = new Map<number, { resolve: (made: Rendered) => void; reject: (error: Error) => void }>()
  let isAlive = true
  let count = 0
  // An idle pool keeps nobody from ending.
  worker.unref()
  worker.on('error', (error) => process.emitWarning(error))
  worker.on('exit', () => {
    isAlive = false
    for (const { reject } of waiting.values()) reject(new LaneDied())
    waiting.clear()
  })
  worker.on('message', (answer: RenderAnswer) => {
    const call = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (waiting.size === 0) worker.unref()
    if ('threw' in answer) call?.reject(new Error(answer.threw))
    else call?.resolve(answer.made)
  })
  return {
    lanes: new Set(),
    isAlive: () => isAlive,
    ask: async (make, moved) =>
      new Promise((resolve, reject) => {
        if (!isAlive) return reject(new LaneDied())
        const id = ++count
        waiting.set(id, { resolve, reject })
        worker.ref()
        worker.postMessage(make(id), moved)
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
  return new URL(import.meta.url.endsWith('.ts') ? './renderWorker.ts' : './renderWorker.js', import.meta.url)
}
