import { describe, expect, test } from 'vitest'
import { edit, failEdit, layout, sketch, soundOf } from '../../../../../support/engine/editing.ts'

const tracks = {
  A: {
    clips: [
      [0, 30],
      [40, 100],
    ],
  },
  B: { clips: [[0, 100]] },
} as const

describe('a volume ramp', () => {
  test('glides over the range and stays there to the end of its track; what is before, and other tracks, stay', () => {
    const { state, env } = sketch({ tracks, selection: [20, 60], selected: ['A'] })
    const before = soundOf(env, state.project, 'A', 0, 100)

    const after = edit(state, { kind: 'volumeRamp', gainDb: -20, curve: 'linear' }, env)

    const heard = soundOf(env, after.project, 'A', 0, 100)
    const gainAt = (frame: number): number => {
      if (frame < 20) return 1
      return frame >= 60 ? 0.1 : 1 - (0.9 * (frame - 20)) / 40
    }
    heard.forEach((sample, frame) => expect(sample).toBeCloseTo((before[frame] as number) * gainAt(frame), 6))
    expect(heard.slice(0, 20)).toEqual(before.slice(0, 20))
    expect(layout(after.project, 'A')).toEqual([
      [0, 30],
      [40, 100],
    ])
    expect(after.project.tracks[1]).toBe(state.project.tracks[1])
  })

  test('makes gain over time of several: a dip ends where it began', () => {
    const { state, env } = sketch({ tracks, selection: [10, 20], selected: ['B'] })
    const down = edit(state, { kind: 'volumeRamp', gainDb: -12, curve: 'sCurve' }, env)
    const later = { ...down, focus: { ...down.focus, selection: { start: 50, end: 60 } } } as typeof down
    const up = edit(later, { kind: 'volumeRamp', gainDb: 12, curve: 'sCurve' }, env)
    const [before, after] = [state, up].map(({ project }) => soundOf(env, project, 'B', 0, 100))
    for (let frame = 60; frame < 100; frame++) expect(after?.[frame]).toBeCloseTo(before?.[frame] as number, 6)
    for (let frame = 20; frame < 50; frame++)
      expect(after?.[frame]).toBeCloseTo((before?.[frame] as number) * 10 ** (-12 / 20), 6)
  })

  test('needs sound in the range', () => {
    const { state, env } = sketch({ tracks, selection: [32, 38], selected: ['A'] })
    expect(failEdit(state, { kind: 'volumeRamp', gainDb: -6, curve: 'linear' }, env).code).toBe('engine/nothing-there')
  })
})
