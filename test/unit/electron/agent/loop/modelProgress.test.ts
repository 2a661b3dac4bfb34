import { describe, expect, it } from 'vitest'
import { countFailure, hasFailed, isStuck } from '../../../../../electron/agent/loop/modelProgress.ts'

describe('the watch over wrong calls', () => {
  it('notices the same one at the third time, whatever its id', () => {
    const fail = (...ids: string[]) =>
      ids.reduce((failures, callId) => countFailure(failures, { tool: 'cut', args: {}, callId }), {})
    expect([hasFailed(fail('a', 'b')), isStuck(fail('a', 'b'))]).toEqual([true, false])
    expect(isStuck(fail('a', 'b', 'c'))).toBe(true)
  })

  it('leaves different ones alone', () => {
    const failures = [1, 2, 3, 4].reduce(
      (before, time) => countFailure(before, { tool: 'split_at_time', args: { time } }),
      {},
    )
    expect(isStuck(failures)).toBe(false)
  })
})
