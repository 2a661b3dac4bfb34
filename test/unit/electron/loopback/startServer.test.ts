import { request, type IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startServer, type LoopbackServer } from '../../../../electron/loopback/startServer.ts'
import type { EventListener } from '../../../../electron/app/eventHub.ts'
import { ok } from '../../../../shared/result.ts'
import { callerOf, nextMessage, type Answer } from '../../../support/loopbackCaller.ts'

type Listener = EventListener

let server: LoopbackServer
let listeners: Set<Listener>
const app = {
  invoke: vi.fn(async (channel: string, input: unknown) => ok<unknown>({ channel, input: input ?? null })),
  onEvent: (listener: Listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  fetch: vi.fn(
    async (asked: Request) => new Response(`${asked.method} ${new URL(asked.url).pathname} ${await asked.text()}`),
  ),
  logError: vi.fn(),
}
beforeEach(async () => {
  listeners = new Set()
  vi.clearAllMocks()
  server = await startServer(app)
})
afterEach(() => server.close())

const { http, connect } = callerOf(() => server.origin)

async function visit(visits: 'once' | 'many' = 'many'): Promise<{ answer: Answer; cookie: string }> {
  const address = new URL(server.issueAddress(visits))
  const answer = await http(address.pathname + address.search)
  return { answer, cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '' }
}

test("the first visit turns the token into a cookie that scripts and other pages can't use, and cleans the address", async () => {
  const { answer, cookie } = await visit()
  expect([answer.status, answer.headers.location]).toEqual([303, '/'])
  expect(answer.headers['set-cookie']?.[0]).toMatch(/; HttpOnly; SameSite=Strict; Path=\/$/)
  expect(app.fetch).not.toHaveBeenCalled()

  const page = await http('/', { headers: { cookie } })
  expect([page.status, page.text]).toEqual([200, 'GET / '])
})

test('who comes from a page on disk goes on from a page of ours, as the cookie counts only there', async () => {
  const address = new URL(server.issueAddress('once'))
  const answer = await http(address.pathname + address.search, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect([answer.status, answer.headers['set-cookie']?.length]).toEqual([200, 1])
  expect(answer.text).toContain('http-equiv="refresh" content="0; url=/"')
  expect(answer.text).not.toContain('token')
})

test('an address for one visit opens once', async () => {
  const address = new URL(server.issueAddress('once'))
  const first = await http(address.pathname + address.search)
  const second = await http(address.pathname + address.search)
  expect([first.status, second.status]).toEqual([303, 403])
  expect(second.text).toContain('used already')
})

test("without cookie, with a wrong one or with another copy's, nothing is served", async () => {
  const { cookie } = await visit()
  const wrong = [
    {},
    { cookie: 'tapehand=1' },
    { cookie: `${cookie}x` },
    { cookie: cookie.replace(/=.*/, '=') },
    { cookie: cookie.replace(/^tapehand-\d+/, 'tapehand-1') },
  ]
  for (const headers of wrong) {
    const answer = await http('/index.html', { headers: headers as Record<string, string> })
    expect(answer.status).toBe(403)
  }
  expect(app.fetch).not.toHaveBeenCalled()
})

test.each(['/?token=', '/?token=wrong', '/?token=a&token=b'])('a wrong token (%s) opens nothing', async (target) => {
  const answer = await http(target)
  expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined])
})

test('the cookie of a page that came under another name is not enough (DNS rebinding)', async () => {
  const { cookie } = await visit()
  for (const host of [
    'evil.example',
    `localhost:${new URL(server.origin).port}`,
    '127.0.0.1',
    `127.0.0.1:${Number(new URL(server.origin).port) + 1}`,
  ]) {
    expect((await http('/', { headers: { cookie, host } })).status).toBe(403)
  }
  const address = new URL(server.issueAddress('many'))
  expect((await http(address.pathname + address.search, { headers: { host: 'evil.example' } })).status).toBe(403)
})

test('another page can neither post nor fetch, even with the cookie', async () => {
  const { cookie } = await visit()
  for (const headers of [
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]) {
    expect(
      (
        await http('/import?name=a.wav', {
          method: 'POST',
          headers: { cookie, ...(headers as Record<string, string>) },
          body: 'x',
        })
      ).status,
    ).toBe(403)
  }
  expect(app.fetch).not.toHaveBeenCalled()
})

test.each(['//', '//evil.example/', 'http://[', '*'])(
  'a request line with %s in place of a path does no harm',
  async (target) => {
    const { cookie } = await visit()
    expect((await http(target, { method: 'OPTIONS', headers: { cookie } })).status).toBe(403)
    expect((await http('/', { headers: { cookie } })).status).toBe(200)
  },
)

test('our own page can post', async () => {
  const { cookie } = await visit()
  const answer = await http('/import?name=a.wav', {
    method: 'POST',
    headers: { cookie, origin: server.origin, 'sec-fetch-site': 'same-origin' },
    body: 'the bytes',
  })
  expect([answer.status, answer.text]).toEqual([200, 'POST /import the bytes'])
})

test('the bridge answers under the number of the question, and passes events on until the page leaves', async () => {
  const { cookie } = await visit()
  const socket = (await connect({ cookie, origin: server.origin })) as WebSocket
  const answered = nextMessage(socket)
  socket.send(JSON.stringify({ id: 7, channel: 'app:history:undo' }))
  expect(await answered).toEqual({ id: 7, result: ok({ channel: 'app:history:undo', input: null }) })

  const told = nextMessage(socket)
  for (const listener of listeners) listener('app:notice', { text: 'hello' })
  expect(await told).toEqual({ channel: 'app:notice', payload: { text: 'hello' } })

  expect(server.pages()).toBe(1)
  socket.close()
  await vi.waitFor(() => expect([listeners.size, server.pages()]).toEqual([0, 0]))
})

test('the bridge is shut to everyone who is not our page', async () => {
  const { cookie } = await visit()
  const strangers = [
    {},
    { cookie },
    { origin: server.origin },
    { cookie, origin: 'http://evil.example' },
    { cookie, origin: 'null' },
    { cookie, origin: server.origin, host: 'evil.example' },
  ]
  for (const headers of strangers) expect(await connect(headers as Record<string, string>)).toBe(403)
  expect(await connect({ cookie, origin: server.origin }, '/other')).toBe(403)
  expect(listeners.size).toBe(0)
})

test.each(['not json', '{}', '{"id":"1","channel":"app:state:get"}', '[]', 'null', '{"id":1}'])(
  'the message %s ends the connection of that page only',
  async (text) => {
    const { cookie } = await visit()
    const [bad, good] = (await Promise.all([
      connect({ cookie, origin: server.origin }),
      connect({ cookie, origin: server.origin }),
    ])) as [WebSocket, WebSocket]
    const closed = new Promise((code) => bad.once('close', code))
    bad.send(text)
    expect(await closed).toBe(1003)

    const answered = nextMessage(good)
    good.send(JSON.stringify({ id: 1, channel: 'app:history:redo' }))
    expect(await answered).toMatchObject({ id: 1 })
    good.close()
  },
)

test('a body is read only as fast as it is taken, and dropped when the page goes away', async () => {
  const { cookie } = await visit()
  let pulled = 0
  const cancelled = Promise.withResolvers<void>()
  app.fetch.mockImplementationOnce(
    async () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            pulled += 1
            controller.enqueue(new Uint8Array(65_536))
          },
          cancel: () => cancelled.resolve(),
        }),
      ),
  )
  const { hostname, port } = new URL(server.origin)
  const asked = request({ hostname, port, path: '/media/mix.wav', headers: { cookie } })
  const incoming = await new Promise<IncomingMessage>((answer) =>
    asked
      .on('response', answer)
      .on('error', () => undefined)
      .end(),
  )
  incoming.once('readable', () => asked.destroy())
  await cancelled.promise
  const taken = pulled
  await new Promise((turn) => setImmediate(turn))
  expect(pulled).toBe(taken)
  expect(pulled).toBeLessThan(1000)
})

test('a fetch that breaks ends that answer and is logged', async () => {
  const { cookie } = await visit()
  const broken = new Error('inside')
  app.fetch.mockRejectedValueOnce(broken)
  await expect(http('/', { headers: { cookie } })).rejects.toThrow()
  expect(app.logError).toHaveBeenCalledWith('loopback:http', broken)
  expect((await http('/', { headers: { cookie } })).status).toBe(200)
})

test('so many pages are let in, and no more', async () => {
  const { cookie } = await visit()
  const headers = { cookie, origin: server.origin }
  const pages = await Promise.all(Array.from({ length: 18 }, () => connect(headers)))
  const open = pages.filter((page) => page instanceof WebSocket)
  expect([open.length, pages.filter((page) => page === 503).length]).toEqual([16, 2])
  open[0]?.terminate()
  await vi.waitFor(async () => expect(await connect(headers)).toBeInstanceOf(WebSocket))
})

test('a page that asks without end is shut out, and the app does no more of it', async () => {
  const { cookie } = await visit()
  const socket = await connect({ cookie, origin: server.origin })
  if (!(socket instanceof WebSocket)) throw new Error('refused')
  const closed = new Promise<number>((ended) => socket.once('close', ended))
  for (let id = 0; id < 10_000; id++) socket.send(JSON.stringify({ id, channel: 'app:state:get' }))
  expect(await closed).toBe(1008)
  expect(app.invoke.mock.calls.length).toBeLessThan(5000)
})

test('what is sent by somebody who was refused is not read to its end', async () => {
  const { hostname, port } = new URL(server.origin)
  let sent = 0
  const ended = await new Promise<string>((answer) => {
    const asked = request({ hostname, port, path: '/media/upload', method: 'POST' })
    asked.on('error', () => answer('cut off')).on('close', () => answer('cut off'))
    const part = Buffer.alloc(1024 ** 2)
    const more = () => {
      while (sent < 256 && !asked.destroyed && asked.write(part)) sent++
      if (sent >= 256) answer('read to its end')
    }
    asked.on('drain', more)
    more()
  })
  expect([ended, sent < 64]).toEqual(['cut off', true])
})
