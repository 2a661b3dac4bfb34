import { describe, expect, test } from 'vitest'
import { edit, layout, sketch, soundOf, trackOf } from '../../../../../support/engine/editing.ts'

describe('silence', () => {
  test('is digital silence from end to end of the range, with a silent clip where there was none', () => {
    const { state, env } = sketch({
      tracks: {
        Voice: {
          clips: [
            [0, 10],
            [15, 40],
          ],
        },
      },
      selection: [5, 20],
    })
    const before = soundOf(env, state.project, 'Voice', 0, 40)

    const after = edit(state, { kind: 'silenceSelection' }, env)

    expect(layout(after.project, 'Voice')).toEqual([
      [0, 10],
      [10, 15],
      [15, 40],
    ])
    expect(soundOf(env, after.project, 'Voice', 0, 40)).toEqual(
      before.map((sample, frame) => (frame >= 5 && frame < 20 ? 0 : sample)),
    )
    expect(after.focus).toBe(state.focus)
  })

  test('goes on past the end of a clip, on the tracks with sound in the range; where none has any, on all', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[0, 10]] }, B: { clips: [[30, 40]] } }, selection: [5, 20] })
    const behind = edit(state, { kind: 'setTimeSelection', start: 5, end: 6 }, env)

    const past = edit(state, { kind: 'silenceSelection' }, env)
    const alone = edit(behind, { kind: 'silenceSelection' }, env)

    expect([layout(past.project, 'A'), layout(past.project, 'B')]).toEqual([
      [
        [0, 10],
        [10, 20],
      ],
      [[30, 40]],
    ])
    expect(past.outcome.tracks).toEqual(['A'])
    expect([layout(alone.project, 'A'), layout(alone.project, 'B')]).toEqual([
      [
        [0, 10],
        [50, 60],
      ],
      [
        [30, 40],
        [50, 60],
      ],
    ])
  })

  test('stays silent to the frame with click-safe joins: the fades lie outside', () => {
    const { state, env } = sketch({
      tracks: { Voice: { clips: [[0, 100]] } },
      selection: [40, 60],
      joins: 'clickSafe',
      sampleRate: 1000,
    })
    const before = soundOf(env, state.project, 'Voice', 0, 100)

    const after = soundOf(env, edit(state, { kind: 'silenceSelection' }, env).project, 'Voice', 0, 100)

    expect(after.slice(40, 60)).toEqual(Array.from({ length: 20 }, () => 0))
    expect([after.slice(0, 38), after.slice(62)]).toEqual([before.slice(0, 38), before.slice(62)])
    const ratios = [38, 39, 60, 61].map((frame) => (after[frame] ?? 0) / (before[frame] ?? 1))
    expect(ratios.map((ratio) => Math.round(ratio * 1000))).toEqual([667, 333, 333, 667])
  })

  test('changes nothing the second time', () => {
    const { state, env } = sketch({
      tracks: { Voice: { clips: [[0, 100]] } },
      selection: [40, 60],
      joins: 'clickSafe',
      sampleRate: 1000,
    })
    const once = edit(state, { kind: 'silenceSelection' }, env)

    const twice = edit(once, { kind: 'silenceSelection' }, env)

    expect([twice.project === once.project, twice.outcome.changed]).toEqual([true, false])
  })

  test('makes a whole clip one silent piece', () => {
    const { state, env } = sketch({ tracks: { Voice: { clips: [[0, 100]] } }, selection: [0, 100], joins: 'clickSafe' })

    const [clip] = trackOf(edit(state, { kind: 'silenceSelection' }, env).project, 'Voice').clips

    expect(clip?.pieces).toEqual([
      { block: null, from: 0, length: 100, direction: 'forward', gain: 1, ramps: [], under: [] },
    ])
  })
})
