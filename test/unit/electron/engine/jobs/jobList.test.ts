import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createJobList, type RunningJob } from '../../../../../electron/engine/jobs/jobList.ts'
import type { Job } from '../../../../../shared/schemas/job.ts'

function watched(): { jobs: ReturnType<typeof createJobList>; seen: (readonly Job[])[] } {
  const jobs = createJobList()
  const seen: (readonly Job[])[] = []
  jobs.onChange((list) => seen.push(list))
  return { jobs, seen }
}

/** A job that goes on until its promise is let go. */
function start(
  jobs: ReturnType<typeof createJobList>,
  title: string,
): { job: RunningJob; end: () => void; done: Promise<string> } {
  const { promise, resolve } = Promise.withResolvers<string>()
  let running: RunningJob | undefined
  const done = jobs.run({ title }, async (job) => {
    running = job
    return promise
  })
  if (running === undefined) throw new Error('The job did not start.')
  return { job: running, end: () => resolve('done'), done }
}

describe('the list of jobs', () => {
  test('shows what runs from its beginning to its end, also when it fails', async () => {
    const { jobs, seen } = watched()
    const one = start(jobs, 'Import')
    const failing = jobs.run({ title: 'Export', of: 'out.wav' }, async () => Promise.reject(new Error('no')))

    await expect(failing).rejects.toThrow('no')
    one.end()

    expect(await one.done).toBe('done')
    expect(seen.map((list) => list.map((job) => job.title))).toEqual([['Import'], ['Import', 'Export'], ['Import'], []])
    expect(jobs.list()).toEqual([])
  })

  test('tells of progress at most twenty times a second, and of the last of it', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { jobs, seen } = watched()
    const { job, end, done } = start(jobs, 'Import')

    for (let step = 1; step <= 1000; step++) {
      job.report(step / 1000)
      vi.advanceTimersByTime(1)
    }
    vi.advanceTimersByTime(100)

    expect(seen.length).toBeLessThanOrEqual(22)
    expect(seen.at(-1)).toEqual([{ id: 'job1', title: 'Import', fraction: 1 }])
    end()
    await done
  })

  test('keeps fractions between 0 and 1', async () => {
    const { jobs } = watched()
    const { job, end, done } = start(jobs, 'Import')

    job.report(1.7)

    expect(jobs.list()[0]?.fraction).toBe(1)
    end()
    await done
  })

  test('cancels one or all of them, and knows nothing of what has ended', async () => {
    const { jobs } = watched()
    const [one, other] = [start(jobs, 'Import'), start(jobs, 'Export')]

    jobs.cancel('job1')
    expect([one.job.signal.aborted, other.job.signal.aborted]).toEqual([true, false])
    jobs.cancelAll()
    jobs.cancel('job99')

    expect(other.job.signal.aborted).toBe(true)
    one.end()
    other.end()
    await Promise.all([one.done, other.done])
  })
})
