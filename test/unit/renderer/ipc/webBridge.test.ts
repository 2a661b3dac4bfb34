// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { createWebBridge } from '../../../../renderer/ipc/webBridge.ts'

class FakeSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING
  readonly sent: unknown[] = []
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  open() {
    this.readyState = WebSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }
  receive(message: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}

function connect(onLost = () => {}) {
  const socket = new FakeSocket()
  return { socket, bridge: createWebBridge(socket as unknown as WebSocket, onLost) }
}

test('questions asked before the socket is open are sent once it is, in order', () => {
  const { socket, bridge } = connect()
  void bridge.invoke('app:history:undo', undefined)
  void bridge.invoke('app:chat:send', { text: 'hello' })
  expect(socket.sent).toEqual([])

  socket.open()

  expect(socket.sent).toEqual([
    { id: 1, channel: 'app:history:undo' },
    { id: 2, channel: 'app:chat:send', input: { text: 'hello' } },
  ])
})

test('answers find their questions by number, in any order', async () => {
  const { socket, bridge } = connect()
  socket.open()
  const first = bridge.invoke('app:history:undo', undefined)
  const second = bridge.invoke('app:history:redo', undefined)

  socket.receive({ id: 2, result: { ok: true, value: { label: 'Cut' } } })
  socket.receive({ id: 1, result: { ok: true, value: { label: 'Trim' } } })

  expect(await first).toEqual({ ok: true, value: { label: 'Trim' } })
  expect(await second).toEqual({ ok: true, value: { label: 'Cut' } })
})

test('events reach the listeners of their channel until they leave', () => {
  const { socket, bridge } = connect()
  const heard = vi.fn()
  const leave = bridge.on('app:notice', heard)

  socket.receive({ channel: 'app:notice', payload: { text: 'hi', tone: 'info' } })
  socket.receive({ channel: 'app:jobs:changed', payload: [] })
  leave()
  socket.receive({ channel: 'app:notice', payload: { text: 'again', tone: 'info' } })

  expect(heard.mock.calls).toEqual([[{ text: 'hi', tone: 'info' }]])
})

test('when the socket closes, open questions fail, later ones too, and it is said once', async () => {
  const onLost = vi.fn()
  const { socket, bridge } = connect(onLost)
  socket.open()
  const open = bridge.invoke('app:history:undo', undefined)

  socket.dispatchEvent(new Event('error'))
  socket.dispatchEvent(new Event('close'))

  expect(await open).toMatchObject({ ok: false, error: { code: 'ipc/disconnected' } })
  expect(await bridge.invoke('app:history:redo', undefined)).toMatchObject({
    ok: false,
    error: { code: 'ipc/disconnected' },
  })
  expect(onLost).toHaveBeenCalledTimes(1)
})
