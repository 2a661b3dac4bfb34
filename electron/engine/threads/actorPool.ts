import type { ResourceLimits } from 'node:worker_threads'
import type { Answer, ActorCalls, ActorMessage, Request } from './actors.ts'
import { createThread, type Thread } from './thread.ts'
import { whenIdle } from './whenIdle.ts'

export interface PoolOptions {
  /** An entry that calls `serveActors`. */
  readonly file: URL
  /** Threads at most. */
  readonly size: number
  readonly limits?: ResourceLimits
  /** All at once where a second actor follows as soon as the first has been opened. */
  readonly start: 'oneByOne' | 'allAtOnce'
  /** When nothing was open for so long, memory that the work took is given back with the threads. */
  readonly endAfterMs: number | 'never'
}

/** Threads that are started when they are first needed. */
export interface ActorPool<Calls> {
  /** An actor in the thread with the least to do. Its first call is `open`. */
  readonly actor: () => PoolActor<Calls>
  /** Ends the threads, and what is under way in them; the next actor starts new ones. */
  readonly end: () => void
}

/**
 * Calls are carried out one after the other, in order; a call may be made before the one before is answered. Rejects
 * with `ThreadDied` when the thread is gone, with an `Error` when the call throws there or the actor was closed first.
 */
export interface PoolActor<Calls> {
  call<Name extends keyof Calls & string>(
    name: Name,
    request: Request<Calls, Name>,
    moved?: readonly ArrayBuffer[],
  ): Promise<Answer<Calls, Name>>
  /** Gives up what is in it. A call that has begun goes on. */
  readonly close: () => void
  /** As `close`; ends the thread where what has begun might take long and no other actor is in it. */
  readonly abandon: () => void
}

interface PoolThread extends Thread {
  readonly actors: Set<number>
}

export function createActorPool<Calls extends ActorCalls<Calls>>(options: PoolOptions): ActorPool<Calls> {
  const { file, limits } = options
  const threads: PoolThread[] = []
  let actorCount = 0
  const start = (): void => {
    const thread = createThread({ file, keepsAlive: 'whileAsked', ...(limits && { limits }) })
    threads.push({ ...thread, actors: new Set() })
  }
  const end = (): void => {
    for (const thread of threads.splice(0)) void thread.end()
  }
  const clock = options.endAfterMs === 'never' ? null : whenIdle(end, options.endAfterMs)
  const leastBusy = (): PoolThread => {
    for (let i = threads.length - 1; i >= 0; i--) if (threads[i]?.isAlive() === false) threads.splice(i, 1)
    const idle = threads.find((thread) => thread.actors.size === 0)
    if (idle !== undefined) return idle
    if (threads.length < options.size) start()
    while (options.start === 'allAtOnce' && threads.length < options.size) start()
    return threads.reduce((best, thread) => (isLessBusy(thread, best) ? thread : best))
  }
  return {
    actor: () => {
      clock?.busy()
      const thread = leastBusy()
      const actor = ++actorCount
      thread.actors.add(actor)
      const close = (): void => thread.tell({ close: actor } satisfies ActorMessage)
      const leave = (): boolean => {
        const wasOpen = thread.actors.delete(actor)
        if (threads.every((one) => one.actors.size === 0)) clock?.idle()
        return wasOpen
      }
      return {
        call: (name, request, moved) => {
          const message: ActorMessage = { actor, name, request }
          const answer = thread.ask(message, moved) as Promise<Answer<Calls, typeof name>>
          // Who waits for it hears of it; where an actor was given up, nobody does.
          answer.catch(() => undefined)
          return answer
        },
        close: () => {
          if (leave()) close()
        },
        abandon: () => {
          if (!leave()) return
          if (thread.waiting() > 0 && thread.actors.size === 0) void thread.end()
          else close()
        },
      }
    },
    end: () => {
      clock?.busy()
      end()
    },
  }
}

/** Of equals the one that was given work before the others: it will be through with it first. */
function isLessBusy(thread: PoolThread, than: PoolThread): boolean {
  const last = ({ actors }: PoolThread): number => Math.max(0, ...actors)
  return thread.actors.size < than.actors.size || (thread.actors.size === than.actors.size && last(thread) < last(than))
}
