import { describe, expect, test } from 'vitest'
import { edit, layout, sketch, soundOf } from '../../../../support/editing.ts'

describe('reverse', () => {
  test('turns the part of each clip in the range round, in its place', () => {
    const { state, env } = sketch({
      tracks: {
        A: {
          clips: [
            [0, 10],
            [14, 40],
          ],
        },
      },
      selection: [4, 24],
    })
    const before = soundOf(env, state.project, 'A', 0, 40)

    const after = edit(state, { kind: 'reverse' }, env)

    expect(layout(after.project, 'A')).toEqual([
      [0, 10],
      [14, 40],
    ])
    expect(soundOf(env, after.project, 'A', 0, 40)).toEqual([
      ...before.slice(0, 4),
      ...before.slice(4, 10).toReversed(),
      ...before.slice(10, 14),
      ...before.slice(14, 24).toReversed(),
      ...before.slice(24),
    ])
  })

  test('twice is the sound that it was', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[0, 40]] } }, selection: [4, 24] })

    const after = edit(edit(state, { kind: 'reverse' }, env), { kind: 'reverse' }, env)

    expect(after.project).toEqual(state.project)
  })

  test('of silence changes nothing', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[0, 40]] } }, selection: [4, 24] })
    const silent = edit(state, { kind: 'silenceSelection' }, env)

    expect(edit(silent, { kind: 'reverse' }, env).project).toBe(silent.project)
  })

  test('crossfades both edges with click-safe joins, and the crossfades undo nothing of the length', () => {
    const { state, env } = sketch({
      tracks: { A: { clips: [[0, 100]] } },
      selection: [30, 70],
      joins: 'clickSafe',
      sampleRate: 1000,
    })
    const before = soundOf(env, state.project, 'A', 0, 100)

    const after = soundOf(env, edit(state, { kind: 'reverse' }, env).project, 'A', 0, 100)

    expect([after.slice(0, 28), after.slice(72)]).toEqual([before.slice(0, 28), before.slice(72)])
    expect(after.slice(32, 68)).toEqual(before.slice(32, 68).toReversed())
    const mixed = [28, 29, 30, 31].map(
      (frame, step) => (before[frame] ?? 0) * (1 - (step + 1) / 5) + (before[99 - frame] ?? 0) * ((step + 1) / 5),
    )
    mixed.forEach((sample, step) => expect(after[28 + step]).toBeCloseTo(sample, 6))
  })
})
