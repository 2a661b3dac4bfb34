import { describe, expect, test } from 'vitest'
import { readTrack } from '../../../../../electron/engine/render/readTrack.ts'
import {
  edit,
  failEdit,
  labelsOf,
  layout,
  pasteAtCursor,
  sketch,
  soundOf,
  trackOf,
} from '../../../../support/engine/editing.ts'

describe('what is pasted', () => {
  test('takes the place of what is selected: inside one clip as a part of it, else as a clip of its own', () => {
    const { state, env } = sketch({
      tracks: {
        A: {
          clips: [
            [0, 20],
            [20, 40],
          ],
        },
      },
      labels: [
        ['inside', 6, 8],
        ['behind', 30, 35],
      ],
      selection: [0, 3],
    })
    const before = soundOf(env, state.project, 'A', 0, 40)
    const copied = edit(state, { kind: 'copy' }, env)
    const over = (start: number, end: number) =>
      edit(edit(copied, { kind: 'setTimeSelection', start, end }, env), { kind: 'paste' }, env)

    const inside = over(0.5, 1)
    const across = over(1.5, 2.5)

    expect(layout(inside.project, 'A')).toEqual([
      [0, 18],
      [18, 38],
    ])
    expect(soundOf(env, inside.project, 'A', 0, 38)).toEqual([
      ...before.slice(0, 5),
      ...before.slice(0, 3),
      ...before.slice(10),
    ])
    expect(labelsOf(inside.project)).toEqual([['behind', 28, 33]])
    expect(inside.focus).toMatchObject({ selection: { start: 5, end: 8 }, cursor: 5 })
    expect(layout(across.project, 'A')).toEqual([
      [0, 15],
      [15, 18],
      [18, 33],
    ])
  })

  test('crossfades where a divided clip meets what was put in, and each clip keeps its length', () => {
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
      joins: 'clickSafe',
      sampleRate: 1000,
    })
    const before = soundOf(env, state.project, 'A', 0, 80)
    const copied = edit(state, { kind: 'copy' }, env)

    const after = pasteAtCursor(edit(copied, { kind: 'setCursor', time: 0.01 }, env), env)

    expect(layout(after.project, 'A').slice(0, 4)).toEqual([
      [0, 10],
      [10, 20],
      [20, 30],
      [30, 60],
    ])
    const sound = soundOf(env, after.project, 'A', 0, 100)
    expect(sound.slice(0, 10)).toEqual(before.slice(0, 10))
    for (const [step, frame] of [10, 11].entries())
      expect(sound[frame]).toBeCloseTo(
        (before[frame] ?? 0) * (1 - (step + 1) / 3) + (before[frame + 20] ?? 0) * ((step + 1) / 3),
        6,
      )
    expect(sound.slice(12, 28)).toEqual(before.slice(32, 48))
    expect(sound.slice(30)).toEqual(before.slice(10))
  })

  test('brings cut audio back to the very samples, clips and labels', () => {
    const { state, env } = sketch({
      tracks: { A: { clips: [[0, 40]] } },
      labels: [['outro', 30, 40]],
      selection: [10, 15],
    })

    const after = edit(edit(state, { kind: 'cut' }, env), { kind: 'paste' }, env)

    expect(trackOf(after.project, 'A').clips).toEqual(trackOf(state.project, 'A').clips)
    expect(labelsOf(after.project)).toEqual([['outro', 30, 40]])
  })

  test('grows a label that it lands in and pushes those behind, when every track takes part', () => {
    const labels = [
      ['around', 5, 20],
      ['ends here', 5, 10],
      ['point here', 10, 10],
      ['behind', 15, 16],
    ] as const
    const { state, env } = sketch({ tracks: { A: { clips: [[0, 40]] } }, labels, selection: [0, 4], cursor: 10 })

    const after = pasteAtCursor(edit(state, { kind: 'copy' }, env), env)

    expect(labelsOf(after.project)).toEqual([
      ['around', 5, 24],
      ['ends here', 5, 10],
      ['point here', 14, 14],
      ['behind', 19, 20],
    ])
  })

  test('between mono and stereo: one side sounds on both, two sides sound as their average', () => {
    const { state, env } = sketch({
      tracks: { Mono: { clips: [[0, 10]] }, Stereo: { clips: [[0, 10]], channels: 2 } },
      selected: ['Mono'],
      selection: [0, 10],
      cursor: 20,
    })
    const hear = (project: typeof state.project, name: string) =>
      readTrack(env.store, trackOf(project, name), 20, 10).map((side) => [...side])
    const source = (name: string) => readTrack(env.store, trackOf(state.project, name), 0, 10).map((side) => [...side])

    const mono = pasteAtCursor(
      edit(edit(state, { kind: 'copy' }, env), { kind: 'selectTracks', trackIds: ['t1'] }, env),
      env,
    )
    const stereo = pasteAtCursor(
      edit(
        edit(edit(state, { kind: 'selectTracks', trackIds: ['t1'] }, env), { kind: 'copy' }, env),
        { kind: 'selectTracks', trackIds: ['t0'] },
        env,
      ),
      env,
    )

    expect(hear(mono.project, 'Stereo')).toEqual([source('Mono')[0], source('Mono')[0]])
    const [left = [], right = []] = source('Stereo')
    hear(stereo.project, 'Mono')[0]?.forEach((sample, frame) =>
      expect(sample).toBeCloseTo(((left[frame] ?? 0) + (right[frame] ?? 0)) / 2, 6),
    )
  })

  test('into a project without tracks brings its sample rate along, with labels and cursor at the same times', () => {
    const { state, env } = sketch({
      tracks: { A: { clips: [[0, 40]] } },
      labels: [['later', 30, 35]],
      selection: [0, 4],
      cursor: 10,
    })
    const copied = edit(state, { kind: 'copy' }, env)

    const after = pasteAtCursor({ ...copied, project: { ...copied.project, tracks: [], sampleRate: 20 } }, env)

    expect([after.project.sampleRate, layout(after.project, 'Track 1'), labelsOf(after.project)]).toEqual([
      10,
      [[5, 9]],
      [['later', 19, 22]],
    ])
  })

  test('fails with an empty clipboard, or one of another sample rate', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[0, 40]] } }, selection: [0, 4] })
    const copied = edit(state, { kind: 'copy' }, env)

    expect(failEdit(state, { kind: 'paste' }, env).code).toBe('engine/empty-clipboard')
    expect(failEdit({ ...copied, project: { ...copied.project, sampleRate: 20 } }, { kind: 'paste' }, env).code).toBe(
      'engine/empty-clipboard',
    )
  })
})
