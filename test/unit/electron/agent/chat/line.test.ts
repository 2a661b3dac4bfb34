import { describe, expect, it } from 'vitest'
import { createLine } from '../../../../../electron/agent/chat/line.ts'

describe('a line of work', () => {
  it('does one piece after the other, each with what comes behind it', async () => {
    const seen: string[] = []
    const line = createLine(async () => void seen.push('saved'))
    const gate = Promise.withResolvers<void>()
    const first = line.add(async () => {
      await gate.promise
      seen.push('first')
    })
    const second = line.add(async () => void seen.push('second'))
    expect(line.isBusy()).toBe(true)
    gate.resolve()
    await Promise.all([first, second])
    expect(seen).toEqual(['first', 'saved', 'second', 'saved'])
    expect(line.isBusy()).toBe(false)
  })

  it('goes on behind a piece that throws, and lets its caller know', async () => {
    const line = createLine(async () => undefined)
    const broken = line.add(() => Promise.reject(new Error('broken')))
    const next = line.add(async () => 'done')
    await expect(broken).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })
})
