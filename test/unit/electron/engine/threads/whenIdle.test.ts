import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenIdle } from '../../../../../electron/engine/threads/whenIdle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what is done when nothing is at work', () => {
  it('is done once, after its time', () => {
    const act = vi.fn<() => void>()
    whenIdle(act, 3000).idle()
    vi.advanceTimersByTime(2999)
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(10_000)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('is put off by work, and by every new end of work', () => {
    const act = vi.fn<() => void>()
    const clock = whenIdle(act, 3000)
    clock.idle()
    clock.busy()
    vi.advanceTimersByTime(10_000)
    expect(act).not.toHaveBeenCalled()
    clock.idle()
    vi.advanceTimersByTime(2000)
    clock.idle()
    vi.advanceTimersByTime(2000)
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(act).toHaveBeenCalledTimes(1)
  })
})
