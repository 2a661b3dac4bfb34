import type { FromPage, ToPage } from '../ipc/messages.ts'
import type { Wire } from '../ipc/wire.ts'

type Listener = (event: unknown, ...args: unknown[]) => void

interface Waiting {
  channel: string
  resolve(value: unknown): void
  reject(error: Error): void
}

export interface PageIpc {
  ipcRenderer: Record<string, unknown>
  deliver(message: ToPage): void
}

/** Runs in the page and must stay self-contained. */
export function createIpcRenderer(wire: Wire, post: (message: FromPage) => void): PageIpc {
  const listeners = new Map<string, { call: Listener; given: Listener }[]>()
  const waiting = new Map<string, Waiting>()
  const documentMark = Math.random().toString(36).slice(2)
  let lastId = 0

  const add = (channel: string, call: Listener, given: Listener): unknown => {
    listeners.set(channel, [...(listeners.get(channel) ?? []), { call, given }])
    return ipcRenderer
  }
  const remove = (channel: string, given: Listener): unknown => {
    const all = listeners.get(channel) ?? []
    const index = all.findLastIndex((one) => one.given === given)
    listeners.set(
      channel,
      all.filter((_one, at) => at !== index),
    )
    return ipcRenderer
  }
  const on = (channel: string, listener: Listener): unknown => add(channel, listener, listener)
  const once = (channel: string, listener: Listener): unknown => {
    const call: Listener = (...args) => {
      remove(channel, listener)
      listener(...args)
    }
    return add(channel, call, listener)
  }
  const absent = (name: string) => () => {
    throw new Error(`electron stand-in: ipcRenderer.${name} is not implemented`)
  }

  const ipcRenderer: Record<string, unknown> = {
    invoke: async (channel: string, ...args: unknown[]) => {
      const id = `${documentMark}:${(lastId += 1)}`
      const payload = wire.encode(args)
      return new Promise((resolve, reject) => {
        waiting.set(id, { channel, resolve, reject })
        post({ kind: 'invoke', id, channel, payload })
      })
    },
    send: (channel: string, ...args: unknown[]) => post({ kind: 'send', channel, payload: wire.encode(args) }),
    on,
    addListener: on,
    once,
    off: remove,
    removeListener: remove,
    removeAllListeners: (channel?: string) => {
      if (channel === undefined) listeners.clear()
      else listeners.delete(channel)
      return ipcRenderer
    },
    listenerCount: (channel: string) => listeners.get(channel)?.length ?? 0,
    sendSync: absent('sendSync'),
    sendToHost: absent('sendToHost'),
    postMessage: absent('postMessage'),
  }

  const deliver = (message: ToPage): void => {
    if (message.kind === 'push') {
      const args = wire.decode(message.payload) as unknown[]
      for (const { call } of listeners.get(message.channel) ?? []) call({ sender: ipcRenderer, ports: [] }, ...args)
      return
    }
    const caller = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.kind === 'answer') caller?.resolve(wire.decode(message.payload))
    else caller?.reject(new Error(`Error invoking remote method '${caller.channel}': ${message.error}`))
  }

  return { ipcRenderer, deliver }
}
