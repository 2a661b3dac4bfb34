import { app, type Engine, type LocalEngine } from '../contract.ts'
import { endedWithUs } from '../programs/children.ts'
import { ThreadDied } from '../threads/thread.ts'
import { createEngineHost } from './engineHost.ts'
import type { Event, Link } from './protocol.ts'
import { createRemoteEngine } from './remoteEngine.ts'

/** The port of an engine in this very thread. */
export async function createInlineEngine(local: LocalEngine): Promise<Engine> {
  const listeners: ((event: Event) => void)[] = []
  const closing: (() => void)[] = []
  let isOpen = true
  const programs = endedWithUs()
  const answer = await createEngineHost(local, (event) => {
    if (event.event === 'programs') programs.now(event.running)
    for (const listener of listeners) listener(event)
  })
  const link: Link = {
    call: async (call) => {
      if (!isOpen) throw new ThreadDied()
      return answer(call)
    },
    onEvent: (listener) => void listeners.push(listener),
    onClosed: (listener) => void closing.push(listener),
    end: async () => {
      isOpen = false
      programs.end()
      for (const listener of closing.splice(0)) listener()
    },
  }
  return createRemoteEngine(link, { view: await local.editor.view(app), jobs: local.jobs() })
}
