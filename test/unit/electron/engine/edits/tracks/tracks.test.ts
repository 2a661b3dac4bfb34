import { describe, expect, it } from 'vitest'
import { editRequestSchema } from '../../../../../../shared/schemas/editRequest.ts'
import type { EditState } from '../../../../../../electron/engine/edits/edit.ts'
import { edit, failEdit, sketch } from '../../../../../support/engine/editing.ts'

const plan = {
  tracks: {
    Voice: { clips: [[0, 40]] as const },
    Guest: { clips: [[5, 20]] as const },
    Music: { clips: [[0, 60]] as const, channels: 2 as const },
  },
}
const names = (state: EditState): string[] => state.project.tracks.map((track) => track.name)
const selected = (state: EditState): string[] =>
  state.project.tracks.filter((track) => state.focus.selectedTracks.includes(track.id)).map((track) => track.name)

describe('createTrack', () => {
  it('puts an empty track behind the others, with the first free number, and selects it', () => {
    const { state, env } = sketch({ tracks: { 'Track 2': {} } })
    const mono = edit(state, { kind: 'createTrack', channels: 1 }, env)
    expect(names(mono)).toEqual(['Track 2', 'Track 3'])
    expect(selected(mono)).toEqual(['Track 3'])
    const stereo = edit(mono, { kind: 'createTrack', channels: 2, name: 'Effects' }, env)
    expect(stereo.project.tracks.at(-1)).toMatchObject({
      name: 'Effects',
      channels: 2,
      clips: [],
      gainDb: 0,
      pan: 0,
      muted: false,
      soloed: false,
    })
  })
})

describe('deleteTracks', () => {
  it('takes the selected tracks with all that is on them, and leaves labels and the others', () => {
    const { state, env } = sketch({ ...plan, labels: [['verse', 3, 9]], selected: ['Voice', 'Music'] })
    const done = edit(state, { kind: 'deleteTracks' }, env)
    expect(names(done)).toEqual(['Guest'])
    expect(done.project.tracks[0]).toBe(state.project.tracks[1])
    expect(done.project.labels).toBe(state.project.labels)
    expect([selected(done), done.outcome.tracks]).toEqual([[], ['Voice', 'Music']])
  })

  it('takes the tracks that are named by id, whatever is selected', () => {
    const { state, env } = sketch({ ...plan, selected: ['Voice'] })
    const done = edit(state, { kind: 'deleteTracks', trackIds: ['t1'] }, env)
    expect([names(done), selected(done)]).toEqual([['Voice', 'Music'], ['Voice']])
  })

  it('fails without a track, and for an id that is not there', () => {
    const { state, env } = sketch({ ...plan, selected: [] })
    expect(failEdit(state, { kind: 'deleteTracks' }, env).code).toBe('engine/no-tracks')
    expect(failEdit(state, { kind: 'deleteTracks', trackIds: ['t1', 't9'] }, env).code).toBe('engine/unknown-track')
  })
})

describe('duplicateTracks', () => {
  it('puts each copy below its original with clips of their own over the same samples, and selects the copies', () => {
    const { state, env } = sketch({ ...plan, selected: ['Voice', 'Music'] })
    const turned = edit(state, { kind: 'setTrackGain', gainDb: -6, trackIds: ['t0'] }, env)
    const done = edit(turned, { kind: 'duplicateTracks' }, env)
    expect(names(done)).toEqual(['Voice', 'Voice copy', 'Guest', 'Music', 'Music copy'])
    expect(selected(done)).toEqual(['Voice copy', 'Music copy'])
    const [original, copy] = done.project.tracks
    expect(copy?.gainDb).toBe(-6)
    expect(copy?.clips[0]?.pieces).toBe(original?.clips[0]?.pieces)
    expect(copy?.clips[0]?.id).not.toBe(original?.clips[0]?.id)
  })

  it('never gives two tracks one name', () => {
    const { state, env } = sketch({ ...plan, selected: ['Voice'] })
    const once = edit(state, { kind: 'duplicateTracks' }, env)
    expect(names(edit(once, { kind: 'duplicateTracks', trackIds: ['t0'] }, env)).slice(0, 3)).toEqual([
      'Voice',
      'Voice copy 2',
      'Voice copy',
    ])
  })
})

describe('placeTracks', () => {
  it('puts tracks above another one or below all, in their order, and is nothing where they are there', () => {
    const { state, env } = sketch(plan)
    const place = (above: string | null, trackIds: string[]) =>
      edit(state, { kind: 'placeTracks', above, trackIds }, env)
    expect(names(place('t0', ['t2']))).toEqual(['Music', 'Voice', 'Guest'])
    expect(names(place(null, ['t0']))).toEqual(['Guest', 'Music', 'Voice'])
    expect(names(place('t0', ['t2', 't1']))).toEqual(['Guest', 'Music', 'Voice'])
    for (const [above, ids] of [
      ['t1', ['t0']],
      ['t0', ['t0']],
      [null, ['t2']],
    ] as const)
      expect(place(above, [...ids]).project).toBe(state.project)
  })
})

describe('moveTracks', () => {
  it('moves the selected tracks by one place, each', () => {
    const { state, env } = sketch({ ...plan, selected: ['Guest', 'Music'] })
    expect(names(edit(state, { kind: 'moveTracks', direction: 'up' }, env))).toEqual(['Guest', 'Music', 'Voice'])
    expect(names(edit(state, { kind: 'moveTracks', direction: 'down', trackIds: ['t0'] }, env))).toEqual([
      'Guest',
      'Voice',
      'Music',
    ])
  })

  it('changes nothing at the edge, not even the others behind the first', () => {
    const { state, env } = sketch({ ...plan, selected: ['Voice', 'Guest'] })
    const done = edit(state, { kind: 'moveTracks', direction: 'up' }, env)
    expect([done.project === state.project, done.outcome.changed]).toEqual([true, false])
    expect(edit(state, { kind: 'moveTracks', direction: 'down', trackIds: ['t2'] }, env).project).toBe(state.project)
  })
})

describe('names', () => {
  it.each([
    { kind: 'createTrack', channels: 1 },
    { kind: 'renameTrack' },
    { kind: 'renameClips' },
    { kind: 'mixAndRender' },
  ])('of nothing but spaces are refused by $kind', (request) => {
    expect(editRequestSchema.safeParse({ ...request, name: ' \t ' }).error?.issues[0]?.message).toBe('A name is needed')
    expect(editRequestSchema.parse({ ...request, name: ' Anna ' })).toMatchObject({ name: 'Anna' })
  })
})

describe('the settings of tracks', () => {
  it.each([
    [{ kind: 'setTrackGain', gainDb: -12.5 }, { gainDb: -12.5 }],
    [{ kind: 'setTrackPan', pan: -0.3 }, { pan: -0.3 }],
    [{ kind: 'muteTracks', mute: 'on' }, { muted: true }],
    [{ kind: 'setTrackColour', colour: 'teal' }, { colour: 'teal' }],
    [{ kind: 'soloTracks', solo: 'on' }, { soloed: true }],
  ] as const)('%o sets the selected tracks, and a second time nothing', (request, settings) => {
    const { state, env } = sketch({ ...plan, selected: ['Voice', 'Guest'] })
    const done = edit(state, request, env)
    expect(done.project.tracks.slice(0, 2)).toEqual(
      state.project.tracks.slice(0, 2).map((track) => ({ ...track, ...settings })),
    )
    expect(done.project.tracks[2]).toBe(state.project.tracks[2])
    const again = edit(done, request, env)
    expect([again.project === done.project, again.outcome.changed]).toEqual([true, false])
  })

  it('give a track the colour of its place again', () => {
    const { state, env } = sketch({ ...plan, selected: ['Voice'] })
    const given = edit(state, { kind: 'setTrackColour', colour: 'green' }, env)
    const back = edit(given, { kind: 'setTrackColour', colour: null }, env)
    expect(back.project).toEqual(state.project)
    expect(edit(back, { kind: 'setTrackColour', colour: null }, env).outcome.changed).toBe(false)
    expect(failEdit(state, { kind: 'setTrackColour', colour: null, trackIds: ['none'] }, env).code).toBe(
      'engine/unknown-track',
    )
  })

  it('turn mute and solo off again', () => {
    const { state, env } = sketch({ ...plan, selected: ['Voice'] })
    const off = edit(edit(state, { kind: 'muteTracks', mute: 'on' }, env), { kind: 'muteTracks', mute: 'off' }, env)
    expect(
      edit(edit(off, { kind: 'soloTracks', solo: 'on' }, env), { kind: 'soloTracks', solo: 'off' }, env).project,
    ).toEqual(state.project)
  })

  it('rename one track, trimmed, and not several', () => {
    const { state, env } = sketch({ ...plan, selected: ['Guest'] })
    expect(names(edit(state, { kind: 'renameTrack', name: '  Anna ' }, env))).toEqual(['Voice', 'Anna', 'Music'])
    expect(failEdit(state, { kind: 'renameTrack', name: 'Both', trackIds: ['t0', 't1'] }, env).code).toBe(
      'engine/bad-value',
    )
  })
})
