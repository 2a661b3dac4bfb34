import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messageOf } from '../../../../../../shared/failures/index.ts'
import { edit, failEdit, layout, sketch, soundOf, trackOf } from '../../../../../support/engine/editing.ts'

const twoTracks = () =>
  sketch({
    tracks: {
      A: {
        clips: [
          [0, 20],
          [30, 40],
        ],
      },
      B: { clips: [[10, 20]], channels: 2 },
    },
  })

describe('placeClips', () => {
  test('moves clips together, also to another track, and selects them', () => {
    const { state, env } = twoTracks()
    const places = [
      { clipId: 'c1', trackId: 't1', start: 5 },
      { clipId: 'c0', trackId: 't0', start: 1 },
    ]
    const after = edit(state, { kind: 'placeClips', places }, env)
    expect([layout(after.project, 'A'), layout(after.project, 'B')]).toEqual([
      [[10, 30]],
      [
        [10, 20],
        [50, 60],
      ],
    ])
    expect(soundOf(env, after.project, 'B', 50, 60)).toEqual(soundOf(env, state.project, 'A', 30, 40))
    expect(after.focus.selectedClips).toEqual(['c1', 'c0'])
  })

  test('a copy leaves the clip where it is', () => {
    const { state, env } = twoTracks()
    const places = [{ clipId: 'c0', trackId: 't0', start: 5 }]
    const after = edit(state, { kind: 'placeClips', places, how: 'copy' }, env)
    expect(layout(after.project, 'A')).toEqual([
      [0, 20],
      [30, 40],
      [50, 70],
    ])
    expect(after.focus.selectedClips).not.toContain('c0')
  })

  test('clips may take the places of each other, and never lie over one that stays', () => {
    const { state, env } = twoTracks()
    const swapped = [
      { clipId: 'c0', trackId: 't0', start: 2 },
      { clipId: 'c1', trackId: 't0', start: 0 },
    ]
    expect(layout(edit(state, { kind: 'placeClips', places: swapped }, env).project, 'A')).toEqual([
      [0, 10],
      [20, 40],
    ])
    const over = [{ clipId: 'c0', trackId: 't0', start: 1.5 }]
    expect(messageOf(failEdit(state, { kind: 'placeClips', places: over }, env))).toContain(
      '“clip 1” would lie over “clip 2”, which is at 0:03',
    )
  })

  test('a stereo clip does not go to a mono track, and nothing moves to where it is', () => {
    const { state, env } = twoTracks()
    const places = [{ clipId: 'c10', trackId: 't0', start: 8 }]
    expect(failEdit(state, { kind: 'placeClips', places }, env).code).toBe('engine/stereo-on-mono')
    const same = [{ clipId: 'c0', trackId: 't0', start: 0 }]
    expect(edit(state, { kind: 'placeClips', places: same }, env).project).toBe(state.project)
  })
})

describe('trimClip', () => {
  test('what is trimmed away at either edge can be pulled out again, sample for sample', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[10, 60]] } } })
    const steps = fc.record({
      edge: fc.constantFrom('start' as const, 'end' as const),
      to: fc.integer({ min: 0, max: 80 }),
    })
    fc.assert(
      fc.property(fc.array(steps, { minLength: 1, maxLength: 12 }), (moves) => {
        const trimmed = moves.reduce(
          (now, { edge, to }) => edit(now, { kind: 'trimClip', clipId: 'c0', edge, to: to / 10 }, env),
          state as ReturnType<typeof edit> | typeof state,
        )
        const [[start, end] = [0, 0]] = layout(trimmed.project, 'A')
        expect(start).toBeGreaterThanOrEqual(10)
        expect(end).toBeLessThanOrEqual(60)
        expect(soundOf(env, trimmed.project, 'A', start, end)).toEqual(soundOf(env, state.project, 'A', start, end))
        const whole = edit(
          edit(trimmed, { kind: 'trimClip', clipId: 'c0', edge: 'start', to: 0 }, env),
          { kind: 'trimClip', clipId: 'c0', edge: 'end', to: 9 },
          env,
        )
        expect(trackOf(whole.project, 'A').clips).toEqual(trackOf(state.project, 'A').clips)
      }),
    )
  })

  test('an edge stops at the next clip', () => {
    const { state, env } = twoTracks()
    const short = edit(state, { kind: 'trimClip', clipId: 'c1', edge: 'start', to: 3.5 }, env)
    const near = edit(short, { kind: 'placeClips', places: [{ clipId: 'c0', trackId: 't0', start: 1.2 }] }, env)
    const pulled = edit(near, { kind: 'trimClip', clipId: 'c1', edge: 'start', to: 0 }, env)
    expect(layout(pulled.project, 'A')).toEqual([
      [12, 32],
      [32, 40],
    ])
  })

  test('an edit of what is heard forgets what is hidden; a split leaves it to the outer edges', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[0, 60]] } }, selection: [25, 30] })
    const short = edit(
      edit(state, { kind: 'trimClip', clipId: 'c0', edge: 'start', to: 1 }, env),
      { kind: 'trimClip', clipId: 'c0', edge: 'end', to: 5 },
      env,
    )
    const louder = edit(short, { kind: 'amplify', gainDb: 3 }, env)
    expect(trackOf(louder.project, 'A').clips[0]?.hidden).toBeUndefined()
    const halves = trackOf(edit(short, { kind: 'splitAtTime', time: 3 }, env).project, 'A').clips
    const lengths = halves.map(({ hidden }) => [hidden?.before.length, hidden?.after.length])
    expect(lengths).toEqual([
      [1, 0],
      [0, 1],
    ])
  })
})

describe('clips by their ids', () => {
  test('are renamed, copied and deleted without anything moving up', () => {
    const { state, env } = twoTracks()
    const named = edit(state, { kind: 'renameClip', clipId: 'c1', name: 'Bridge' }, env)
    expect(trackOf(named.project, 'A').clips.map(({ name }) => name)).toEqual(['clip 1', 'Bridge'])
    const copied = edit(named, { kind: 'copyClips', clipIds: ['c10', 'c1'] }, env)
    expect(copied.clipboard).toMatchObject({
      length: 30,
      rows: [{ clips: [{ start: 20 }] }, { clips: [{ start: 0 }] }],
    })
    const gone = edit(copied, { kind: 'deleteClips', clipIds: ['c0', 'c10'] }, env)
    expect([layout(gone.project, 'A'), layout(gone.project, 'B')]).toEqual([[[30, 40]], []])
  })

  test('that are not there are refused', () => {
    const { state, env } = twoTracks()
    expect(failEdit(state, { kind: 'deleteClips', clipIds: ['c99'] }, env).code).toBe('engine/unknown-clip')
  })
})
