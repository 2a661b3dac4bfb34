import { z } from 'zod'
import type { WebSocket } from 'ws'
import type { App } from '../app/index.ts'

const messageSchema = z.object({ id: z.number().int(), channel: z.string(), input: z.unknown().optional() })

const [mostAtOnce, mostPerSecond] = [2000, 500]
/** Questions that are not answered yet. */
const mostWaiting = 1000

/** A page that hangs must not let what it is sent pile up without end. */
const mostBuffered = 64 * 1024 ** 2

/** Joins one page to the app: questions with a number, answers with the same number, events without one. */
export function bridge(socket: WebSocket, app: Pick<App, 'invoke' | 'onEvent'>): void {
  const send = (message: unknown) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > mostBuffered) return socket.terminate()
    socket.send(JSON.stringify(message))
  }
  const stop = app.onEvent((channel, payload) => send({ channel, payload }))
  socket.on('close', stop)
  socket.on('error', () => socket.terminate())
  const pace = createPace(mostAtOnce, mostPerSecond)
  let waiting = 0
  socket.on('message', (bytes, isBinary) => {
    if (!pace.take() || waiting >= mostWaiting) return socket.close(1008, 'Too many messages at once.')
    const message = isBinary || !Buffer.isBuffer(bytes) ? null : readMessage(bytes.toString('utf8'))
    if (message === null) return socket.close(1003, 'Not a message of this bridge.')
    waiting++
    void app.invoke(message.channel, message.input).then((result) => {
      waiting--
      send({ id: message.id, result })
    })
  })
}

function readMessage(text: string): z.infer<typeof messageSchema> | null {
  try {
    return messageSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** How much one page may ask for: far more than a hand or a script of ours does, and less than stops the app. */
interface Pace {
  /** Whether one more may be taken now. */
  take(): boolean
}

/** So many at once, and then so many a second. */
export function createPace(atOnce: number, perSecond: number, now: () => number = () => performance.now()): Pace {
  let [left, last] = [atOnce, now()]
  return {
    take() {
      const time = now()
      left = Math.min(atOnce, left + ((time - last) / 1000) * perSecond)
      last = time
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
