import { describe, expect, test } from 'vitest'
import { edit, failEdit, layout, sketch, soundOf, trackOf } from '../../../../../support/engine/editing.ts'

describe('trim', () => {
  test('keeps the range where it is and removes the rest of the selected tracks, bit for bit even with click-safe joins', () => {
    const { state, env } = sketch({
      tracks: {
        Voice: {
          clips: [
            [0, 10],
            [15, 40],
            [50, 60],
          ],
        },
      },
      selection: [5, 30],
      joins: 'clickSafe',
      sampleRate: 1000,
    })
    const before = soundOf(env, state.project, 'Voice', 0, 60)

    const after = edit(state, { kind: 'trimToSelection' }, env)

    expect(layout(after.project, 'Voice')).toEqual([
      [5, 10],
      [15, 30],
    ])
    expect(soundOf(env, after.project, 'Voice', 5, 30)).toEqual(before.slice(5, 30))
    expect(after.focus).toBe(state.focus)
  })

  test('empties a selected track without audio in the range and leaves unselected ones alone', () => {
    const { state, env } = sketch({
      tracks: { A: { clips: [[0, 40]] }, B: { clips: [[30, 40]] }, C: { clips: [[30, 40]] } },
      selected: ['A', 'B'],
      selection: [0, 10],
    })

    const after = edit(state, { kind: 'trimToSelection' }, env)

    expect([layout(after.project, 'A'), layout(after.project, 'B')]).toEqual([[[0, 10]], []])
    expect(trackOf(after.project, 'C')).toBe(trackOf(state.project, 'C'))
  })

  test('gives the same project back when there is nothing outside the range', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[5, 10]] } }, selection: [0, 40] })

    const after = edit(state, { kind: 'trimToSelection' }, env)

    expect([after.project === state.project, after.outcome.changed]).toEqual([true, false])
  })

  test('fails rather than emptying everything when the range holds no audio', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[5, 10]] } }, selection: [20, 40] })

    expect(failEdit(state, { kind: 'trimToSelection' }, env).code).toBe('engine/nothing-there')
  })
})
