import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import type { App } from '../app/index.ts'
import { bridge } from './bridge.ts'
import { createGuard, type Caller, type Guard } from './guard.ts'
import { pageTo } from './openDoor.ts'
import { serveHttp } from './serveHttp.ts'

/** A browser uses a handful for each page. */
const mostConnections = 200
const mostPages = 16

export interface LoopbackServer {
  readonly origin: string
  issueAddress: Guard['issueAddress']
  /** How many pages are connected. */
  pages(): number
  /** Called at every change of it. */
  onPages(listener: (count: number) => void): void
  close(): Promise<void>
}

/** Serves the app on 127.0.0.1, to those whom it has let in. */
export async function startServer(
  app: Pick<App, 'invoke' | 'onEvent' | 'fetch' | 'logError'>,
  port = 0,
): Promise<LoopbackServer> {
  // A large file may take its time; who says nothing at all may not.
  const server = createServer({ requestTimeout: 0, headersTimeout: 20_000, connectionsCheckingInterval: 5000 })
  server.maxConnections = mostConnections
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 4 * 1024 ** 2 })
  const listeners = new Set<(count: number) => void>()
  const tellPages = () => listeners.forEach((listener) => listener(sockets.clients.size))

  await new Promise<void>((listening, failed) => server.once('error', failed).listen(port, '127.0.0.1', listening))
  const guard = createGuard((server.address() as AddressInfo).port)

  server.on('request', (incoming, outgoing) => {
    const verdict = guard.judge(callerOf(incoming))
    const plain = {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    }
    if (verdict.kind === 'refuse') {
      // Nothing more of it is read.
      outgoing.once('finish', () => incoming.destroy())
      return outgoing.writeHead(verdict.status, { ...plain, connection: 'close' }).end(verdict.sentence)
    }
    if (verdict.kind === 'admit') {
      const kept = { ...plain, 'set-cookie': verdict.cookie }
      return verdict.onBy === 'redirect'
        ? outgoing.writeHead(303, { ...kept, location: '/' }).end()
        : outgoing.writeHead(200, { ...kept, 'content-type': 'text/html; charset=utf-8' }).end(pageTo('/'))
    }
    serveHttp(incoming, outgoing, guard.origin, app.fetch).catch((error: unknown) => {
      app.logError('loopback:http', error)
      outgoing.destroy()
    })
  })
  server.on('upgrade', (incoming, socket, head) => {
    const isBridge = incoming.url === '/bridge'
    if (!isBridge || guard.judgeSocket(callerOf(incoming)).kind !== 'enter')
      return socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')
    if (sockets.clients.size >= mostPages)
      return socket.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n')
    sockets.handleUpgrade(incoming, socket, head, (page) => {
      bridge(page, app)
      page.once('close', () => setImmediate(tellPages))
      tellPages()
    })
  })
  return {
    origin: guard.origin,
    issueAddress: (visits) => guard.issueAddress(visits),
    pages: () => sockets.clients.size,
    onPages: (listener) => void listeners.add(listener),
    close: async () => {
      for (const page of sockets.clients) page.terminate()
      server.closeAllConnections()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

function callerOf({ method, url, headers }: IncomingMessage): Caller {
  return {
    method: method ?? 'GET',
    url: url ?? '/',
    host: headers.host,
    origin: headers.origin,
    cookie: headers.cookie,
    site: headers['sec-fetch-site'],
  }
}
