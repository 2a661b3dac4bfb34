import { messageOf } from '../../../../../../shared/failures/index.ts'
import { describe, expect, test } from 'vitest'
import { edit, failEdit, layout, sketch, soundOf, trackOf } from '../../../../../support/engine/editing.ts'

const clipNames = (project: Parameters<typeof trackOf>[0], name: string): string[] =>
  trackOf(project, name).clips.map((clip) => clip.name)

describe('join', () => {
  test('makes one clip of all that the range touches, with silence in the gaps and not a sample changed', () => {
    const { state, env } = sketch({
      tracks: {
        A: {
          clips: [
            [0, 10],
            [10, 20],
            [25, 40],
            [50, 60],
          ],
        },
      },
      selection: [5, 30],
      joins: 'clickSafe',
      sampleRate: 1000,
    })

    const after = edit(state, { kind: 'join' }, env)

    expect(layout(after.project, 'A')).toEqual([
      [0, 40],
      [50, 60],
    ])
    expect(soundOf(env, after.project, 'A', 0, 60)).toEqual(soundOf(env, state.project, 'A', 0, 60))
    expect([trackOf(after.project, 'A').clips[0]?.id, clipNames(after.project, 'A')[0]]).toEqual(['c0', 'clip 1'])
  })

  test('leaves other tracks, and a range with one clip, the same objects', () => {
    const { state, env } = sketch({
      tracks: {
        A: {
          clips: [
            [0, 10],
            [20, 30],
          ],
        },
        B: { clips: [[0, 40]] },
      },
      selected: ['B'],
      selection: [0, 40],
    })

    expect(edit(state, { kind: 'join' }, env).project).toBe(state.project)
  })

  test('forgets selected clips that went into another', () => {
    const { state, env } = sketch({
      tracks: {
        A: {
          clips: [
            [0, 10],
            [10, 20],
          ],
        },
      },
      selection: [0, 20],
    })
    const selected = edit(state, { kind: 'selectClips', clipIds: ['c0', 'c1'] }, env)

    expect(edit(selected, { kind: 'join' }, env).focus.selectedClips).toEqual(['c0'])
  })

  test('fails where there is no clip, no range, no track', () => {
    const tracks = { A: { clips: [[0, 10]] } } as const
    const gap = sketch({ tracks, selection: [20, 30] })
    const bare = sketch({ tracks })
    const trackless = sketch({ tracks, selected: [], selection: [0, 10] })

    expect([gap, bare, trackless].map(({ state, env }) => failEdit(state, { kind: 'join' }, env).code)).toEqual([
      'engine/nothing-there',
      'engine/empty-range',
      'engine/no-tracks',
    ])
  })
})

describe('duplicate', () => {
  test('puts what is selected on new tracks below, at the same place, with the settings of the old ones', () => {
    const { state, env } = sketch({
      tracks: {
        A: {
          clips: [
            [0, 10],
            [15, 30],
          ],
        },
        B: { clips: [[0, 5]] },
        C: { clips: [[0, 40]], channels: 2 },
      },
      selection: [8, 20],
    })
    const panned = {
      ...state,
      project: {
        ...state.project,
        tracks: state.project.tracks.map((track) => ({ ...track, pan: -0.5, muted: true })),
      },
    }

    const after = edit(panned, { kind: 'duplicateSelection' }, env)

    expect(after.project.tracks.map((track) => [track.name, track.channels])).toEqual([
      ['A', 1],
      ['B', 1],
      ['C', 2],
      ['A copy', 1],
      ['C copy', 2],
    ])
    expect(layout(after.project, 'A copy')).toEqual([
      [8, 10],
      [15, 20],
    ])
    expect(trackOf(after.project, 'A copy')).toMatchObject({ pan: -0.5, muted: true })
    expect(soundOf(env, after.project, 'C copy', 8, 20)).toEqual(soundOf(env, state.project, 'C', 8, 20))
    expect(after.project.tracks.slice(0, 3)).toEqual(panned.project.tracks)
    expect(after.focus).toBe(panned.focus)
  })

  test('fails where there is nothing to copy', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[0, 10]] } }, selection: [20, 30] })

    expect(failEdit(state, { kind: 'duplicateSelection' }, env).code).toBe('engine/nothing-there')
  })
})

describe('move', () => {
  test('takes the clips in the range along, whole and together, and selects them', () => {
    const { state, env } = sketch({
      tracks: {
        A: {
          clips: [
            [0, 10],
            [12, 20],
            [50, 60],
          ],
        },
        B: { clips: [[5, 15]] },
      },
      selection: [6, 13],
    })
    const before = soundOf(env, state.project, 'A', 0, 20)

    const after = edit(state, { kind: 'moveClips', to: 2.5 }, env)

    expect([layout(after.project, 'A'), layout(after.project, 'B')]).toEqual([
      [
        [25, 35],
        [37, 45],
        [50, 60],
      ],
      [[30, 40]],
    ])
    expect(soundOf(env, after.project, 'A', 25, 45)).toEqual(before)
    expect(after.focus.selection).toEqual({ start: 25, end: 45 })
  })

  test('goes past other clips, and may touch them', () => {
    const { state, env } = sketch({
      tracks: {
        A: {
          clips: [
            [0, 10],
            [20, 30],
          ],
        },
      },
      selection: [0, 10],
    })

    expect(layout(edit(state, { kind: 'moveClips', to: 3 }, env).project, 'A')).toEqual([
      [20, 30],
      [30, 40],
    ])
  })

  test('never goes over another clip: then it says which, and nothing is moved', () => {
    const { state, env } = sketch({
      tracks: {
        A: {
          clips: [
            [0, 10],
            [20, 30],
          ],
        },
      },
      selection: [0, 10],
    })

    const failure = failEdit(state, { kind: 'moveClips', to: 1.5 }, env)

    expect([failure.code, messageOf(failure)]).toEqual([
      'engine/overlap',
      expect.stringContaining('“clip 1” would lie over “clip 2”'),
    ])
  })

  test('to where it is changes nothing', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[5, 10]] } }, selection: [5, 10] })

    expect(edit(state, { kind: 'moveClips', to: 0.5 }, env)).toMatchObject({
      project: state.project,
      focus: state.focus,
      outcome: { changed: false },
    })
  })
})

describe('rename', () => {
  test('names the clips in the range and nothing else', () => {
    const { state, env } = sketch({
      tracks: {
        A: {
          clips: [
            [0, 10],
            [10, 20],
          ],
        },
      },
      selection: [10, 20],
    })

    const after = edit(state, { kind: 'renameClips', name: 'delete me' }, env)

    expect(clipNames(after.project, 'A')).toEqual(['clip 1', 'delete me'])
    expect(edit(after, { kind: 'renameClips', name: 'delete me' }, env).outcome.changed).toBe(false)
  })
})
