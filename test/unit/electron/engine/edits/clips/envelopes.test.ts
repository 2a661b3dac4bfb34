import { describe, expect, test } from 'vitest'
import { clipView } from '../../../../../../electron/engine/state/trackViews.ts'
import { edit, failEdit, rate, sketch, soundOf, trackOf } from '../../../../../support/engine/editing.ts'

type State = ReturnType<typeof sketch>['state']
const oneClip = () => sketch({ tracks: { A: { clips: [[10, 60]] } }, selection: [10, 60] })
const point = (time: number, gainDb: number) => ({ kind: 'addEnvelopePoint', time, gainDb }) as const
const sixDown = 10 ** (-6 / 20)

describe('addEnvelopePoint', () => {
  test('the first makes all of its clip so loud, the second a line from one to the other', () => {
    const { state, env } = oneClip()
    const bare = soundOf(env, state.project, 'A', 10, 60)
    const one = edit(state, point(2, -6), env)
    expect(soundOf(env, one.project, 'A', 10, 60)[40]).toBeCloseTo((bare[40] ?? 0) * sixDown, 6)
    const two = edit(one, point(4, 0), env)
    const sound = soundOf(env, two.project, 'A', 10, 60)
    expect(sound[5]).toBeCloseTo((bare[5] ?? 0) * sixDown, 6)
    expect(sound[20]).toBeCloseTo((bare[20] ?? 0) * 10 ** (-3 / 20), 6)
    expect(sound.slice(30)).toEqual(bare.slice(30))
  })

  test('another at the same time takes its place, and nothing changes where it is there already', () => {
    const { state, env } = oneClip()
    const two = edit(edit(state, point(2, -6), env), point(4, -3), env)
    const other = edit(two, point(4, -12), env)
    expect(other.project.tracks[0]?.clips[0]?.pieces).toHaveLength(3)
    expect(edit(other, point(4, -12), env).project).toBe(other.project)
  })

  test('only clips under the time get it, and none is refused', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[0, 20]] }, B: { clips: [[30, 50]] } } })
    const after = edit(state, point(4, -6), env)
    expect(after.project.tracks[0]).toBe(state.project.tracks[0])
    expect(after.outcome.tracks).toEqual(['B'])
    expect(failEdit(state, point(2.5, -6), env).code).toBe('engine/nothing-there')
  })
})

test('the points of a part are taken away, and with the last of them the envelope', () => {
  const { state, env } = oneClip()
  const three = [point(2, -6), point(3, 0), point(5, -12)].reduce((now, one) => edit(now, one, env), state)
  const select = (start: number, end: number) => edit(three, { kind: 'setTimeSelection', start, end }, env)
  const two = edit(select(2.5, 3.5), { kind: 'clearEnvelope' }, env)
  const after = soundOf(env, two.project, 'A', 10, 60)
  const bare = soundOf(env, state.project, 'A', 10, 60)
  expect(after[20]).toBeCloseTo((bare[20] ?? 0) * 10 ** (-8 / 20), 6)
  const none = edit(select(1, 6), { kind: 'clearEnvelope' }, env)
  expect([...soundOf(env, none.project, 'A', 10, 60)]).toEqual([...bare])
  expect(edit(none, { kind: 'clearEnvelope' }, env).project).toBe(none.project)
})

test.each([1, 3, 6])('a single point is told where it was set: at %d s', (time) => {
  const { state, env } = oneClip()
  const one = edit(state, point(time, -6), env)
  const [clip] = one.project.tracks[0]?.clips ?? []
  expect(clip && clipView(clip, rate).envelope).toEqual([{ at: time - 1, gainDb: -6 }])
})

test('a view tells its points, and one that comes back as it was told is the very one', () => {
  const { state, env } = oneClip()
  const shaped = edit(edit(state, point(2, -6.00004), env), point(4, -3), env)
  const [clip] = shaped.project.tracks[0]?.clips ?? []
  const points = [
    { at: 1, gainDb: -6 },
    { at: 3, gainDb: -3 },
  ]
  expect(clip && clipView(clip, rate).envelope).toEqual(points)
  const again = edit(shaped, { kind: 'setEnvelope', clipId: 'c0', points }, env)
  expect(again.project).toBe(shaped.project)
})

test('what is trimmed away keeps its points, and has them when it is pulled out again', () => {
  const { state, env } = oneClip()
  const shaped = [point(2, -6), point(3, 0), point(5, -12)].reduce((now, one) => edit(now, one, env), state)
  const sound = [...soundOf(env, shaped.project, 'A', 10, 60)]
  const trim = (now: State, to: number) => edit(now, { kind: 'trimClip', clipId: 'c0', edge: 'start', to }, env)
  const trimmed = trim(shaped, 4)
  const changed = edit(trimmed, point(5, -20), env)
  const pulled = trim(changed, 1)
  const after = soundOf(env, pulled.project, 'A', 10, 60)
  expect(after.slice(0, 20)).toEqual(sound.slice(0, 20))
  expect(trackOf(pulled.project, 'A').clips).toHaveLength(1)
})
