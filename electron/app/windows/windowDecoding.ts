import { randomUUID } from 'node:crypto'
import type { FromWindow, WindowAnswer, WindowMessage } from '../../../shared/schemas/windowSound.ts'
import type { Engine } from '../../engine/index.ts'
import type { EventHub } from '../eventHub.ts'
import { openFileToShow, type FileToShow } from './fileToShow.ts'

type Decoding = Pick<Engine, 'onWindowRequest' | 'takeFromWindow'>

/** Files that open windows decode for engines. A file goes to one window, by an id that says nothing of its path. */
export interface WindowDecoding {
  /** From now on what this engine asks for is put to the windows; gives back what ends it. */
  join(engine: Decoding): () => void
  /** Ids of files that no window has taken yet: for one that has just come. */
  waiting(): string[]
  /** The size of a file that this window decodes from now on; null where another one does, or nobody waits for it. */
  take(id: string): Promise<{ readonly size: number } | null>
  /** Bytes of it; null where nobody waits for it any more. */
  read(id: string, from: number, to: number): Promise<Uint8Array<ArrayBuffer> | null>
  /** Answers when what the window says is taken: it waits so long. */
  hear(id: string, message: WindowMessage, bytes: Uint8Array): Promise<WindowAnswer>
}

/** Milliseconds. */
export interface Patience {
  /** Until a window takes a file: one may be loading. */
  readonly untilTaken: number
  /** A window that has taken one shows twice in this time that it is there. */
  readonly untilMissed: number
}

const usual: Patience = { untilTaken: 10_000, untilMissed: 5000 }
/** A machine that sleeps must not make its window look gone. */
const mostMissed = 2

interface Request {
  readonly engine: Decoding
  readonly number: number
  readonly path: string
  file: Promise<FileToShow | null> | null
  isSeen: boolean
  missed: number
  timer: NodeJS.Timeout
}

/** All that windows decode, or are to decode, by id. */
class Requests {
  readonly all = new Map<string, Request>()
  readonly #hub: Pick<EventHub, 'emit'>
  readonly #patience: Patience

  constructor(hub: Pick<EventHub, 'emit'>, patience: Patience) {
    this.#hub = hub
    this.#patience = patience
  }

  begin(engine: Decoding, number: number, path: string): void {
    const id = randomUUID()
    const timer = setTimeout(() => void this.tell(id, { kind: 'gone' }), this.#patience.untilTaken)
    this.all.set(id, { engine, number, path, file: null, isSeen: true, missed: 0, timer: timer.unref() })
    this.#hub.emit('app:decoding:asked', { id })
  }

  take(id: string, request: Request): Promise<FileToShow | null> {
    clearTimeout(request.timer)
    request.timer = setInterval(() => this.#lookAfter(id, request), this.#patience.untilMissed).unref()
    request.file = openFileToShow(request.path)
    return request.file
  }

  /** The window that has it shows that it is there. */
  seen(id: string): Request | null {
    const request = this.all.get(id) ?? null
    if (request !== null) request.isSeen = true
    return request
  }

  /** Passes on what came of it; all but sound is the last thing. */
  async tell(id: string, came: FromWindow): Promise<WindowAnswer> {
    const request = this.all.get(id)
    if (request === undefined) return 'over'
    if (came.kind !== 'sound') this.forget(id)
    return request.engine.takeFromWindow({ id: request.number, came })
  }

  forget(id: string): void {
    const request = this.all.get(id)
    if (request === undefined) return
    this.all.delete(id)
    clearTimeout(request.timer)
    void request.file?.then((file) => file?.close())
    this.#hub.emit('app:decoding:over', { id })
  }

  #lookAfter(id: string, request: Request): void {
    request.missed = request.isSeen ? 0 : request.missed + 1
    request.isSeen = false
    if (request.missed >= mostMissed) void this.tell(id, { kind: 'gone' })
  }
}

export function createWindowDecoding(hub: Pick<EventHub, 'emit'>, patience = usual): WindowDecoding {
  const requests = new Requests(hub, patience)
  return {
    join: (engine) => {
      const mine = (): [string, Request][] => [...requests.all].filter(([, request]) => request.engine === engine)
      const leave = engine.onWindowRequest((request) => {
        if (request.kind === 'decode') return requests.begin(engine, request.id, request.path)
        for (const [id, { number }] of mine()) if (number === request.id) requests.forget(id)
      })
      return () => {
        leave()
        for (const [id] of mine()) requests.forget(id)
      }
    },
    waiting: () => [...requests.all].flatMap(([id, { file }]) => (file === null ? [id] : [])),
    take: async (id) => {
      const request = requests.all.get(id)
      if (request === undefined || request.file !== null) return null
      const file = await requests.take(id, request)
      if (file !== null) return { size: file.size }
      void requests.tell(id, { kind: 'cannot', why: 'unreadable' })
      return null
    },
    read: async (id, from, to) => {
      const file = (await requests.seen(id)?.file) ?? null
      return file === null ? null : file.read(from, to)
    },
    hear: async (id, message, bytes) => {
      const request = requests.seen(id)
      if (request === null || request.file === null) return 'over'
      if (message.kind === 'alive') return 'more'
      return requests.tell(id, message.kind === 'sound' ? { ...message, bytes } : message)
    },
  }
}
