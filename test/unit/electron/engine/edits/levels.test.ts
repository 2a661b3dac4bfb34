import { describe, expect, test } from 'vitest'
import { edit, failEdit, sketch, soundOf, trackOf } from '../../../../support/engine/editing.ts'

const peak = (sound: readonly number[]): number => Math.max(...sound.map(Math.abs))
const decibels = (level: number): number => 20 * Math.log10(level)

describe('normalize', () => {
  test('brings the peak of the range to the asked level, track by track, and measures it before and after', () => {
    const { state, env } = sketch({
      tracks: {
        A: { clips: [[0, 400]] },
        B: {
          clips: [
            [0, 100],
            [200, 400],
          ],
          channels: 2,
        },
      },
      selection: [50, 300],
    })
    const quiet = edit(state, { kind: 'amplify', gainDb: -20 }, env)
    const loudest = decibels(Math.max(peak(soundOf(env, quiet.project, 'A', 50, 300)), 0))

    const after = edit(quiet, { kind: 'normalize', peakDb: -3 }, env)

    expect(decibels(peak(soundOf(env, after.project, 'A', 50, 300)))).toBeCloseTo(-3, 4)
    expect(after.outcome.peakAfterDb).toBeCloseTo(-3, 4)
    expect(after.outcome.peakBeforeDb).toBeGreaterThanOrEqual(loudest - 0.001)
    expect(soundOf(env, after.project, 'A', 0, 50)).toEqual(soundOf(env, state.project, 'A', 0, 50))
    expect(after.focus).toBe(state.focus)
  })

  test('changes nothing when the level is there already', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[0, 400]] } }, selection: [0, 400] })
    const once = edit(state, { kind: 'normalize', peakDb: -3 }, env)

    const twice = edit(once, { kind: 'normalize', peakDb: -3 }, env)

    expect([twice.project === once.project, twice.outcome.changed]).toEqual([true, false])
  })

  test('leaves a silent track alone, and fails when all of them are silent', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[0, 40]] }, B: { clips: [[0, 40]] } }, selection: [0, 40] })
    const halfSilent = edit(
      edit(edit(state, { kind: 'selectTracks', trackIds: ['t1'] }, env), { kind: 'silenceSelection' }, env),
      { kind: 'selectAllTracks' },
      env,
    )

    const after = edit(halfSilent, { kind: 'normalize', peakDb: 0 }, env)
    const silent = edit(after, { kind: 'silenceSelection' }, env)

    expect(trackOf(after.project, 'B')).toBe(trackOf(halfSilent.project, 'B'))
    expect(failEdit(silent, { kind: 'normalize', peakDb: 0 }, env).code).toBe('engine/only-silence')
  })
})

describe('amplify', () => {
  test.each([60, -60])(
    'of %i dB again and again is refused before nothing of the sound is left, and can be made good',
    (gainDb) => {
      const { state, env } = sketch({ tracks: { A: { clips: [[0, 40]] } }, selection: [0, 40] })
      const loud = Array.from({ length: 10 }).reduce<typeof state>(
        (one) => edit(one, { kind: 'amplify', gainDb }, env),
        state,
      )

      expect(failEdit(loud, { kind: 'amplify', gainDb }, env).code).toBe('engine/bad-value')

      const back = edit(loud, { kind: 'normalize', peakDb: 0 }, env).project
      const first = edit(state, { kind: 'normalize', peakDb: 0 }, env).project
      soundOf(env, back, 'A', 0, 40).forEach((sample, i) =>
        expect(sample).toBeCloseTo(soundOf(env, first, 'A', 0, 40)[i] ?? 0, 5),
      )
    },
  )

  test('changes the level of the range by the decibels asked for, on all clips in it', () => {
    const { state, env } = sketch({
      tracks: {
        A: {
          clips: [
            [0, 10],
            [15, 40],
          ],
        },
      },
      selection: [5, 20],
    })
    const before = soundOf(env, state.project, 'A', 0, 40)

    const after = soundOf(env, edit(state, { kind: 'amplify', gainDb: 6 }, env).project, 'A', 0, 40)

    after.forEach((sample, frame) =>
      expect(sample).toBeCloseTo((before[frame] ?? 0) * (frame >= 5 && frame < 20 ? 10 ** 0.3 : 1), 6),
    )
  })

  test('by nothing gives the same project back', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[0, 40]] } }, selection: [5, 20] })

    expect(edit(state, { kind: 'amplify', gainDb: 0 }, env).project).toBe(state.project)
  })
})

describe('fades', () => {
  test('run linearly over the range, across clips; a fade in starts at silence, a fade out ends there', () => {
    const { state, env } = sketch({
      tracks: {
        A: {
          clips: [
            [0, 10],
            [14, 40],
          ],
        },
      },
      selection: [4, 24],
    })
    const before = soundOf(env, state.project, 'A', 0, 40)

    const faded = soundOf(env, edit(state, { kind: 'fadeIn' }, env).project, 'A', 0, 40)
    const out = soundOf(env, edit(state, { kind: 'fadeOut' }, env).project, 'A', 0, 40)

    const inside = (frame: number): boolean => frame >= 4 && frame < 24
    faded.forEach((sample, frame) =>
      expect(sample).toBeCloseTo((before[frame] ?? 0) * (inside(frame) ? (frame - 4) / 20 : 1), 6),
    )
    out.forEach((sample, frame) =>
      expect(sample).toBeCloseTo((before[frame] ?? 0) * (inside(frame) ? (23 - frame) / 20 : 1), 6),
    )
    expect([faded[4], out[23]]).toEqual([0, 0])
  })

  test('that reach past the sound begin and end with it, on each track by itself', () => {
    const { state, env } = sketch({
      tracks: { Long: { clips: [[0, 40]] }, Short: { clips: [[10, 20]] } },
      selection: [0, 40],
    })
    const before = soundOf(env, state.project, 'Short', 0, 40)

    const [rising, falling] = (['fadeIn', 'fadeOut'] as const).map((kind) => {
      const { project } = edit(state, { kind }, env)
      expect(soundOf(env, project, 'Long', 0, 40)[kind === 'fadeIn' ? 0 : 39]).toBe(0)
      return soundOf(env, project, 'Short', 0, 40)
    })

    for (let frame = 10; frame < 20; frame++) {
      expect(rising?.[frame]).toBeCloseTo(((before[frame] ?? 0) * (frame - 10)) / 10, 6)
      expect(falling?.[frame]).toBeCloseTo(((before[frame] ?? 0) * (19 - frame)) / 10, 6)
    }
  })

  test('go on where they were after a split, a delete inside them and a reverse', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[0, 20]] } }, selection: [0, 20] })
    const faded = edit(state, { kind: 'fadeIn' }, env)
    const sound = soundOf(env, faded.project, 'A', 0, 20)

    const split = edit(faded, { kind: 'splitAtTime', time: 0.7 }, env)
    const shorter = edit(
      edit(split, { kind: 'setTimeSelection', start: 0.5, end: 1 }, env),
      { kind: 'deleteSelection' },
      env,
    )
    const turned = edit(edit(shorter, { kind: 'setTimeSelection', start: 0, end: 0.4 }, env), { kind: 'reverse' }, env)

    expect(soundOf(env, split.project, 'A', 0, 20)).toEqual(sound)
    expect(soundOf(env, shorter.project, 'A', 0, 15)).toEqual([...sound.slice(0, 5), ...sound.slice(10)])
    expect(soundOf(env, turned.project, 'A', 0, 4)).toEqual(sound.slice(0, 4).toReversed())
  })
})
