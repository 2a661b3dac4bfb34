import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Answer, ActorCalls, ActorMessage, Request } from './actors.ts'
import { serveThread } from './serveThread.ts'

/** The state of an actor: what carries out its calls. */
export type ActorWork<Calls extends ActorCalls<Calls>> = {
  readonly [Name in Exclude<keyof Calls, 'open'>]: (
    request: Request<Calls, Name>,
  ) => Answer<Calls, Name> | Promise<Answer<Calls, Name>>
}

type Given<Calls> = Answer<Calls, Exclude<keyof Calls, 'open'>>

export interface ActorServer<Calls extends ActorCalls<Calls>> {
  /** Without `work` there is no actor: it could not be opened. */
  open(request: Request<Calls, 'open'>): Promise<{
    readonly answer: Answer<Calls, 'open'>
    readonly work: ActorWork<Calls> | null
    readonly close?: () => void
  }>
  /** Memory of an answer that is handed over instead of being copied. */
  moved(answer: Given<Calls>): readonly ArrayBuffer[]
  /** The last actor was closed. */
  whenEmpty?(): void
}

interface OpenActor {
  readonly work: Readonly<Record<string, (request: unknown) => unknown>>
  readonly close?: () => void
}

/**
 * In a thread of a pool: serves actors side by side, their calls one after the other, so that each keeps its order
 * while it is still being opened. What a closed actor has not begun is not done any more.
 */
export function serveActors<Calls extends ActorCalls<Calls>>(server: ActorServer<Calls>): void {
  if (parentPort === null) return
  giveWay()
  const actors = new Map<number, OpenActor>()
  const closed = new Set<number>()
  const open = async (actor: number, request: unknown): Promise<unknown> => {
    const { answer, work, close } = await server.open(request as Request<Calls, 'open'>)
    if (work !== null) actors.set(actor, { work: work as OpenActor['work'], ...(close && { close }) })
    return answer
  }
  const carryOut = async (message: ActorMessage): Promise<unknown> => {
    if ('close' in message || closed.has(message.actor)) throw new Error('The actor was closed.')
    const { actor, name, request } = message
    if (name === 'open') return open(actor, request)
    const carry = actors.get(actor)?.work[name]
    if (carry === undefined) throw new Error(`No actor ${actor} that could ${name}.`)
    return carry(request)
  }
  const close = (actor: number): void => {
    actors.get(actor)?.close?.()
    actors.delete(actor)
    closed.delete(actor)
    if (actors.size === 0) server.whenEmpty?.()
  }
  let last: Promise<unknown> = Promise.resolve()
  serveThread({
    answer: (call) => {
      const done = last.then(async () => carryOut(call as ActorMessage))
      last = done.catch(() => undefined)
      return done
    },
    pack: (value, call) => ({
      value,
      moved: isOpening(call as ActorMessage) ? [] : server.moved(value as Given<Calls>),
    }),
    hear: (call) => {
      const message = call as ActorMessage
      if (!('close' in message)) return
      closed.add(message.close)
      last = last.then(() => close(message.close))
    },
  })
}

const isOpening = (message: ActorMessage): boolean => 'name' in message && message.name === 'open'

/**
 * Lets every other thread go first: what computes for a long time may not hold up the window or the engine where there
 * are few cores. Only Linux gives a thread a priority of its own this way (0 is the calling thread there, the whole
 * process elsewhere).
 */
function giveWay(): void {
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)
}
