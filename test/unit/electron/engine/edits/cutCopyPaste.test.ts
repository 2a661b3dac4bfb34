import { describe, expect, test } from 'vitest'
import { edit, failEdit, layout, pasteAtCursor, sketch, soundOf } from '../../../../support/engine/editing.ts'

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
})
