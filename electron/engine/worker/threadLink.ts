import type { EngineOptions } from '../contract.ts'
import { endedWithUs } from '../programs/children.ts'
import { createThread, threadFile, type Thread } from '../threads/thread.ts'
import type { Event, Link, Call } from './protocol.ts'
import { createUnpacker } from './wire.ts'

/**
 * Room for what lives briefly. Left to itself it grows to many times as much while an hour is read, and nothing gets
 * faster.
 */
const limits = { maxYoungGenerationSizeMb: 4 }

/** A thread with the engine's code, which opens what it is told first. */
interface EngineThread {
  readonly thread: Thread
  readonly programs: ReturnType<typeof endedWithUs>
  readonly listeners: ((event: Event) => void)[]
  readonly closing: (() => void)[]
}

let ahead: EngineThread | null = null

/**
 * Has a thread load the engine's code while this one loads other things: whoever opens a project next takes it. It
 * keeps the process alive.
 */
export function startEngineAhead(): void {
  ahead ??= startThread()
}

/** To an engine in a worker thread. When the thread ends, for whatever reason, all that wait for an answer are told. */
export function createThreadLink(options: EngineOptions): Link {
  const { thread, programs, listeners, closing } = ahead?.thread.isAlive() ? ahead : startThread()
  ahead = null
  listeners.push((event) => {
    // Opening may take as long as it needs.
    if (event.event === 'opened') watchThread(thread, options.patience)
    if (event.event === 'programs') programs.now(event.running)
  })
  thread.tell(options)
  return {
    call: (call) => thread.ask(call),
    onEvent: (listener) => void listeners.push(listener),
    onClosed: (listener) => void closing.push(listener),
    end: () => thread.end(),
  }
}

function startThread(): EngineThread {
  const programs = endedWithUs()
  const listeners: EngineThread['listeners'] = []
  const closing: EngineThread['closing'] = []
  const thread = createThread({
    file: threadFile(import.meta.url, '../engineWorker.ts'),
    limits,
    keepsAlive: 'always',
    unpack: createUnpacker(),
    onEvent: (event) => {
      for (const listener of listeners) listener(event as Event)
    },
    onEnd: () => {
      programs.end()
      for (const listener of closing.splice(0)) listener()
    },
  })
  return { thread, programs, listeners, closing }
}

/** Nothing that is done in one go takes as long, also on a slow machine with hours of sound. */
const usualPatience = 60_000

/** Asked twice and silent all the time, a thread hangs: it is ended, and all that wait for it are told. */
export function watchThread(thread: Pick<Thread, 'isAlive' | 'ask' | 'end'>, patience = usualPatience): void {
  let missed = 0
  const timer = setInterval(() => {
    if (!thread.isAlive()) return clearInterval(timer)
    if (missed === 2) {
      clearInterval(timer)
      return void thread.end()
    }
    if (missed++ > 0) return
    const answered = () => void (missed = 0)
    thread.ask({ to: 'host', method: 'ping', args: [] } satisfies Call).then(answered, answered)
  }, patience / 2)
  timer.unref()
}
