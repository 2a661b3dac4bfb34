import type { Job } from '../../../shared/schemas/job.ts'

/** Long work that runs now. Listeners hear of beginnings and ends at once, of progress at most 20 times a second. */
export interface JobList {
  list(): readonly Job[]
  onChange(listener: (jobs: readonly Job[]) => void): () => void
  /** Aborts the job's signal; an unknown id is a job that has ended. */
  cancel(id: string): void
  cancelAll(): void
  /** Runs `work` as a job, from its beginning to its end. */
  run<T>(name: JobName, work: (job: RunningJob) => Promise<T>): Promise<T>
}

/** The title alone, where it works on nothing that has a name. */
export type JobName = Pick<Job, 'title' | 'of'>

export interface RunningJob {
  readonly signal: AbortSignal
  /** 0 to 1, and what has come in of a sound. */
  report(fraction: number, picture?: Job['picture']): void
}

const progressEveryMs = 50

export function createJobList(): JobList {
  const running = new Map<string, { job: Job; abort: AbortController }>()
  const listeners = new Set<(jobs: readonly Job[]) => void>()
  let count = 0
  let timer: ReturnType<typeof setTimeout> | null = null

  const list = (): readonly Job[] => [...running.values()].map(({ job }) => job)
  const announce = (): void => {
    for (const listener of listeners) listener(list())
  }
  const announceSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = null
      announce()
    }, progressEveryMs)
    timer.unref()
  }
  return {
    list,
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    cancel: (id) => running.get(id)?.abort.abort(),
    cancelAll: () => {
      for (const { abort } of running.values()) abort.abort()
    },
    run: async (name, work) => {
      const id = `job${++count}`
      const abort = new AbortController()
      running.set(id, { job: { id, ...name, fraction: null }, abort })
      announce()
      try {
        return await work({
          signal: abort.signal,
          report: (fraction, picture) => {
            const job = { id, ...name, fraction: Math.min(1, Math.max(0, fraction)) }
            running.set(id, { job: picture === undefined ? job : { ...job, picture }, abort })
            announceSoon()
          },
        })
      } finally {
        running.delete(id)
        announce()
      }
    },
  }
}
