import { describe, expect, it } from 'vitest'
import { nextTurn } from '../../../../../electron/agent/conversation/think.ts'
import { countFailure, hasFailed, isStuck } from '../../../../../electron/agent/loop/modelProgress.ts'
import { opinionOn } from '../../../../../electron/agent/loop/offlineOpinion.ts'
import type { ModelSession } from '../../../../../electron/agent/planner/index.ts'
import type { Plan, PlannedStep } from '../../../../../electron/agent/planner/plan.ts'
import { ok } from '../../../../../shared/result.ts'
import { between, step } from '../../../../support/scriptedPlanner.ts'

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

describe('what the words say of a call', () => {
  const plan = (...steps: PlannedStep[]): Plan => ({ steps, reply: null, replyState: 'talk' })
  const nothing = { range: false, tracks: false }
  const host = [{ kind: 'name', name: 'host' }] as const

  it('is the step of the same tool', () => {
    expect(opinionOn(plan(step('cut', { range: between(1, 2) }), step('copy')), 'cut', 0, nothing)?.target).toEqual({
      range: between(1, 2),
    })
  })

  it('is the second one for the second call, and none for a third', () => {
    const twice = plan(step('cut', { range: between(1, 2) }), step('cut', { range: between(3, 4) }))
    expect([0, 1, 2].map((earlier) => opinionOn(twice, 'cut', earlier, nothing)?.target.range)).toEqual([
      between(1, 2),
      between(3, 4),
      undefined,
    ])
  })

  it('has the range and tracks of a “select …” before it, where it has none of its own', () => {
    const selected = plan(
      step('set_time_selection', { range: between(1, 2), tracks: host }),
      step('apply_fade_in'),
      step('cut', { range: between(5, 6) }),
    )
    expect(opinionOn(selected, 'apply_fade_in', 0, nothing)?.target).toEqual({ range: between(1, 2), tracks: host })
    expect(opinionOn(selected, 'cut', 0, nothing)?.target.range).toEqual(between(5, 6))
  })

  it('leaves out what the model has selected itself', () => {
    const words = plan(step('cut', { range: between(1, 2), tracks: host }))
    expect(opinionOn(words, 'cut', 0, { range: true, tracks: false })?.target).toEqual({ tracks: host })
    expect(opinionOn(words, 'cut', 0, { range: false, tracks: true })?.target).toEqual({ range: between(1, 2) })
  })
})

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
