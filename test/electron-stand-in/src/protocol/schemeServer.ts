// The loopback server behind custom schemes: rebuilds the request as the app expects it and streams the answer.
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { requestedUserData } from '../launch.ts'
import { fromHttp, rewritePolicy, setPort, toHttp } from './addresses.ts'
import { handlerFor, isHandled } from './protocol.ts'

const ofTheConnection = /^(host|connection|upgrade|keep-alive|transfer-encoding|proxy-.*)$/
const policyHeaders = /^content-security-policy(-report-only)?$/
const addressHeaders = new Set(['location', 'access-control-allow-origin'])

function requestFrom(incoming: IncomingMessage, url: string, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value === undefined || ofTheConnection.test(name)) continue
    const text = Array.isArray(value) ? value.join(', ') : value
    headers.set(name, name === 'origin' || name === 'referer' ? fromHttp(text) : text)
  }
  const method = incoming.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? { body: Readable.toWeb(incoming) as unknown as BodyInit, duplex: 'half' } : {}
  return new Request(url, { method, headers, signal, ...body } as RequestInit)
}

function headersOf(response: Response): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {}
  for (const [name, value] of response.headers) {
    if (policyHeaders.test(name)) headers[name] = rewritePolicy(value, isHandled)
    else if (addressHeaders.has(name)) headers[name] = toHttp(value, isHandled)
    else headers[name] = value
  }
  const cookies = response.headers.getSetCookie()
  return cookies.length > 0 ? { ...headers, 'set-cookie': cookies } : headers
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const url = fromHttp(`http://${incoming.headers.host}${incoming.url}`)
  const handler = handlerFor(url.slice(0, url.indexOf(':')))
  // Chromium asks for an icon of every http site; Electron never does.
  if (!handler || incoming.url === '/favicon.ico') {
    outgoing.writeHead(404).end()
    return
  }
  const gone = new AbortController()
  outgoing.once('close', () => gone.abort())
  const response = await handler(requestFrom(incoming, url, gone.signal))
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  outgoing.writeHead(response.status, headersOf(response))
  if (!response.body) {
    outgoing.end()
    return
  }
  // A player that seeks drops the connection; the app's stream is then cancelled, which is no failure.
  await pipeline(Readable.fromWeb(response.body as unknown as NodeReadableStream), outgoing).catch(() => {})
}

/**
 * The same port for the same userData folder where possible: the port is part of the origin that storage belongs to.
 */
async function listen(server: Server): Promise<number> {
  const userData = requestedUserData()
  const file = userData && path.join(userData, 'stand-in-port')
  let remembered = 0
  try {
    if (file) remembered = Number(readFileSync(file, 'utf8'))
  } catch {
    remembered = 0
  }
  server.listen(remembered, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }
  const { port } = server.address() as AddressInfo
  if (file) {
    mkdirSync(userData, { recursive: true })
    writeFileSync(file, String(port))
  }
  return port
}

export async function startSchemeServer(): Promise<void> {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      console.error(error)
      if (!outgoing.headersSent) outgoing.writeHead(500)
      outgoing.end()
    })
  })
  setPort(await listen(server))
}
