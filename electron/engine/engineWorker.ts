import { parentPort } from 'node:worker_threads'
import type { EngineOptions } from './contract.ts'
import { openLocalEngine } from './localEngine.ts'
import { openProject } from './projectFile/openProject.ts'
import { postEvent, postEventSoon, serveThread, toldFirst } from './threads/serveThread.ts'
import { createEngineHost } from './worker/engineHost.ts'
import type { Call } from './worker/protocol.ts'
import { createPacker } from './worker/wire.ts'

/** The engine's thread: opens the project of the options that it is told, and serves calls until it is closed. */
if (parentPort !== null) await serve((await toldFirst()) as EngineOptions)

async function serve(options: EngineOptions): Promise<void> {
  const packer = createPacker()
  const opened = openLocalEngine({ ...options, now: () => new Date().getTime() }, await openProject(options))
  if (!opened.ok) return postEvent(packer.event({ event: 'refused', error: opened.error }))
  // Most changes come of a call, whose answer follows.
  const answer = await createEngineHost(opened.value, (event) =>
    (event.event === 'changed' ? postEventSoon : postEvent)(packer.event(event)),
  )
  serveThread({
    answer: async (call) => answer(call as Call),
    pack: (value, call) => packer.answer(call as Call, value),
  })
}
