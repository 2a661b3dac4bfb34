import { describe, expect, test } from 'vitest'
import { edit, failEdit, labelsOf, layout, sketch, soundOf } from '../../../../../support/engine/editing.ts'

const zeros = (length: number): number[] => Array.from({ length }, () => 0)

describe('silence that is put in', () => {
  test('becomes part of the clip under the cursor, silent to the frame, and pushes what follows', () => {
    for (const joins of ['exact', 'clickSafe'] as const) {
      const { state, env } = sketch({
        tracks: {
          A: {
            clips: [
              [0, 400],
              [500, 600],
            ],
          },
        },
        cursor: 100,
        joins,
        sampleRate: 1000,
      })
      const before = soundOf(env, state.project, 'A', 0, 400)

      const after = edit(state, { kind: 'insertSilence', duration: 0.05 }, env)

      expect(layout(after.project, 'A')).toEqual([
        [0, 450],
        [550, 650],
      ])
      expect(soundOf(env, after.project, 'A', 100, 150)).toEqual(zeros(50))
      expect(soundOf(env, after.project, 'A', 0, 98)).toEqual(before.slice(0, 98))
      expect(soundOf(env, after.project, 'A', 152, 450)).toEqual(before.slice(102))
    }
  })

  test('is a clip of its own elsewhere, so that there is something even at the end', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[0, 10]] } }, cursor: 10 })

    expect(layout(edit(state, { kind: 'insertSilence', duration: 2 }, env).project, 'A')).toEqual([
      [0, 10],
      [10, 30],
    ])
  })

  test('goes into all tracks and pushes labels when none is selected, into the selected ones alone else', () => {
    const plan = {
      tracks: { A: { clips: [[0, 40]] }, B: { clips: [[0, 40]] } },
      labels: [['later', 30, 35]],
      cursor: 20,
    } as const
    const all = sketch({ ...plan, selected: [] })
    const one = sketch({ ...plan, selected: ['B'] })

    const [everywhere, there] = [all, one].map(({ state, env }) =>
      edit(state, { kind: 'insertSilence', duration: 1 }, env),
    )

    expect([everywhere && layout(everywhere.project, 'A'), everywhere && labelsOf(everywhere.project)]).toEqual([
      [[0, 50]],
      [['later', 40, 45]],
    ])
    expect([
      there && layout(there.project, 'A'),
      there && layout(there.project, 'B'),
      there && labelsOf(there.project),
    ]).toEqual([[[0, 40]], [[0, 50]], [['later', 30, 35]]])
    expect(everywhere?.focus).toMatchObject({ selection: { start: 20, end: 30 }, cursor: 20 })
  })

  test('needs a track, and a length of a sample or more', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[0, 40]] } } })

    expect(
      failEdit({ ...state, project: { ...state.project, tracks: [] } }, { kind: 'insertSilence', duration: 1 }, env)
        .code,
    ).toBe('engine/no-tracks')
    expect(failEdit(state, { kind: 'insertSilence', duration: 0.01 }, env).code).toBe('engine/bad-value')
  })
})
