import { describe, expect, it } from 'vitest'
import { nextTurn } from '../../../../../electron/agent/conversation/think.ts'
import type { ModelSession } from '../../../../../electron/agent/planner/index.ts'
import { ok } from '../../../../../shared/result.ts'

const never: ModelSession = { next: () => new Promise(() => undefined) }
const quick: ModelSession = { next: async () => ok({ text: 'hello', calls: [] }) }
const go = new AbortController().signal

describe('a turn', () => {
  it('is what the model says', async () => {
    expect(await nextTurn(quick, [], go, 5)).toEqual(ok({ text: 'hello', calls: [] }))
  })

  it('ends by itself when the model never answers, also one that does not listen to the end', async () => {
    expect(await nextTurn(never, [], go, 0.01)).toMatchObject({ ok: false, error: { code: 'model/no-answer' } })
  })

  it('ends as cancelled when it is cancelled, before or in the middle', async () => {
    expect(await nextTurn(quick, [], AbortSignal.abort(), 5)).toMatchObject({
      ok: false,
      error: { code: 'agent/cancelled' },
    })
    const controller = new AbortController()
    const turn = nextTurn(never, [], controller.signal, 5)
    controller.abort()
    expect(await turn).toMatchObject({ ok: false, error: { code: 'agent/cancelled' } })
  })
})
