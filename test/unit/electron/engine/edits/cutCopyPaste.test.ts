import { describe, expect, test } from 'vitest'
import type { EditEnv, EditState } from '../../../../../electron/engine/edits/edit.ts'
import { readTrack } from '../../../../../electron/engine/render/readTrack.ts'
import { edit, failEdit, labelsOf, layout, sketch, soundOf, trackOf } from '../../../../support/editing.ts'

describe('cut and copy', () => {
  test('cut closes the gap and fills the clipboard', () => {
    const { state, env } = sketch({ tracks: { Voice: { clips: [[0, 40]] } }, selection: [10, 15] })

    const after = edit(state, { kind: 'cut' }, env)

    expect(layout(after.project, 'Voice')).toEqual([[0, 35]])
    expect(after.clipboard).toMatchObject({
      sampleRate: 10,
      length: 5,
      rows: [{ channels: 1, clips: [{ start: 0, length: 5 }] }],
    })
  })

  test('copy leaves project and focus the same objects, and says what it copied', () => {
    const { state, env } = sketch({
      tracks: {
        Voice: {
          clips: [
            [0, 8],
            [12, 40],
          ],
        },
      },
      selection: [5, 15],
    })

    const after = edit(state, { kind: 'copy' }, env)

    expect([after.project === state.project, after.focus === state.focus]).toEqual([true, true])
    expect(after.clipboard?.rows[0]?.clips.map((clip) => [clip.start, clip.length])).toEqual([
      [0, 3],
      [7, 3],
    ])
    expect(after.outcome).toMatchObject({ changed: true, tracks: ['Voice'], range: { start: 0.5, end: 1.5 } })
  })

  test('cut of a gap closes it and keeps it; there is nothing to copy of it', () => {
    const { state, env } = sketch({
      tracks: {
        Voice: {
          clips: [
            [0, 10],
            [20, 30],
          ],
        },
      },
      selection: [12, 18],
    })

    const after = edit(state, { kind: 'cut' }, env)

    expect(layout(after.project, 'Voice')).toEqual([
      [0, 10],
      [14, 24],
    ])
    expect(after.clipboard).toMatchObject({ length: 6, rows: [{ clips: [] }] })
    expect(layout(edit(after, { kind: 'paste' }, env).project, 'Voice')).toEqual(layout(state.project, 'Voice'))
    expect(failEdit(state, { kind: 'copy' }, env).code).toBe('engine/nothing-there')
  })

  test('cut fails where nothing would move', () => {
    const { state, env } = sketch({ tracks: { Voice: { clips: [[0, 10]] } }, selection: [12, 18] })

    expect(failEdit(state, { kind: 'cut' }, env).code).toBe('engine/nothing-there')
  })
})

/** Nothing is replaced where no time is selected. */
function pasteAtCursor(state: EditState, env: EditEnv): ReturnType<typeof edit> {
  return edit(edit(state, { kind: 'clearSelection' }, env), { kind: 'paste' }, env)
}

describe('paste', () => {
  test('inside a clip becomes a part of that clip and pushes what follows', () => {
    const { state, env } = sketch({
      tracks: {
        Voice: {
          clips: [
            [0, 20],
            [30, 40],
          ],
        },
      },
      selection: [2, 6],
      cursor: 10,
    })
    const before = soundOf(env, state.project, 'Voice', 0, 40)

    const after = pasteAtCursor(edit(state, { kind: 'copy' }, env), env)

    expect(layout(after.project, 'Voice')).toEqual([
      [0, 24],
      [34, 44],
    ])
    expect(soundOf(env, after.project, 'Voice', 0, 44)).toEqual([
      ...before.slice(0, 10),
      ...before.slice(2, 6),
      ...before.slice(10),
    ])
  })

  test('outside every clip makes a clip of its own', () => {
    const { state, env } = sketch({ tracks: { Voice: { clips: [[0, 40]] } }, selection: [10, 20] })
    const cut = edit(state, { kind: 'cut' }, env)

    const after = edit(edit(cut, { kind: 'setCursor', time: 3 }, env), { kind: 'paste' }, env)

    expect(layout(after.project, 'Voice')).toEqual([
      [0, 30],
      [30, 40],
    ])
  })

  test('selects the pasted range on its tracks, with the cursor at its start', () => {
    const { state, env } = sketch({
      tracks: { Host: { clips: [[0, 20]] }, Guest: { clips: [[0, 20]] } },
      selected: ['Guest'],
      selection: [5, 9],
      cursor: 30,
    })

    const after = pasteAtCursor(edit(state, { kind: 'copy' }, env), env)

    expect(after.focus).toMatchObject({ selection: { start: 30, end: 34 }, selectedTracks: ['t1'], cursor: 30 })
    expect(after.outcome).toMatchObject({ changed: true, tracks: ['Guest'], at: 3, range: null })
  })

  test('puts rows on the selected tracks, then on those below, then on new ones', () => {
    const { state, env } = sketch({
      tracks: { A: { clips: [[0, 10]] }, B: { clips: [[0, 20]], channels: 2 }, C: { clips: [[0, 5]] } },
      selection: [0, 10],
      cursor: 50,
    })
    const copied = edit(state, { kind: 'copy' }, env)

    const after = pasteAtCursor(edit(copied, { kind: 'selectTracks', trackIds: ['t1'] }, env), env)

    expect(after.project.tracks.map((track) => [track.name, track.channels])).toEqual([
      ['A', 1],
      ['B', 2],
      ['C', 1],
      ['Track 4', 1],
    ])
    expect(['A', 'B', 'C', 'Track 4'].map((name) => layout(after.project, name))).toEqual([
      [[0, 10]],
      [
        [0, 20],
        [50, 60],
      ],
      [
        [0, 5],
        [50, 60],
      ],
      [[50, 55]],
    ])
    expect(after.focus.selectedTracks).toEqual(after.project.tracks.slice(1).map((track) => track.id))
  })

  test('puts the last row on all selected tracks that are left, so that they stay in step', () => {
    const { state, env } = sketch({
      tracks: { A: { clips: [[0, 10]] }, B: { clips: [[0, 20]] }, C: { clips: [[0, 20]] } },
      selection: [2, 6],
      selected: ['A'],
      cursor: 8,
    })
    const copied = edit(state, { kind: 'copy' }, env)
    const onAll = edit({ ...copied, focus: { ...copied.focus, selection: null } }, { kind: 'selectAllTracks' }, env)

    const after = pasteAtCursor(onAll, env)

    expect(after.project.tracks.map(({ name }) => layout(after.project, name))).toEqual([
      [[0, 14]],
      [[0, 24]],
      [[0, 24]],
    ])
    const pasted = soundOf(env, state.project, 'A', 2, 6)
    for (const name of ['A', 'B', 'C']) expect(soundOf(env, after.project, name, 8, 12)).toEqual(pasted)
    expect(after.focus.selectedTracks).toEqual(['t0', 't1', 't2'])
  })

  test('starts at the first track when none is selected, and makes tracks in an empty project', () => {
    const { state, env } = sketch({
      tracks: { A: { clips: [[0, 10]] }, B: { clips: [[0, 20]], channels: 2 } },
      selected: ['B'],
      selection: [0, 4],
      cursor: 30,
    })
    const copied = edit(state, { kind: 'copy' }, env)
    const nothingSelected = edit(copied, { kind: 'selectTracks', trackIds: [] }, env)

    const first = pasteAtCursor(nothingSelected, env)
    const empty = pasteAtCursor({ ...nothingSelected, project: { ...state.project, tracks: [] } }, env)

    expect(layout(first.project, 'A')).toEqual([
      [0, 10],
      [30, 34],
    ])
    expect(empty.project.tracks.map((track) => [track.name, track.channels, track.clips.length])).toEqual([
      ['Track 1', 2, 1],
    ])
  })

  test('keeps tracks in step: a row without audio pushes what follows, and is a gap inside a clip', () => {
    const { state, env } = sketch({
      tracks: { A: { clips: [[0, 40]] }, B: { clips: [[20, 40]] } },
      selection: [0, 10],
      cursor: 30,
    })

    const after = pasteAtCursor(edit(state, { kind: 'copy' }, env), env)

    expect([layout(after.project, 'A'), layout(after.project, 'B')]).toEqual([
      [[0, 50]],
      [
        [20, 30],
        [40, 50],
      ],
    ])
  })

  test('keeps the gaps and boundaries of what was copied, and divides the clip that it is put into', () => {
    const { state, env } = sketch({
      tracks: {
        A: {
          clips: [
            [0, 4],
            [6, 10],
          ],
        },
      },
      selection: [0, 10],
      cursor: 20,
    })
    const copied = edit(state, { kind: 'copy' }, env)

    const outside = pasteAtCursor(copied, env)
    const inside = pasteAtCursor(edit(copied, { kind: 'setCursor', time: 0.2 }, env), env)

    expect(layout(outside.project, 'A')).toEqual([
      [0, 4],
      [6, 10],
      [20, 24],
      [26, 30],
    ])
    expect(layout(inside.project, 'A')).toEqual([
      [0, 2],
      [2, 6],
      [8, 12],
      [12, 14],
      [16, 20],
    ])
  })

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
