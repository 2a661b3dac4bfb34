import { describe, expect, test } from 'vitest'
import { edit, failEdit, labelsOf, layout, sketch, soundOf } from '../../../../../support/engine/editing.ts'

const twoTracks = (more: Partial<Parameters<typeof sketch>[0]> = {}) =>
  sketch({
    tracks: {
      A: {
        clips: [
          [5, 10],
          [12, 20],
          [30, 40],
        ],
      },
      B: {
        clips: [
          [0, 9],
          [14, 20],
          [32, 50],
        ],
      },
    },
    selection: [0, 50],
    ...more,
  })

describe('close gaps', () => {
  test('closes what no clip of the tracks fills, moves whole clips and changes no sample', () => {
    const { state, env } = twoTracks({ joins: 'clickSafe' })

    const after = edit(state, { kind: 'closeGaps', mode: 'together' }, env)

    expect([layout(after.project, 'A'), layout(after.project, 'B')]).toEqual([
      [
        [5, 10],
        [10, 18],
        [18, 28],
      ],
      [
        [0, 9],
        [12, 18],
        [20, 38],
      ],
    ])
    expect(soundOf(env, after.project, 'A', 18, 28)).toEqual(soundOf(env, state.project, 'A', 30, 40))
    expect(after.outcome.removed?.map(({ start, end }) => end - start)).toHaveLength(4)
  })

  test('closes the gaps of each track by itself where it is told to, and none before the first clip', () => {
    const { state, env } = twoTracks()

    const after = edit(state, { kind: 'closeGaps', mode: 'each' }, env)

    expect([layout(after.project, 'A'), layout(after.project, 'B')]).toEqual([
      [
        [5, 10],
        [10, 18],
        [18, 28],
      ],
      [
        [0, 9],
        [9, 15],
        [15, 33],
      ],
    ])
  })

  test('closes only what lies in the range, on the tracks that are selected', () => {
    const { state, env } = twoTracks({ selected: ['A'], selection: [11, 24] })

    const after = edit(state, { kind: 'closeGaps', mode: 'together' }, env)

    expect([layout(after.project, 'A'), layout(after.project, 'B')]).toEqual([
      [
        [5, 10],
        [11, 19],
        [25, 35],
      ],
      layout(state.project, 'B'),
    ])
  })

  test('moves labels with the sound, and leaves them where another track stays behind', () => {
    const labels = [['here', 34, 36]] as const
    const [all, one] = [twoTracks({ labels }), twoTracks({ labels, selected: ['A'] })]

    const labelsAfter = ({ state, env }: typeof all) =>
      labelsOf(edit(state, { kind: 'closeGaps', mode: 'together' }, env).project)

    expect([labelsAfter(all), labelsAfter(one)]).toEqual([[['here', 22, 24]], [['here', 34, 36]]])
  })

  test('changes nothing where there is no gap, and needs tracks', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[0, 10]] } }, selected: ['A'] })

    const after = edit(state, { kind: 'closeGaps', mode: 'together' }, env)

    expect([after.outcome.changed, after.project === state.project]).toEqual([false, true])
    expect(
      failEdit({ ...state, focus: { ...state.focus, selectedTracks: [] } }, { kind: 'closeGaps', mode: 'each' }, env)
        .code,
    ).toBe('engine/no-tracks')
  })
})
