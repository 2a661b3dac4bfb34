import { failure } from '../../shared/failures/index.ts'
import type { Bridge } from '../../shared/ipc/channels.ts'
import { err } from '../../shared/result.ts'

interface Answer {
  readonly id: number
  readonly result: unknown
}
interface Pushed {
  readonly channel: string
  readonly payload: unknown
}

/** The bridge of a page that no preload script has given one: the same messages over a WebSocket. */
export function createWebBridge(socket: WebSocket, onLost: () => void): Bridge {
  const waiting = new Map<number, (result: unknown) => void>()
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const unsent: string[] = []
  let nextId = 1
  let lost = false

  const lose = () => {
    if (lost) return
    lost = true
    for (const answer of waiting.values()) answer(err(failure('ipc/disconnected')))
    waiting.clear()
    onLost()
  }
  const receive = (message: Answer | Pushed) => {
    if ('channel' in message) {
      for (const listener of listeners.get(message.channel) ?? []) listener(message.payload)
      return
    }
    const answer = waiting.get(message.id)
    waiting.delete(message.id)
    answer?.(message.result)
  }
  socket.addEventListener('open', () => {
    for (const text of unsent.splice(0)) socket.send(text)
  })
  socket.addEventListener('message', (event: MessageEvent<string>) =>
    receive(JSON.parse(event.data) as Answer | Pushed),
  )
  socket.addEventListener('close', lose)
  socket.addEventListener('error', lose)

  const bridge = {
    invoke: (channel: string, input: unknown) =>
      new Promise((resolve) => {
        if (lost) return resolve(err(failure('ipc/disconnected')))
        const id = nextId++
        waiting.set(id, resolve)
        const text = JSON.stringify({ id, channel, input })
        if (socket.readyState === WebSocket.CONNECTING) unsent.push(text)
        else socket.send(text)
      }),
    on: (channel: string, listener: (payload: unknown) => void) => {
      const all = listeners.get(channel) ?? new Set()
      listeners.set(channel, all.add(listener))
      return () => void all.delete(listener)
    },
    pathOf: () => '',
  }
  return bridge as Bridge
}
