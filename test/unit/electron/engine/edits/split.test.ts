import { describe, expect, test } from 'vitest'
import { edit, failEdit, layout, sketch, soundOf, trackOf } from '../../../../support/engine/editing.ts'

describe('split', () => {
  test('cuts at both edges of the selection on the selected tracks, without changing a sample', () => {
    const { state, env } = sketch({
      tracks: { A: { clips: [[0, 40]] }, B: { clips: [[0, 40]] } },
      selected: ['A'],
      selection: [10, 20],
      joins: 'clickSafe',
      sampleRate: 1000,
    })

    const after = edit(state, { kind: 'split' }, env)

    expect([layout(after.project, 'A'), layout(after.project, 'B')]).toEqual([
      [
        [0, 10],
        [10, 20],
        [20, 40],
      ],
      [[0, 40]],
    ])
    expect(soundOf(env, after.project, 'A', 0, 40)).toEqual(soundOf(env, state.project, 'A', 0, 40))
    expect(trackOf(after.project, 'A').clips.map((clip) => clip.name)).toEqual(['clip 1', 'clip 1', 'clip 1'])
    expect(new Set(trackOf(after.project, 'A').clips.map((clip) => clip.id)).size).toBe(3)
  })

  test('cuts at the cursor without a selection', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[0, 40]] } }, cursor: 15 })

    const after = edit(state, { kind: 'split' }, env)

    expect(layout(after.project, 'A')).toEqual([
      [0, 15],
      [15, 40],
    ])
    expect(after.outcome).toMatchObject({ changed: true, at: 1.5, range: null, tracks: ['A'] })
  })

  test('at a clip edge changes nothing; where no clip is, it fails', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[10, 20]] } }, cursor: 20 })

    expect(edit(state, { kind: 'split' }, env).project).toBe(state.project)
    expect(edit(state, { kind: 'splitAtTime', time: 1 }, env).project).toBe(state.project)
    expect(failEdit(state, { kind: 'splitAtTime', time: 3 }, env).code).toBe('engine/nothing-there')
    expect(failEdit(state, { kind: 'splitAtTime', time: 0 }, env).code).toBe('engine/nothing-there')
  })

  test('needs a selected track, but at a given time takes all when none is', () => {
    const { state, env } = sketch({
      tracks: { A: { clips: [[0, 40]] }, B: { clips: [[0, 40]] } },
      selected: [],
      cursor: 15,
    })

    expect(failEdit(state, { kind: 'split' }, env).code).toBe('engine/no-tracks')
    const after = edit(state, { kind: 'splitAtTime', time: 2 }, env)
    expect([layout(after.project, 'A'), layout(after.project, 'B')]).toEqual([
      [
        [0, 20],
        [20, 40],
      ],
      [
        [0, 20],
        [20, 40],
      ],
    ])
    expect(after.outcome.tracks).toEqual(['A', 'B'])
  })

  test('at a given time takes the tracks that are named, whichever are selected', () => {
    const { state, env } = sketch({
      tracks: { A: { clips: [[0, 40]] }, B: { clips: [[0, 40]] } },
      selected: ['A'],
    })
    const [, b] = state.project.tracks

    const after = edit(state, { kind: 'splitAtTime', time: 2, trackIds: [b?.id ?? ''] }, env)
    expect([layout(after.project, 'A').length, layout(after.project, 'B').length]).toEqual([1, 2])
    const unknown = failEdit(state, { kind: 'splitAtTime', time: 2, trackIds: ['none'] }, env)
    expect(unknown.code).toBe('engine/unknown-track')
  })

  test('is exact inside a crossfade', () => {
    const { state, env } = sketch({
      tracks: { A: { clips: [[0, 100]] } },
      selection: [40, 60],
      joins: 'clickSafe',
      sampleRate: 1000,
    })
    const joined = edit(state, { kind: 'deleteSelection' }, env)

    const after = edit(joined, { kind: 'splitAtTime', time: 0.039 }, env)

    expect(layout(after.project, 'A')).toEqual([
      [0, 39],
      [39, 80],
    ])
    expect(soundOf(env, after.project, 'A', 0, 80)).toEqual(soundOf(env, joined.project, 'A', 0, 80))
  })
})
