import { describe, expect, test } from 'vitest'
import { createViewBuilder } from '../../../../../../electron/engine/state/view.ts'
import { edgeFade } from '../../../../../../electron/engine/pieces/edgeFade.ts'
import { edit, sketch, soundOf, trackOf } from '../../../../../support/engine/editing.ts'

const oneClip = () => sketch({ tracks: { A: { clips: [[10, 60]] } } })
const clipOf = (state: Parameters<typeof trackOf>[0]) => {
  const [clip] = trackOf(state, 'A').clips
  if (clip === undefined) throw new Error('no clip')
  return clip
}
const fadeIn = (length: number, more = {}) =>
  ({ kind: 'fadeClip', clipId: 'c0', edge: 'start', length, ...more }) as const
const fadeOut = (length: number) => ({ kind: 'fadeClip', clipId: 'c0', edge: 'end', length }) as const

describe('fadeClip', () => {
  test('fades from silence at an edge, and leaves the rest of the clip as it was', () => {
    const { state, env } = oneClip()
    const before = soundOf(env, state.project, 'A', 10, 60)
    const after = edit(edit(state, fadeIn(1), env), fadeOut(2), env)
    const sound = soundOf(env, after.project, 'A', 10, 60)
    expect(sound[0]).toBe(0)
    expect(sound.at(-1)).toBe(0)
    expect(sound[5]).toBeCloseTo((before[5] ?? 0) / 2, 6)
    expect(sound.slice(10, 30)).toEqual(before.slice(10, 30))
  })

  test('another length takes the place of the first, and 0 gives back the very samples', () => {
    const { state, env } = oneClip()
    const twice = edit(edit(state, fadeIn(4), env), fadeIn(1), env)
    expect(soundOf(env, twice.project, 'A', 10, 60)).toEqual(
      soundOf(env, edit(state, fadeIn(1), env).project, 'A', 10, 60),
    )
    const none = edit(twice, fadeIn(0), env)
    expect(soundOf(env, none.project, 'A', 10, 60)).toEqual(soundOf(env, state.project, 'A', 10, 60))
    expect(edgeFade(clipOf(none.project).pieces, 'start')).toBeNull()
  })

  test('a fade that was made by a selection is found, keeps its curve, and can be made longer', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[10, 60]] } }, selection: [10, 20] })
    const faded = edit(state, { kind: 'fadeIn', curve: 'sCurve' }, env)
    expect(edgeFade(clipOf(faded.project).pieces, 'start')).toEqual({ length: 10, curve: 'sCurve' })
    const longer = edit(faded, fadeIn(2), env)
    expect(edgeFade(clipOf(longer.project).pieces, 'start')).toEqual({ length: 20, curve: 'sCurve' })
  })

  test('a fade in the middle of a clip, or one that was cut, is no fade of its edge', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[10, 60]] } }, selection: [20, 30] })
    expect(edgeFade(clipOf(edit(state, { kind: 'fadeIn' }, env).project).pieces, 'start')).toBeNull()
    const cut = edit(edit(state, fadeIn(3), env), { kind: 'trimClip', clipId: 'c0', edge: 'start', to: 2 }, env)
    expect(edgeFade(clipOf(cut.project).pieces, 'start')).toBeNull()
  })

  test('nothing changes where the fade is there already, and no fade is longer than the clip', () => {
    const { state, env } = oneClip()
    const faded = edit(state, fadeIn(2), env)
    expect(edit(faded, fadeIn(2), env).project).toBe(faded.project)
    expect(edit(state, fadeIn(0), env).project).toBe(state.project)
    expect(edgeFade(clipOf(edit(state, fadeIn(99), env).project).pieces, 'start')?.length).toBe(50)
  })
})

describe('setClipGain', () => {
  const gain = (gainDb: number) => ({ kind: 'setClipGain', clipId: 'c0', gainDb }) as const

  test('sets the level against the source, and going back to 0 dB gives back the very samples', () => {
    const { state, env } = oneClip()
    const before = soundOf(env, state.project, 'A', 10, 60)
    const quiet = edit(edit(state, gain(7), env), gain(-20), env)
    expect(soundOf(env, quiet.project, 'A', 10, 60)[7]).toBeCloseTo((before[7] ?? 0) / 10, 6)
    expect(soundOf(env, edit(quiet, gain(0), env).project, 'A', 10, 60)).toEqual(before)
  })

  test('parts that differ stay as different', () => {
    const { state, env } = sketch({ tracks: { A: { clips: [[10, 60]] } }, selection: [10, 20] })
    const louder = edit(edit(state, { kind: 'amplify', gainDb: -6 }, env), gain(6), env)
    const [quietPart, loudPart] = clipOf(louder.project).pieces
    expect(loudPart?.gain).toBe(10 ** 0.3)
    expect((loudPart?.gain ?? 0) / (quietPart?.gain ?? 1)).toBeCloseTo(10 ** 0.3, 6)
  })

  test('what is hidden at an edge goes along', () => {
    const { state, env } = oneClip()
    const trim = (to: number) => ({ kind: 'trimClip', clipId: 'c0', edge: 'end', to }) as const
    const whole = edit(edit(edit(state, trim(4), env), gain(6), env), trim(6), env)
    const source = soundOf(env, state.project, 'A', 10, 60)
    expect(soundOf(env, whole.project, 'A', 10, 60)[45]).toBeCloseTo((source[45] ?? 0) * 10 ** 0.3, 5)
  })
})

test('the view tells fades and gain of a clip as they were set', () => {
  const { state, env } = oneClip()
  const after = edit(edit(state, fadeIn(1.5), env), { kind: 'setClipGain', clipId: 'c0', gainDb: -3.5 }, env)
  const rest = {
    transport: { state: 'stopped' as const, position: 0, loop: false, region: null, preview: null },
    history: { base: { project: after.project, focus: after.focus }, entries: [], position: 0, stepsBack: 0 },
    revision: 1,
    contentRevision: 1,
  }
  const view = createViewBuilder('x').build({ ...after, ...rest } as never)
  expect(view.tracks[0]?.clips[0]).toMatchObject({ fadeIn: { length: 1.5, curve: 'linear' }, gainDb: -3.5 })
  expect(view.tracks[0]?.clips[0]).not.toHaveProperty('gains')
  expect(view.tracks[0]?.clips[0]).not.toHaveProperty('fadeOut')
})
