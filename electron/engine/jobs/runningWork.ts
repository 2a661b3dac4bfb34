import type { Result } from '../../../shared/result.ts'
import type { Owner } from '../contract.ts'
import { onDiskLater } from '../disk/diskFailures.ts'
import type { IdleClock } from '../threads/whenIdle.ts'
import type { JobList, JobName, RunningJob } from './jobList.ts'

/** Work that takes its time, with those who asked for it. */
export interface RunningWork {
  run<T>(owner: Owner, work: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** As a job, which can be cancelled by itself too; what a drive refuses is a failure. */
  runJob<T>(owner: Owner, name: JobName, work: (job: RunningJob) => Promise<Result<T>>): Promise<Result<T>>
  cancel(owner: Owner): void
  cancelAll(): void
  readonly isIdle: () => boolean
  /** When nothing runs any more. */
  ended(): Promise<unknown>
}

/** `clock` goes by what runs: what work has left behind is let go when there was none for a while. */
export function createRunningWork(jobs: JobList, clock?: IdleClock): RunningWork {
  const running = new Map<Promise<unknown>, { owner: Owner; abort: AbortController }>()
  const run = async <T>(owner: Owner, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const abort = new AbortController()
    clock?.busy()
    const started = work(abort.signal)
    running.set(started, { owner, abort })
    try {
      return await started
    } finally {
      running.delete(started)
      if (running.size === 0) clock?.idle()
    }
  }
  return {
    run,
    runJob: async (owner, name, work) =>
      run(owner, async (signal) =>
        jobs.run(name, (job) => onDiskLater(() => work({ ...job, signal: AbortSignal.any([job.signal, signal]) }))),
      ),
    cancel: (owner) => {
      for (const one of running.values()) if (one.owner === owner) one.abort.abort()
    },
    cancelAll: () => {
      for (const { abort } of running.values()) abort.abort()
    },
    isIdle: () => running.size === 0,
    ended: async () => Promise.allSettled(running.keys()),
  }
}
