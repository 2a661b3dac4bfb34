import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ModelReply } from './caseSchema.ts'

export interface ModelServer {
  readonly baseUrl: string
  /** How often it was asked. */
  asked(): number
  close(): Promise<void>
}

/**
 * A chat-completions server on loopback that gives the replies of a case in order, streamed when asked to. Past the
 * last one it refuses.
 */
export async function startModelServer(replies: readonly ModelReply[]): Promise<ModelServer> {
  let asked = 0
  const server = createServer((request, response) => {
    if (request.method === 'GET') return void response.writeHead(404).end()
    void readBody(request).then((body) => {
      const reply = replies[asked]
      asked += 1
      if (reply === undefined) refuse(response, replies.length)
      else if (body.includes('"stream":true')) stream(response, reply)
      else answer(response, reply)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked: () => asked,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

function callsOf(reply: ModelReply) {
  return (reply.tool_calls ?? []).map((call, index) => ({
    index,
    id: call.id ?? `call_${index + 1}`,
    type: 'function',
    function: { name: call.name, arguments: call.arguments_text ?? JSON.stringify(call.arguments ?? {}) },
  }))
}

/** Content in small parts and arguments in two, as real servers send them. */
function stream(response: ServerResponse, reply: ModelReply): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (delta: unknown, finish: string | null = null) =>
    response.write(
      `data: ${JSON.stringify(frame([{ index: 0, delta, finish_reason: finish }], 'chat.completion.chunk'))}\n\n`,
    )
  send({ role: 'assistant' })
  for (const part of (reply.content ?? '').match(/.{1,12}/gsu) ?? []) send({ content: part })
  for (const {
    function: { name, arguments: text },
    ...call
  } of callsOf(reply)) {
    const middle = Math.ceil(text.length / 2)
    send({ tool_calls: [{ ...call, function: { name, arguments: text.slice(0, middle) } }] })
    send({ tool_calls: [{ index: call.index, function: { arguments: text.slice(middle) } }] })
  }
  send({}, callsOf(reply).length === 0 ? 'stop' : 'tool_calls')
  response.end('data: [DONE]\n\n')
}

function answer(response: ServerResponse, reply: ModelReply): void {
  const calls = callsOf(reply)
  const message = {
    role: 'assistant',
    content: reply.content ?? null,
    ...(calls.length === 0 ? {} : { tool_calls: calls }),
  }
  const choice = { index: 0, message, finish_reason: calls.length === 0 ? 'stop' : 'tool_calls' }
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify(frame([choice], 'chat.completion')))
}

function frame(choices: unknown, object: string) {
  return { id: 'case', object, created: 0, model: 'case', choices }
}

/** A status that is not tried again. */
function refuse(response: ServerResponse, count: number): void {
  const message = `the case brings ${count} model replies, and another one was asked for`
  response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message } }))
}
