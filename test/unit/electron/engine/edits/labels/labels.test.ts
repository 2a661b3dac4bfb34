import { describe, expect, it } from 'vitest'
import { frames } from '../../../../../../shared/time.ts'
import { edit, failEdit, labelsOf, sketch } from '../../../../../support/engine/editing.ts'

const plan = {
  tracks: { Voice: { clips: [[0, 80]] as const } },
  labels: [
    ['intro', 0, 10],
    ['outro', 60, 80],
  ] as const,
}

describe('addLabel', () => {
  it('marks the cursor where nothing is selected, and the time selection where something is', () => {
    const { state, env } = sketch({ ...plan, cursor: 42 })
    const point = edit(state, { kind: 'addLabel', text: ' verse ' }, env)
    expect(labelsOf(point.project)).toEqual([
      ['intro', 0, 10],
      ['verse', 42, 42],
      ['outro', 60, 80],
    ])
    expect([point.outcome.at, point.outcome.range]).toEqual([4.2, null])
    const selected = { ...state, focus: { ...state.focus, selection: { start: frames(5), end: frames(70) } } }
    const range = edit(selected, { kind: 'addLabel', text: 'all' }, env)
    expect(labelsOf(range.project)).toEqual([
      ['intro', 0, 10],
      ['all', 5, 70],
      ['outro', 60, 80],
    ])
    expect(range.outcome.range).toEqual({ start: 0.5, end: 7 })
  })
})

describe('addLabels', () => {
  it('puts labels in their places in one step, with edges in any order, behind those that start together', () => {
    const { state, env } = sketch(plan)
    const done = edit(
      state,
      {
        kind: 'addLabels',
        labels: [
          { text: 'b', start: 6, end: 6.5 },
          { text: 'a', start: 2, end: 1 },
        ],
      },
      env,
    )
    expect(labelsOf(done.project)).toEqual([
      ['intro', 0, 10],
      ['a', 10, 20],
      ['outro', 60, 80],
      ['b', 60, 65],
    ])
    expect(done.outcome.range).toEqual({ start: 1, end: 6.5 })
  })
})

describe('renameLabel', () => {
  it('changes the text and nothing else, and nothing at all for the same text', () => {
    const { state, env } = sketch(plan)
    const done = edit(state, { kind: 'renameLabel', labelId: 'l0', text: 'opening' }, env)
    expect(labelsOf(done.project)).toEqual([
      ['opening', 0, 10],
      ['outro', 60, 80],
    ])
    expect(done.project.labels[1]).toBe(state.project.labels[1])
    expect(edit(done, { kind: 'renameLabel', labelId: 'l0', text: 'opening ' }, env).project).toBe(done.project)
    expect(failEdit(state, { kind: 'renameLabel', labelId: 'l9', text: 'x' }, env).code).toBe('engine/unknown-label')
  })
})

describe('moveLabel', () => {
  it('gives one label another place, in the order of time, and nothing at all for the same place', () => {
    const { state, env } = sketch(plan)
    const done = edit(state, { kind: 'moveLabel', labelId: 'l0', start: 7.5, end: 7 }, env)
    expect(labelsOf(done.project)).toEqual([
      ['outro', 60, 80],
      ['intro', 70, 75],
    ])
    expect([done.outcome.range, done.project.tracks === state.project.tracks]).toEqual([{ start: 7, end: 7.5 }, true])
    expect(edit(done, { kind: 'moveLabel', labelId: 'l0', start: 7, end: 7.5 }, env).project).toBe(done.project)
    expect(failEdit(state, { kind: 'moveLabel', labelId: 'l9', start: 0, end: 1 }, env).code).toBe(
      'engine/unknown-label',
    )
  })
})

describe('deleteLabels', () => {
  it('takes labels away and leaves audio and the others', () => {
    const { state, env } = sketch(plan)
    const done = edit(state, { kind: 'deleteLabels', labelIds: ['l0'] }, env)
    expect(labelsOf(done.project)).toEqual([['outro', 60, 80]])
    expect(done.project.tracks).toBe(state.project.tracks)
    expect(failEdit(state, { kind: 'deleteLabels', labelIds: ['l0', 'l7'] }, env).code).toBe('engine/unknown-label')
  })
})
