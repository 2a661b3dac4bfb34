import { describe, expect, test } from 'vitest'
import { edit, layout, sketch, soundOf, trackOf } from '../../../../support/engine/editing.ts'

describe('reverse', () => {
  test('turns the range round as one stretch of time, with its gap and its boundaries', () => {
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
      [0, 14],
      [18, 40],
    ])
    expect(soundOf(env, after.project, 'A', 0, 40)).toEqual([
      ...before.slice(0, 4),
      ...before.slice(4, 24).toReversed(),
      ...before.slice(24),
    ])
  })

  test('over a split plays all of it backwards, and clips keep their names and stay apart', () => {
    const { state, env } = sketch({
      tracks: {
        A: {
          clips: [
            [0, 10],
            [10, 25],
          ],
        },
      },
      selection: [0, 25],
    })
    const before = soundOf(env, state.project, 'A', 0, 25)

    const after = edit(state, { kind: 'reverse' }, env)

    expect(trackOf(after.project, 'A').clips.map(({ id, name, start, length }) => [id, name, start, length])).toEqual([
      ['c1', 'clip 2', 0, 15],
      ['c0', 'clip 1', 15, 10],
    ])
    expect(soundOf(env, after.project, 'A', 0, 25)).toEqual(before.toReversed())
  })

  test('ends a clip where a gap comes to lie, and moves what the range ended with to its start', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[0, 10]] } }, selection: [4, 20] })
    const before = soundOf(env, state.project, 'A', 0, 20)

    const after = edit(state, { kind: 'reverse' }, env)

    expect(layout(after.project, 'A')).toEqual([
      [0, 4],
      [14, 20],
    ])
    expect(soundOf(env, after.project, 'A', 0, 20)).toEqual([
      ...before.slice(0, 4),
      ...before.slice(4, 20).toReversed(),
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
