import { describe, expect, it } from 'vitest'
import { applyPicks, authorsAfter, type Offered } from '../../../../../electron/agent/prepare/takeAnswer.ts'
import type { Choice } from '../../../../../electron/agent/prepare/resolution.ts'
import type { ThingRef, TrackRef } from '../../../../../electron/agent/planner/plan.ts'
import { between, seconds, step } from '../../../../support/scriptedPlanner.ts'

const take: ThingRef = { what: 'clip', name: 'take' }
const guitar: TrackRef = { kind: 'name', name: 'guitar' }
const stage = (index: number, picks: readonly Choice['pick'][]): Offered => ({
  step: index,
  choices: picks.map((pick) => ({ label: '', words: [], pick })),
})
const things = stage(1, [
  { kind: 'thing', ref: take, id: 'c1', what: 'clip' },
  { kind: 'thing', ref: take, id: 'c2', what: 'clip' },
])

describe('putting a choice into the plan', () => {
  it('names the thing exactly, wherever it was named, and keeps the rest', () => {
    const planned = [
      step('play'),
      step('delete_selection', {
        range: { kind: 'between', from: { kind: 'thing', thing: take, edge: 'end', offset: 1 }, to: seconds(9) },
      }),
    ]
    expect(applyPicks(planned, things, [1])).toEqual([
      step('play'),
      step('delete_selection', {
        range: {
          kind: 'between',
          from: { kind: 'thing', thing: { what: 'clip', id: 'c2' }, edge: 'end', offset: 1 },
          to: seconds(9),
        },
      }),
    ])
  })

  it('makes a step of each of several things, in the order of the picks', () => {
    const planned = [step('play'), step('delete_selection', { thing: take }), step('stop')]
    expect(applyPicks(planned, things, [1, 0]).map((one) => one.target.thing?.id ?? one.tool)).toEqual([
      'play',
      'c2',
      'c1',
      'stop',
    ])
  })

  it('puts several tracks into one step, beside those that were named already', () => {
    const planned = [step('apply_reverse', { tracks: [{ kind: 'number', number: 1 }, guitar] })]
    const tracks = stage(0, [
      { kind: 'track', ref: guitar, id: 't1' },
      { kind: 'track', ref: guitar, id: 't2' },
    ])
    expect(applyPicks(planned, tracks, [0, 1])).toEqual([
      step('apply_reverse', {
        tracks: [
          { kind: 'number', number: 1 },
          { kind: 'id', id: 't1' },
          { kind: 'id', id: 't2' },
        ],
      }),
    ])
  })

  it('leaves out the step when nothing of the list was picked', () => {
    expect(applyPicks([step('play'), step('delete_selection', { thing: take })], things, [7])).toEqual([step('play')])
  })
})

const chosen = step(
  'apply_amplify',
  { range: between(0, 10), tracks: [{ kind: 'number', number: 1 }] },
  { gain_db: 3 },
  { callId: 'a', authors: { range: 'model', tracks: 'model', args: { gain_db: 'model' } } },
)

describe('who gave the values of a step that was answered about', () => {
  it('is the words for what the answer changed, and whoever it was for the rest', () => {
    const [answered] = authorsAfter([chosen], [{ ...chosen, target: { ...chosen.target, range: between(0, 20) } }])
    expect(answered?.authors).toEqual({ tracks: 'model', args: { gain_db: 'model' } })
    const [louder] = authorsAfter([chosen], [{ ...chosen, args: { gain_db: 6 } }])
    expect(louder?.authors).toEqual({ range: 'model', tracks: 'model', args: {} })
  })

  it('is the words for all of a step that became another one', () => {
    const [other] = authorsAfter([chosen], [{ ...chosen, tool: 'apply_normalize' }])
    expect(other?.authors).toBeUndefined()
  })

  it('stays where nothing was changed', () => {
    expect(authorsAfter([chosen], [chosen])).toEqual([chosen])
  })
})
