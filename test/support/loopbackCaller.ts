import { request, type IncomingMessage } from 'node:http'
import { WebSocket } from 'ws'

export interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

/** What a page, or somebody else, can send to a server at `origin()`. */
export function callerOf(origin: () => string) {
  /** Plain HTTP, so that Host, Origin and Cookie can be what they want. */
  function http(
    target: string,
    options: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Answer> {
    const { hostname, port } = new URL(origin())
    return new Promise((answer, failed) => {
      const asked = request(
        { hostname, port, path: target, method: options.method ?? 'GET', headers: options.headers ?? {} },
        (incoming) => {
          const parts: Buffer[] = []
          incoming.on('data', (part: Buffer) => parts.push(part)).on('error', failed)
          incoming.on('end', () =>
            answer({ status: incoming.statusCode ?? 0, headers: incoming.headers, text: String(Buffer.concat(parts)) }),
          )
        },
      )
      asked.on('error', failed).end(options.body)
    })
  }

  function connect(headers: Record<string, string>, target = '/bridge'): Promise<WebSocket | number> {
    const socket = new WebSocket(`${origin().replace('http', 'ws')}${target}`, { headers })
    return new Promise((answer) => {
      socket.on('open', () => answer(socket))
      socket.on('unexpected-response', (_asked, { statusCode }) => answer(statusCode ?? 0))
      socket.on('error', () => answer(0))
    })
  }

  return { http, connect }
}

export const nextMessage = (socket: WebSocket) =>
  new Promise<unknown>((got) => socket.once('message', (bytes) => got(JSON.parse((bytes as Buffer).toString('utf8')))))
