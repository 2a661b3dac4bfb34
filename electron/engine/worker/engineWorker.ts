import { parentPort, workerData } from 'node:worker_threads'
import type { EngineOptions } from '../index.ts'
import { openLocalEngine } from '../localEngine.ts'
import { createEngineHost } from './engineHost.ts'
import type { Call } from './protocol.ts'
import { createSender } from './wire.ts'

/** The engine's thread: opens the project of its options and serves calls until it is closed. */
if (parentPort !== null) await serve(parentPort, workerData as EngineOptions)

async function serve(port: NonNullable<typeof parentPort>, options: EngineOptions): Promise<void> {
  const sender = createSender((wire, moved) => port.postMessage(wire, moved))
  const opened = openLocalEngine(options)
  if (!opened.ok) return sender.event({ event: 'refused', error: opened.error })
  const host = await createEngineHost(opened.value, (event) => sender.event(event))
  port.on('message', ({ id, call }: { id: number; call: Call }) => {
    host.answer(call).then(
      (value) => sender.answer(id, call, value),
      (error: unknown) => sender.threw(id, error),
    )
  })
}
