import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Answer, LaneCalls, LaneMessage, Request } from './lanes.ts'
import { serveThread } from './serveThread.ts'

/** The state of a lane: what carries out its calls. */
export type EffectRun<Calls extends LaneCalls<Calls>> = {
  readonly [Name in Exclude<keyof Calls, 'open'>]: (
    request: Request<Calls, Name>,
  ) => Answer<Calls, Name> | Promise<Answer<Calls, Name>>
}

type Given<Calls> = Answer<Calls, Exclude<keyof Calls, 'open'>>

export interface LaneServer<Calls extends LaneCalls<Calls>> {
  /** Without `work` there is no lane: it could not be opened. */
  open(request: Request<Calls, 'open'>): Promise<{
    readonly answer: Answer<Calls, 'open'>
    readonly work: EffectRun<Calls> | null
    readonly close?: () => void
  }>
  /** Memory of an answer that is handed over instead of being copied. */
  moved(answer: Given<Calls>): readonly ArrayBuffer[]
  /** The last lane was closed. */
  whenEmpty?(): void
}

interface OpenLane {
  readonly work: Readonly<Record<string, (request: unknown) => unknown>>
  readonly close?: () => void
}

/**
 * In a thread of a pool: serves lanes side by side, their calls one after the other, so that each keeps its order while
 * it is still being opened. What a closed lane has not begun is not done any more.
 */
export function serveLanes<Calls extends LaneCalls<Calls>>(server: LaneServer<Calls>): void {
  if (parentPort === null) return
  giveWay()
  const lanes = new Map<number, OpenLane>()
  const closed = new Set<number>()
  const open = async (lane: number, request: unknown): Promise<unknown> => {
    const { answer, work, close } = await server.open(request as Request<Calls, 'open'>)
    if (work !== null) lanes.set(lane, { work: work as OpenLane['work'], ...(close && { close }) })
    return answer
  }
  const carryOut = async (message: LaneMessage): Promise<unknown> => {
    if ('close' in message || closed.has(message.lane)) throw new Error('The lane was closed.')
    const { lane, name, request } = message
    if (name === 'open') return open(lane, request)
    const carry = lanes.get(lane)?.work[name]
    if (carry === undefined) throw new Error(`No lane ${lane} that could ${name}.`)
    return carry(request)
  }
  const close = (lane: number): void => {
    lanes.get(lane)?.close?.()
    lanes.delete(lane)
    closed.delete(lane)
    if (lanes.size === 0) server.whenEmpty?.()
  }
  let last: Promise<unknown> = Promise.resolve()
  serveThread({
    answer: (call) => {
      const done = last.then(async () => carryOut(call as LaneMessage))
      last = done.catch(() => undefined)
      return done
    },
    pack: (value, call) => ({
      value,
      moved: isOpening(call as LaneMessage) ? [] : server.moved(value as Given<Calls>),
    }),
    hear: (call) => {
      const message = call as LaneMessage
      if (!('close' in message)) return
      closed.add(message.close)
      last = last.then(() => close(message.close))
    },
  })
}

const isOpening = (message: LaneMessage): boolean => 'name' in message && message.name === 'open'

/**
 * Lets every other thread go first: what computes for a long time may not hold up the window or the engine where there
 * are few cores. Only Linux gives a thread a priority of its own this way (0 is the calling thread there, the whole
 * process elsewhere).
 */
function giveWay(): void {
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)
}
