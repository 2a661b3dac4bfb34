import { describe, expect, it } from 'vitest'
import { opinionOn } from '../../../../../electron/agent/opinion/offlineOpinion.ts'
import type { Plan, PlannedStep } from '../../../../../electron/agent/planner/plan.ts'
import { between, step } from '../../../../support/scriptedPlanner.ts'

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
