import { expect, it } from 'vitest'
import { createJobList } from '../../../../../electron/engine/jobs/jobList.ts'
import { createRunningWork } from '../../../../../electron/engine/jobs/runningWork.ts'

it('tells its clock when the first work begins, and when the last one has ended, failed or not', async () => {
  const told: string[] = []
  const clock = { busy: () => void told.push('busy'), idle: () => void told.push('idle') }
  const work = createRunningWork(createJobList(), clock)
  let end: () => void = () => undefined
  const long = work.run('app', async () => new Promise<void>((resolve) => (end = resolve)))
  await expect(work.run('app', async () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect([told, work.isIdle()]).toEqual([['busy', 'busy'], false])
  end()
  await long
  expect([told, work.isIdle()]).toEqual([['busy', 'busy', 'idle'], true])
})
