// Chromium's DevTools protocol over its two extra file descriptors: JSON messages, each ended by a zero byte.
// A pipe and not a socket, because Chromium quits when the pipe breaks: even a killed stand-in leaves nothing behind.
import { EventEmitter } from 'node:events'
import type { Readable, Writable } from 'node:stream'

/** Protocol answers are untyped here; each caller knows the command it sent. */
export type Answer = any

interface Message {
  id?: number
  sessionId?: string
  method?: string
  params?: Answer
  result?: Answer
  error?: { message: string }
}

interface Waiting {
  method: string
  resolve(answer: Answer): void
  reject(error: Error): void
}

export class DevToolsPipe {
  readonly #events = new EventEmitter().setMaxListeners(0)
  readonly #waiting = new Map<number, Waiting>()
  readonly #writer: Writable
  #lastId = 0
  #partial: Buffer[] = []
  #closed = false

  constructor(writer: Writable, reader: Readable) {
    this.#writer = writer
    writer.on('error', () => this.#close())
    reader.on('data', (chunk: Buffer) => this.#read(chunk))
    reader.on('close', () => this.#close())
  }

  send(method: string, params: object = {}, sessionId?: string): Promise<Answer> {
    if (this.#closed) return Promise.reject(new Error(`${method}: Chromium has ended`))
    const id = (this.#lastId += 1)
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { method, resolve, reject })
      this.#writer.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
  }

  /** Events of the browser itself, or of one attached page when `sessionId` is given. */
  on(method: string, listener: (params: Answer) => void, sessionId = ''): () => void {
    const name = `${sessionId}:${method}`
    this.#events.on(name, listener)
    return () => this.#events.off(name, listener)
  }

  #read(chunk: Buffer): void {
    let from = 0
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, from)) {
      const text = Buffer.concat([...this.#partial, chunk.subarray(from, end)]).toString('utf8')
      this.#partial = []
      from = end + 1
      this.#take(JSON.parse(text) as Message)
    }
    if (from < chunk.length) this.#partial.push(chunk.subarray(from))
  }

  #take(message: Message): void {
    if (message.id === undefined) {
      this.#events.emit(`${message.sessionId ?? ''}:${message.method}`, message.params)
      return
    }
    const waiting = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if (message.error) waiting?.reject(new Error(`${waiting.method}: ${message.error.message}`))
    else waiting?.resolve(message.result)
  }

  #close(): void {
    if (this.#closed) return
    this.#closed = true
    for (const { method, reject } of this.#waiting.values()) reject(new Error(`${method}: Chromium has ended`))
    this.#waiting.clear()
  }
}
