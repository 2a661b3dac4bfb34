import type { Engine } from '../index.ts'
import { createEngineHost } from './engineHost.ts'
import { LinkClosed, type Event, type Link } from './protocol.ts'

/** To an engine in this very thread. */
export async function createInlineLink(engine: Engine): Promise<Link> {
  const listeners: ((event: Event) => void)[] = []
  const closing: (() => void)[] = []
  let isOpen = true
  const host = await createEngineHost(engine, (event) => {
    for (const listener of listeners) listener(event)
  })
  return {
    call: async (call) => {
      if (!isOpen) throw new LinkClosed()
      return host.answer(call)
    },
    onEvent: (listener) => void listeners.push(listener),
    onClosed: (listener) => void closing.push(listener),
    end: async () => {
      isOpen = false
      for (const listener of closing.splice(0)) listener()
    },
  }
}
