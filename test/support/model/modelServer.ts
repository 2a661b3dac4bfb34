import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What came in. */
export interface Asked {
  readonly path: string
  readonly authorization: string
  readonly body: {
    readonly model: string
    readonly stream?: boolean
    readonly messages: readonly Record<string, unknown>[]
    readonly tools?: readonly unknown[]
    readonly [extra: string]: unknown
  }
}

export type Answer = (response: ServerResponse, asked: Asked) => void

export interface RawModelServer {
  readonly baseUrl: string
  readonly asked: readonly Asked[]
  /** What it tells of itself, by path; nothing at first. */
  readonly lists: Record<string, unknown>
  close(): Promise<void>
}

/** For what a well-behaved mock does not do: each request gets the next answer, the last one for ever. */
export async function startRawModelServer(...answers: readonly Answer[]): Promise<RawModelServer> {
  const asked: Asked[] = []
  const lists: Record<string, unknown> = {}
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      const list = lists[request.url ?? '']
      response.writeHead(list === undefined ? 404 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(list ?? {}))
      return
    }
    void readAsked(request).then((one) => {
      asked.push(one)
      answers[Math.min(asked.length, answers.length) - 1]?.(response, one)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    lists,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** Server-sent events with these frames as they are, then the end. */
export const frames =
  (...texts: readonly string[]): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const text of texts) response.write(text)
    response.end()
  }

/** One frame with a delta. */
export function delta(part: unknown, finish: string | null = null): string {
  return `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta: part, finish_reason: finish }] })}\n\n`
}

export const done = 'data: [DONE]\n\n'

/** A text, streamed and ended properly. */
export const says = (text: string): Answer =>
  frames(delta({ role: 'assistant', content: text }), delta({}, 'stop'), done)

/** A status with a JSON error. */
export const refuses =
  (status: number, error: Record<string, unknown> = {}, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify({ error }))
  }

/** A whole completion as JSON, from a server that does not stream. */
export const wholeAnswer =
  (message: unknown, finish = 'stop'): Answer =>
  (response) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: finish }] }))
  }

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return {
    path: request.url ?? '',
    authorization: request.headers.authorization ?? '',
    body: JSON.parse(Buffer.concat(parts).toString('utf8')) as Asked['body'],
  }
}
