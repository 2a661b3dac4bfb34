import type { ResourceLimits } from 'node:worker_threads'
import type { Answer, LaneCalls, LaneMessage, Request } from './lanes.ts'
import { createThread, type Thread } from './thread.ts'
import { whenIdle } from './whenIdle.ts'

export interface PoolOptions {
  /** An entry that calls `serveLanes`. */
  readonly file: URL
  /** Threads at most. */
  readonly size: number
  readonly limits?: ResourceLimits
  /** All at once where a second lane follows as soon as the first has been opened. */
  readonly start: 'oneByOne' | 'allAtOnce'
  /** When nothing was open for so long, memory that the work took is given back with the threads. */
  readonly endAfterMs: number | 'never'
}

/** Threads that are started when they are first needed. */
export interface LanePool<Calls> {
  /** A lane in the thread with the least to do. Its first call is `open`. */
  readonly lane: () => PoolLane<Calls>
  /** Ends the threads, and what is under way in them; the next lane starts new ones. */
  readonly end: () => void
}

/**
 * Calls are carried out one after the other, in order; a call may be made before the one before is answered. Rejects
 * with `ThreadDied` when the thread is gone, with an `Error` when the call throws there or the lane was closed first.
 */
export interface PoolLane<Calls> {
  call<Name extends keyof Calls & string>(
    name: Name,
    request: Request<Calls, Name>,
    moved?: readonly ArrayBuffer[],
  ): Promise<Answer<Calls, Name>>
  /** Gives up what is in it. A call that has begun goes on. */
  readonly close: () => void
  /** As `close`; ends the thread where what has begun might take long and no other lane is in it. */
  readonly abandon: () => void
}

interface PoolThread extends Thread {
  readonly lanes: Set<number>
}

export function createLanePool<Calls extends LaneCalls<Calls>>(options: PoolOptions): LanePool<Calls> {
  const { file, limits } = options
  const threads: PoolThread[] = []
  let laneCount = 0
  const start = (): void => {
    const thread = createThread({ file, keepsAlive: 'whileAsked', ...(limits && { limits }) })
    threads.push({ ...thread, lanes: new Set() })
  }
  const end = (): void => {
    for (const thread of threads.splice(0)) void thread.end()
  }
  const clock = options.endAfterMs === 'never' ? null : whenIdle(end, options.endAfterMs)
  const leastBusy = (): PoolThread => {
    for (let i = threads.length - 1; i >= 0; i--) if (threads[i]?.isAlive() === false) threads.splice(i, 1)
    const idle = threads.find((thread) => thread.lanes.size === 0)
    if (idle !== undefined) return idle
    if (threads.length < options.size) start()
    while (options.start === 'allAtOnce' && threads.length < options.size) start()
    return threads.reduce((best, thread) => (isLessBusy(thread, best) ? thread : best))
  }
  return {
    lane: () => {
      clock?.busy()
      const thread = leastBusy()
      const lane = ++laneCount
      thread.lanes.add(lane)
      const close = (): void => thread.tell({ close: lane } satisfies LaneMessage)
      const leave = (): boolean => {
        const wasOpen = thread.lanes.delete(lane)
        if (threads.every((one) => one.lanes.size === 0)) clock?.idle()
        return wasOpen
      }
      return {
        call: (name, request, moved) => {
          const message: LaneMessage = { lane, name, request }
          const answer = thread.ask(message, moved) as Promise<Answer<Calls, typeof name>>
          // Who waits for it hears of it; where a lane was given up, nobody does.
          answer.catch(() => undefined)
          return answer
        },
        close: () => {
          if (leave()) close()
        },
        abandon: () => {
          if (!leave()) return
          if (thread.waiting() > 0 && thread.lanes.size === 0) void thread.end()
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
  const last = ({ lanes }: PoolThread): number => Math.max(0, ...lanes)
  return thread.lanes.size < than.lanes.size || (thread.lanes.size === than.lanes.size && last(thread) < last(than))
}
