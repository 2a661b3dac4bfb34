import { describe, expect, it } from 'vitest'
import { createWorkQueue } from '../../../../../electron/agent/conversation/drive.ts'

describe('a queue of work', () => {
  it('does one piece after the other, each with what comes behind it', async () => {
    const seen: string[] = []
    const queue = createWorkQueue(async () => void seen.push('saved'))
    const gate = Promise.withResolvers<void>()
    const first = queue.add(async () => {
      await gate.promise
      seen.push('first')
    })
    const second = queue.add(async () => void seen.push('second'))
    expect(queue.isBusy()).toBe(true)
    gate.resolve()
    await Promise.all([first, second])
    expect(seen).toEqual(['first', 'saved', 'second', 'saved'])
    expect(queue.isBusy()).toBe(false)
  })

  it('goes on behind a piece that throws, and lets its caller know', async () => {
    const queue = createWorkQueue(async () => undefined)
    const broken = queue.add(() => Promise.reject(new Error('broken')))
    const next = queue.add(async () => 'done')
    await expect(broken).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })
})
