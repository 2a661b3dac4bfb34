import { describe, expect, test } from 'vitest'
import { edit, failEdit, layout, sketch, soundOf } from '../../../../support/engine/editing.ts'

describe('invert', () => {
  test('turns the polarity of the range on all clips in it, and nothing else', () => {
    const { state, env } = sketch({
      tracks: {
        A: {
          clips: [
            [0, 10],
            [15, 40],
          ],
        },
      },
      selection: [5, 20],
    })
    const before = soundOf(env, state.project, 'A', 0, 40)

    const after = edit(state, { kind: 'invert' }, env)

    expect(layout(after.project, 'A')).toEqual([
      [0, 10],
      [15, 40],
    ])
    soundOf(env, after.project, 'A', 0, 40).forEach((sample, frame) =>
      expect(sample + 0).toBe((before[frame] ?? 0) * (frame >= 5 && frame < 20 ? -1 : 1) + 0),
    )
  })

  test('twice is the project that it was', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[0, 40]] } }, selection: [5, 20] })

    expect(edit(edit(state, { kind: 'invert' }, env), { kind: 'invert' }, env).project).toEqual(state.project)
  })

  test('needs audio in the range', () => {
    const { state, env } = sketch({
      tracks: {
        A: {
          clips: [
            [0, 10],
            [30, 40],
          ],
        },
      },
      selection: [12, 20],
    })

    expect(failEdit(state, { kind: 'invert' }, env).code).toBe('engine/nothing-there')
  })
})
