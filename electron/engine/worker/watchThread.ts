import type { Thread } from '../threads/thread.ts'
import type { Call } from './protocol.ts'

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
