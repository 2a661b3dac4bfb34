import { describe, expect, test } from 'vitest'
import { edit, failEdit, sketch } from '../../../../support/engine/editing.ts'
import { toldFailure } from '../../../../support/told.ts'

const plan = {
  tracks: {
    A: {
      clips: [
        [0, 40],
        [50, 60],
      ],
    },
    B: { clips: [[0, 40]] },
  },
  selected: [],
} as const

describe('focus', () => {
  test('takes a time selection in any order of its edges and says whether it was new', () => {
    const { state, env } = sketch(plan)

    const once = edit(state, { kind: 'setTimeSelection', start: 3, end: 1 }, env)
    const twice = edit(once, { kind: 'setTimeSelection', start: 1, end: 3 }, env)

    expect(once.focus.selection).toEqual({ start: 10, end: 30 })
    expect([once.outcome.changed, twice.outcome.changed, twice.focus === once.focus]).toEqual([true, false, true])
    expect(once.project).toBe(state.project)
  })

  test('refuses a selection without length', () => {
    const { state, env } = sketch(plan)

    expect(failEdit(state, { kind: 'setTimeSelection', start: 3, end: 3 }, env).code).toBe('engine/empty-range')
  })

  test('keeps selected tracks and clips in the order of the project and refuses unknown ones', () => {
    const { state, env } = sketch(plan)

    expect(edit(state, { kind: 'selectTracks', trackIds: ['t1', 't0'] }, env)).toMatchObject({
      focus: { selectedTracks: ['t0', 't1'] },
      outcome: { tracks: ['A', 'B'] },
    })
    expect(edit(state, { kind: 'selectClips', clipIds: ['c10', 'c1'] }, env).focus.selectedClips).toEqual(['c1', 'c10'])
    expect(edit(state, { kind: 'selectAllTracks' }, env).focus.selectedTracks).toEqual(['t0', 't1'])
    expect(toldFailure(failEdit(state, { kind: 'selectTracks', trackIds: ['t0', 't7'] }, env))).toMatchObject({
      code: 'engine/unknown-track',
      message: expect.stringContaining('t7'),
    })
    expect(failEdit(state, { kind: 'selectClips', clipIds: ['c7'] }, env).code).toBe('engine/unknown-clip')
  })

  test('clears time and clips but no tracks, and moves the cursor alone', () => {
    const { state, env } = sketch({ ...plan, selected: ['A'], selection: [10, 20] })
    const selected = edit(state, { kind: 'selectClips', clipIds: ['c1'] }, env)

    expect(edit(selected, { kind: 'clearSelection' }, env).focus).toEqual({
      selection: null,
      selectedTracks: ['t0'],
      selectedClips: [],
      cursor: 0,
    })
    expect(edit(selected, { kind: 'setCursor', time: 2.04 }, env).focus).toEqual({ ...selected.focus, cursor: 20 })
  })
})
