import { describe, expect, it } from 'vitest'
import { tryAgain } from '../../../../../electron/agent/run/tryAgain.ts'
import { failure } from '../../../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../../../shared/result.ts'

/** Gives these results one after the other, and counts. */
function script(...results: Result<string>[]) {
  let count = 0
  return { work: async () => results[Math.min(count++, results.length - 1)] as Result<string>, count: () => count }
}
const busy = err(failure('engine/busy'))
const never = new AbortController().signal

describe('trying a step again', () => {
  it('does it once where it succeeds or fails for good', async () => {
    const [good, bad] = [script(ok('done')), script(err(failure('engine/no-tracks')))]
    expect([await tryAgain(good.work, never, [0, 0]), await tryAgain(bad.work, never, [0, 0])]).toMatchObject([
      { ok: true },
      { ok: false, error: { code: 'engine/no-tracks' } },
    ])
    expect([good.count(), bad.count()]).toEqual([1, 1])
  })

  it('does it up to three times where what failed may pass', async () => {
    const [late, hopeless] = [script(busy, err(failure('engine/render-stopped')), ok('done')), script(busy)]
    expect([await tryAgain(late.work, never, [0, 0]), await tryAgain(hopeless.work, never, [0, 0])]).toMatchObject([
      { ok: true },
      { ok: false, error: { code: 'engine/busy' } },
    ])
    expect([late.count(), hopeless.count()]).toEqual([3, 3])
  })

  it('does not wait for the next try when the person cancels', async () => {
    const controller = new AbortController()
    const { work, count } = script(busy)
    const tried = tryAgain(work, controller.signal, [1_000_000])
    controller.abort()
    expect([await tried, count()]).toMatchObject([{ ok: false }, 1])
  })
})
