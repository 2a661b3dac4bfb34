import { parentPort, workerData } from 'node:worker_threads'
import type { EngineOptions } from '../index.ts'
import { openLocalEngine } from '../localEngine.ts'
import { createEngineHost } from './engineHost.ts'
import type { Answer, Call, Event } from './protocol.ts'

/** The engine's thread: opens the project of its options and serves calls until it is closed. */
if (parentPort !== null) await serve(parentPort, workerData as EngineOptions)

async function serve(port: NonNullable<typeof parentPort>, options: EngineOptions): Promise<void> {
  const tell = (event: Event): void => port.postMessage(event)
  const opened = openLocalEngine(options)
  if (!opened.ok) return tell({ event: 'refused', error: opened.error })
  const host = await createEngineHost(opened.value, tell)
  port.on('message', (message: { id: number; call: Call }) => {
    const { id, call } = message
    host.answer(call).then(
      (value) => port.postMessage({ id, value } satisfies Answer, moved(value)),
      (error: unknown) => port.postMessage({ id, threw: error instanceof Error ? (error.stack ?? error.message) : String(error) } satisfies Answer),
    )
  })
}

/** Samples and peaks are made for the one who asked: they change threads without being copied. */
function moved(value: unknown): ArrayBuffer[] {
  const array = value instanceof Int16Array ? value : hasPeaks(value) ? value.peaks : null
  return array?.buffer instanceof ArrayBuffer && array.byteLength > 0 ? [array.buffer] : []
}

function hasPeaks(value: unknown): value is { peaks: Int8Array } {
  return typeof value === 'object' && value !== null && 'peaks' in value && value.peaks instanceof Int8Array
}
