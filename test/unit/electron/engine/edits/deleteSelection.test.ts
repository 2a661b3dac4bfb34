import { describe, expect, test } from 'vitest'
import { edit, failEdit, labelsOf, layout, sketch, soundOf, trackOf } from '../../../../support/engine/editing.ts'

describe('delete', () => {
  test('closes the gap: both sides of one clip become one clip again, under its old id', () => {
    const { state, env } = sketch({ tracks: { Voice: { clips: [[0, 40]] } }, selection: [10, 15] })
    const before = soundOf(env, state.project, 'Voice', 0, 40)

    const after = edit(state, { kind: 'deleteSelection' }, env)

    expect(layout(after.project, 'Voice')).toEqual([[0, 35]])
    expect(soundOf(env, after.project, 'Voice', 0, 35)).toEqual([...before.slice(0, 10), ...before.slice(15)])
    expect(trackOf(after.project, 'Voice').clips[0]?.id).toBe(trackOf(state.project, 'Voice').clips[0]?.id)
  })

  test('leaves different clips different, and moves what follows up', () => {
    const { state, env } = sketch({
      tracks: {
        Voice: {
          clips: [
            [0, 20],
            [25, 40],
            [50, 60],
          ],
        },
      },
      selection: [15, 30],
    })

    const after = edit(state, { kind: 'deleteSelection' }, env)

    expect(layout(after.project, 'Voice')).toEqual([
      [0, 15],
      [15, 25],
      [35, 45],
    ])
  })

  test('leaves a gap when asked to, between two clips', () => {
    const { state, env } = sketch({ tracks: { Voice: { clips: [[0, 40]] } }, selection: [10, 15] })

    const after = edit(state, { kind: 'deleteSelection', gap: 'leave' }, env)

    expect(layout(after.project, 'Voice')).toEqual([
      [0, 10],
      [15, 40],
    ])
    expect(new Set(trackOf(after.project, 'Voice').clips.map((clip) => clip.id)).size).toBe(2)
  })

  test('leaves an empty track where nothing remains', () => {
    const { state, env } = sketch({
      tracks: {
        Voice: {
          clips: [
            [5, 10],
            [20, 30],
          ],
        },
      },
      selection: [0, 30],
    })

    const after = edit(state, { kind: 'deleteSelection' }, env)

    expect(after.project.tracks.map((track) => track.clips)).toEqual([[]])
  })

  test('touches the selected tracks only, and shares the others', () => {
    const { state, env } = sketch({
      tracks: { Host: { clips: [[0, 40]] }, Music: { clips: [[0, 40]] } },
      selected: ['Host'],
      selection: [0, 10],
    })

    const after = edit(state, { kind: 'deleteSelection' }, env)

    expect(layout(after.project, 'Host')).toEqual([[0, 30]])
    expect(trackOf(after.project, 'Music')).toBe(trackOf(state.project, 'Music'))
    expect(after.outcome).toEqual({
      changed: true,
      tracks: ['Host'],
      range: { start: 0, end: 1 },
      at: null,
      peakBeforeDb: null,
      peakAfterDb: null,
    })
  })

  test('puts the cursor where the audio was and leaves no selection', () => {
    const { state, env } = sketch({ tracks: { Voice: { clips: [[0, 40]] } }, selection: [10, 15], cursor: 30 })

    const after = edit(state, { kind: 'deleteSelection' }, env)

    expect(after.focus).toEqual({ ...state.focus, selection: null, cursor: 10 })
  })

  test('moves labels when all tracks are acted on: inside they go, across they shrink, behind they move up', () => {
    const labels = [
      ['across the start', 5, 12],
      ['inside', 11, 14],
      ['point at the start', 10, 10],
      ['across the end', 13, 20],
      ['point at the end', 15, 15],
      ['around', 6, 30],
      ['behind', 20, 25],
    ] as const
    const { state, env } = sketch({
      tracks: { Voice: { clips: [[0, 40]] } },
      labels: labels.toSorted((a, b) => a[1] - b[1]),
      selection: [10, 15],
    })

    const after = edit(state, { kind: 'deleteSelection' }, env)

    expect(labelsOf(after.project)).toEqual([
      ['across the start', 5, 10],
      ['around', 6, 25],
      ['across the end', 10, 15],
      ['point at the end', 10, 10],
      ['behind', 15, 20],
    ])
  })

  test('leaves labels where they are when another track stays, or the gap does', () => {
    const plan = {
      tracks: { Host: { clips: [[0, 40]] }, Music: { clips: [[0, 40]] } },
      labels: [['outro', 30, 40]],
      selection: [10, 15],
    } as const
    const some = sketch({ ...plan, selected: ['Host'] })
    const all = sketch(plan)

    expect(edit(some.state, { kind: 'deleteSelection' }, some.env).project.labels).toBe(some.state.project.labels)
    expect(edit(all.state, { kind: 'deleteSelection', gap: 'leave' }, all.env).project.labels).toBe(
      all.state.project.labels,
    )
  })

  test('takes the range out of every track with scope all', () => {
    const { state, env } = sketch({
      tracks: { Host: { clips: [[0, 40]] }, Music: { clips: [[0, 40]] } },
      labels: [['outro', 30, 40]],
      selected: ['Host'],
      selection: [10, 15],
    })

    const after = edit(state, { kind: 'deleteSelection', scope: 'all' }, env)

    expect([layout(after.project, 'Host'), layout(after.project, 'Music'), labelsOf(after.project)]).toEqual([
      [[0, 35]],
      [[0, 35]],
      [['outro', 25, 35]],
    ])
    expect(after.outcome.tracks).toEqual(['Host', 'Music'])
  })

  test('closes a gap between clips, and fails where nothing would change', () => {
    const between = sketch({
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
    const behind = sketch({ tracks: { Voice: { clips: [[0, 10]] } }, selection: [12, 18] })

    expect(layout(edit(between.state, { kind: 'deleteSelection' }, between.env).project, 'Voice')).toEqual([
      [0, 10],
      [14, 24],
    ])
    expect(failEdit(between.state, { kind: 'deleteSelection', gap: 'leave' }, between.env).code).toBe(
      'engine/nothing-there',
    )
    expect(failEdit(behind.state, { kind: 'deleteSelection' }, behind.env).code).toBe('engine/nothing-there')
  })

  test('needs a selection and a track', () => {
    const tracks = { Voice: { clips: [[0, 40]] } } as const
    const bare = sketch({ tracks })
    const trackless = sketch({ tracks, selected: [], selection: [0, 10] })

    expect(failEdit(bare.state, { kind: 'deleteSelection' }, bare.env).code).toBe('engine/empty-range')
    expect(failEdit(trackless.state, { kind: 'deleteSelection' }, trackless.env).code).toBe('engine/no-tracks')
  })

  test('is safe with a range that runs past the end', () => {
    const { state, env } = sketch({ tracks: { Voice: { clips: [[0, 40]] } }, selection: [30, 4000] })

    expect(layout(edit(state, { kind: 'deleteSelection' }, env).project, 'Voice')).toEqual([[0, 30]])
  })

  test('forgets selected clips that are gone', () => {
    const { state, env } = sketch({
      tracks: {
        Voice: {
          clips: [
            [0, 10],
            [20, 30],
          ],
        },
      },
      selection: [0, 10],
    })
    const selected = edit(state, { kind: 'selectClips', clipIds: ['c0', 'c1'] }, env)

    expect(edit(selected, { kind: 'deleteSelection' }, env).focus.selectedClips).toEqual(['c1'])
  })
})
