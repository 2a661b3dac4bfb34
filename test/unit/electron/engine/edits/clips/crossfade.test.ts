import { describe, expect, test } from 'vitest'
import { edit, failEdit, labelsOf, layout, sketch, soundOf, trackOf } from '../../../../../support/engine/editing.ts'
import { toldFailure } from '../../../../../support/told.ts'

const rise = (frame: number, length: number): number => Math.sin((((frame + 1) / (length + 1)) * Math.PI) / 2)

describe('a crossfade', () => {
  test('overlaps two clips in equal power, makes one of them, and moves what follows up', () => {
    const { state, env } = sketch({
      tracks: {
        A: {
          clips: [
            [0, 40],
            [40, 80],
            [100, 120],
          ],
        },
      },
      selection: [30, 50],
    })
    const before = soundOf(env, state.project, 'A', 0, 120)

    const after = edit(state, { kind: 'crossfade' }, env)

    expect(layout(after.project, 'A')).toEqual([
      [0, 70],
      [90, 110],
    ])
    const sound = soundOf(env, after.project, 'A', 0, 110)
    expect(sound.slice(0, 30)).toEqual(before.slice(0, 30))
    expect(sound.slice(40, 70)).toEqual(before.slice(50, 80))
    sound
      .slice(30, 40)
      .forEach((sample, i) =>
        expect(sample).toBeCloseTo((before[30 + i] ?? 0) * rise(9 - i, 10) + (before[40 + i] ?? 0) * rise(i, 10), 6),
      )
    expect(trackOf(after.project, 'A').clips[0]?.id).toBe('c0')
  })

  test('keeps the power of two unlike sounds: the squares of both gains add up to one', () => {
    for (let frame = 0; frame < 25; frame++) expect(rise(frame, 25) ** 2 + rise(24 - frame, 25) ** 2).toBeCloseTo(1, 12)
  })

  test('is as long as the selection reaches into the clip that it reaches into least, or as asked', () => {
    const { state, env } = sketch({
      tracks: {
        A: {
          clips: [
            [0, 40],
            [40, 80],
          ],
        },
      },
      selection: [38, 60],
    })

    expect(layout(edit(state, { kind: 'crossfade' }, env).project, 'A')).toEqual([[0, 78]])
    expect(layout(edit(state, { kind: 'crossfade', duration: 0.5 }, env).project, 'A')).toEqual([[0, 75]])
  })

  test('over whole clips is a second long at each place, and closes gaps between them', () => {
    const { state, env } = sketch({
      tracks: {
        A: {
          clips: [
            [0, 40],
            [45, 80],
            [80, 120],
          ],
        },
      },
      selection: [0, 120],
    })

    expect(layout(edit(state, { kind: 'crossfade' }, env).project, 'A')).toEqual([[0, 95]])
  })

  test('can be linear: two sounds that are alike go through it unchanged but for its ends', () => {
    const { state, env } = sketch({
      tracks: {
        A: {
          clips: [
            [0, 40],
            [40, 80],
          ],
        },
      },
      selection: [30, 50],
    })
    const before = soundOf(env, state.project, 'A', 0, 80)

    const sound = soundOf(env, edit(state, { kind: 'crossfade', curve: 'linear' }, env).project, 'A', 0, 70)

    sound
      .slice(30, 40)
      .forEach((sample, i) =>
        expect(sample).toBeCloseTo(((before[30 + i] ?? 0) * (10 - i) + (before[40 + i] ?? 0) * (i + 1)) / 11, 6),
      )
  })

  test('moves labels where every track gets shorter at the same place, and leaves them where not', () => {
    const plan = {
      tracks: {
        A: {
          clips: [
            [0, 40],
            [40, 80],
          ],
        },
        B: {
          clips: [
            [0, 40],
            [40, 80],
          ],
        },
      },
      labels: [['later', 60, 70]],
      selection: [30, 50],
    } as const
    const both = sketch(plan)
    const one = sketch({ ...plan, selected: ['A'] })

    expect(labelsOf(edit(both.state, { kind: 'crossfade' }, both.env).project)).toEqual([['later', 50, 60]])
    expect(labelsOf(edit(one.state, { kind: 'crossfade' }, one.env).project)).toEqual([['later', 60, 70]])
  })

  test('keeps the labels of both sounds of the overlap, and puts those of the gap at the end of the first', () => {
    const labels = [
      ['whole', 5, 70],
      ['tail', 32, 38],
      ['tail point', 35, 35],
      ['gap', 42, 48],
      ['second', 50, 50],
      ['in the second', 55, 60],
    ] as const
    const { state, env } = sketch({
      tracks: {
        A: {
          clips: [
            [0, 40],
            [50, 90],
          ],
        },
      },
      labels,
      selection: [0, 90],
    })

    expect(labelsOf(edit(state, { kind: 'crossfade', duration: 1 }, env).project)).toEqual([
      ['whole', 5, 50],
      ['second', 30, 30],
      ['tail', 32, 38],
      ['tail point', 35, 35],
      ['in the second', 35, 40],
      ['gap', 40, 40],
    ])
  })

  test('fails without neighbours, and with clips that are too short', () => {
    const { state, env } = sketch({
      tracks: {
        A: {
          clips: [
            [0, 40],
            [40, 44],
          ],
        },
      },
      selection: [10, 20],
    })
    const across = edit(state, { kind: 'setTimeSelection', start: 3, end: 4.4 }, env)

    expect(failEdit(state, { kind: 'crossfade' }, env).code).toBe('engine/no-neighbours')
    expect(toldFailure(failEdit(across, { kind: 'crossfade', duration: 2 }, env))).toMatchObject({
      code: 'engine/too-short',
      message: expect.stringContaining('“clip 2”'),
    })
  })
})
