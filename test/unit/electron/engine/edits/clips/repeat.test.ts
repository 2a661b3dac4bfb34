import { describe, expect, test } from 'vitest'
import { edit, failEdit, labelsOf, layout, sketch, soundOf } from '../../../../../support/engine/editing.ts'

const seeded = (more: Partial<Parameters<typeof sketch>[0]> = {}) =>
  sketch({
    tracks: {
      A: { clips: [[0, 100]] },
      B: {
        clips: [
          [0, 40],
          [50, 90],
        ],
      },
    },
    selection: [20, 30],
    ...more,
  })

describe('repeat', () => {
  test('puts what is selected behind itself so many more times, and what follows behind that', () => {
    const { state, env } = seeded()
    const before = soundOf(env, state.project, 'A', 0, 100)

    const after = edit(state, { kind: 'repeat', times: 3 }, env)

    const part = before.slice(20, 30)
    expect(soundOf(env, after.project, 'A', 0, 130)).toEqual([
      ...before.slice(0, 30),
      ...part,
      ...part,
      ...part,
      ...before.slice(30),
    ])
    expect(layout(after.project, 'A')).toEqual([[0, 130]])
    expect(after.focus.selection).toEqual({ start: 20, end: 60 })
  })

  test('keeps gaps and boundaries of what it repeats, and moves what follows on each of the tracks', () => {
    const { state, env } = seeded({ selection: [30, 60] })
    const before = soundOf(env, state.project, 'B', 30, 60)

    const after = edit(state, { kind: 'repeat', times: 2 }, env)

    expect(soundOf(env, after.project, 'B', 60, 120)).toEqual([...before, ...before])
    expect(layout(after.project, 'B')).toEqual([
      [0, 40],
      [50, 60],
      [60, 70],
      [80, 90],
      [90, 100],
      [110, 120],
      [120, 150],
    ])
    expect(layout(after.project, 'A')).toEqual([[0, 160]])
  })

  test('moves what follows where a track has nothing in the range, and labels where no sound stays behind', () => {
    const parts = { tracks: { A: { clips: [[0, 40]] }, B: { clips: [[60, 90]] } }, labels: [['late', 70, 75]] } as const
    const { state, env } = sketch({ ...parts, selection: [0, 40] })

    const after = edit(state, { kind: 'repeat', times: 1 }, env)

    expect([layout(after.project, 'A'), layout(after.project, 'B')]).toEqual([[[0, 80]], [[100, 130]]])
    expect(labelsOf(after.project)).toEqual([['late', 110, 115]])
    const alone = sketch({ ...parts, selection: [0, 40], selected: ['A'] })
    expect(labelsOf(edit(alone.state, { kind: 'repeat', times: 1 }, alone.env).project)).toEqual([['late', 70, 75]])
  })

  test('joins each repetition over what came before and behind it, and nothing else is touched', () => {
    const plan = { tracks: { A: { clips: [[0, 4000]] } }, selection: [1000, 2000], sampleRate: 8000 } as const
    const [exact, safe] = (['exact', 'clickSafe'] as const).map((joins) => {
      const { state, env } = sketch({ ...plan, joins })
      return soundOf(env, edit(state, { kind: 'repeat', times: 2 }, env).project, 'A', 0, 6000)
    })
    const differing = (safe ?? []).flatMap((sample, frame) => (sample === exact?.[frame] ? [] : [frame]))
    expect(differing.length).toBeGreaterThan(0)
    expect(differing.every((frame) => Math.abs(frame - 2000) <= 16 || Math.abs(frame - 3000) <= 16)).toBe(true)
  })

  test('needs sound in the range', () => {
    const { state, env } = seeded({ selected: ['B'], selection: [42, 48] })
    expect(failEdit(state, { kind: 'repeat', times: 1 }, env).code).toBe('engine/nothing-there')
  })
})
