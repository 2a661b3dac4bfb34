import { describe, expect, test } from 'vitest'
import { edit, failEdit, layout, sketch, soundOf, trackOf } from '../../../../../support/engine/editing.ts'

const tracks = {
  A: {
    clips: [
      [0, 10],
      [15, 30],
    ],
  },
  B: { clips: [[0, 5]] },
  C: { clips: [[0, 40]], channels: 2 },
} as const

describe('moveToNewTrack', () => {
  test('puts what each track has there on a track below it, at the same time, and leaves a gap', () => {
    const { state, env } = sketch({ tracks, selection: [8, 20] })

    const after = edit(state, { kind: 'moveToNewTrack' }, env)

    expect(after.project.tracks.map((track) => [track.name, track.channels])).toEqual([
      ['A', 1],
      ['A 2', 1],
      ['B', 1],
      ['C', 2],
      ['C 2', 2],
    ])
    expect(layout(after.project, 'A')).toEqual([
      [0, 8],
      [20, 30],
    ])
    expect(layout(after.project, 'A 2')).toEqual([
      [8, 10],
      [15, 20],
    ])
    expect(soundOf(env, after.project, 'C 2', 8, 20)).toEqual(soundOf(env, state.project, 'C', 8, 20))
    expect(trackOf(after.project, 'B')).toBe(trackOf(state.project, 'B'))
  })

  test('is one clip as before where it lies there whole, on a track set as its own is', () => {
    const { state, env } = sketch({ tracks, selection: [15, 30] })
    const panned = {
      ...state,
      project: { ...state.project, tracks: state.project.tracks.map((track) => ({ ...track, pan: 0.3, gainDb: -4 })) },
      focus: { ...state.focus, selectedTracks: [trackOf(state.project, 'A').id] },
    }

    const after = edit(panned, { kind: 'moveToNewTrack', name: 'solo' }, env)

    expect(trackOf(after.project, 'solo')).toMatchObject({ pan: 0.3, gainDb: -4 })
    expect(trackOf(after.project, 'solo').clips).toEqual(trackOf(state.project, 'A').clips.slice(1))
    expect(after.focus.selectedTracks).toEqual([trackOf(after.project, 'solo').id])
  })

  test('numbers further tracks of one name, and takes no name that is there', () => {
    const { state, env } = sketch({ tracks, selection: [0, 5] })

    const after = edit(state, { kind: 'moveToNewTrack', name: 'B' }, env)

    expect(after.project.tracks.map((track) => track.name)).toEqual(['A', 'B 2', 'B', 'B 3', 'C', 'B 4'])
  })

  test('fails where there is nothing', () => {
    const { state, env } = sketch({ tracks, selection: [50, 60] })

    expect(failEdit(state, { kind: 'moveToNewTrack' }, env).code).toBe('engine/nothing-there')
  })
})
