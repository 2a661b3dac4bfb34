import { describe, expect, it } from 'vitest'
import { applyPicks, type QuestionStage } from '../../../../../electron/agent/conversation/openRequest.ts'
import type { Choice } from '../../../../../electron/agent/prepare/resolution.ts'
import type { ThingRef, TrackRef } from '../../../../../electron/agent/planner/plan.ts'
import { seconds, step } from '../../../../support/scriptedPlanner.ts'

const take: ThingRef = { what: 'clip', name: 'take' }
const guitar: TrackRef = { kind: 'name', name: 'guitar' }
const stage = (index: number, picks: readonly Choice['pick'][]): QuestionStage => ({
  kind: 'choose',
  step: index,
  missing: null,
  question: { id: 'q', kind: 'choose', text: '?', answers: [] },
  asker: 'preparation',
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
