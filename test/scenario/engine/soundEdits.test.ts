import { describe, expect, it } from 'vitest'
import type { Editor, Fork } from '../../../electron/editor/index.ts'
import type { EditRequestInput } from '../../../shared/schemas/editRequest.ts'
import { code, openEngine, value } from '../../support/openEngine.ts'
import { openShow, idOf } from '../../support/engine/openShow.ts'

const everything: readonly [string, EditRequestInput][] = [
  ['master', { kind: 'master', level: { unit: 'lufs', value: -12 }, ceilingDb: -3 }],
  ['loudnessNormalize', { kind: 'loudnessNormalize', targetLufs: -16, mode: 'together' }],
  [
    'truncateSilence',
    { kind: 'truncateSilence', thresholdDb: -40, minSilence: 1, keep: 0.5, where: 'all', mode: 'together' },
  ],
  ['changeTempo', { kind: 'changeTempo', percent: 25 }],
  ['changePitch', { kind: 'changePitch', semitones: 3 }],
  ['changeSpeed', { kind: 'changeSpeed', percent: -20 }],
  ['generateTone', { kind: 'generateTone', waveform: 'sine', frequencyHz: 440, levelDb: -12, duration: 2 }],
  ['generateNoise', { kind: 'generateNoise', color: 'pink', levelDb: -12, duration: 2 }],
  ['autoDuck', { kind: 'autoDuck', control: 'Bed', duckDb: -12, fadeMs: 500, thresholdDb: -30 }],
  ['mixAndRender', { kind: 'mixAndRender' }],
]

async function soundOf(editor: Pick<Editor, 'view' | 'measure'>): Promise<string> {
  const view = await editor.view()
  const one = value(
    await editor.measure({ range: { start: 0, end: 40 }, trackIds: view.tracks.map((track) => track.id) }),
  )
  return JSON.stringify([
    view.tracks.map((track) => [track.name, track.clips.map((clip) => [clip.start, clip.end])]),
    view.labels.map((label) => [label.text, label.start, label.end]),
    one.soundHash,
  ])
}

async function timesOf(editor: Pick<Fork, 'view'>): Promise<unknown> {
  const view = await editor.view()
  return [view.duration, view.selection, view.tracks.map((track) => [track.id, track.name, track.clips]), view.labels]
}

describe.each(everything)('%s', (_name, request) => {
  it('is taken back to the very same samples, and done again to the same result', async () => {
    const engine = await openShow()
    // One track mixed down alone sounds as it did.
    if (request.kind === 'mixAndRender') await engine.perform({ kind: 'selectAllTracks' })
    const before = await soundOf(engine)
    value(await engine.perform(request))
    const after = await soundOf(engine)
    expect(after).not.toBe(before)
    value(await engine.undo())
    expect(await soundOf(engine)).toBe(before)
    value(await engine.redo())
    expect(await soundOf(engine)).toBe(after)
  })

  it('gives the same sound every time', async () => {
    const [one, other] = [await openShow(), await openShow()]
    value(await one.perform(request))
    value(await other.perform(request))
    expect(await soundOf(one)).toBe(await soundOf(other))
  })

  it('is rehearsed to the same places as it is done', async () => {
    const engine = await openShow()
    const fork = await engine.fork()
    value(await fork.perform(request))
    value(await engine.perform(request))
    expect(await timesOf(fork)).toEqual(await timesOf(engine))
  })

  it('needs a track or makes one', async () => {
    const engine = await openShow()
    await engine.perform({ kind: 'selectTracks', trackIds: [] })
    const done = await engine.perform(request)
    const tracks = (await engine.view()).tracks.length
    expect([code(done), tracks]).toEqual(request.kind.startsWith('generate') ? ['ok', 3] : ['engine/no-tracks', 2])
  })
})

describe('time and pitch', () => {
  it('scale labels and move what follows when all of it gets faster', async () => {
    const engine = await openShow()
    await engine.perform({ kind: 'selectAllTracks' })
    await engine.perform({ kind: 'setTimeSelection', start: 0, end: 10 })
    value(await engine.perform({ kind: 'changeTempo', percent: 100 }))
    const view = await engine.view()
    expect([view.duration, view.selection]).toEqual([15, { start: 0, end: 5 }])
    expect(view.labels.map((label) => [label.start, label.end])).toEqual([
      [0.5, 1],
      [10, 11],
    ])
  })
})

describe('clips that would become shorter than a frame', () => {
  it('go, and never lie over what follows them', async () => {
    const engine = await openEngine()
    const frame = 1 / 8000
    value(
      await engine.seed({
        sampleRate: 8000,
        tracks: [
          {
            name: 'Host',
            channels: 1,
            silences: [],
            clips: [0, 1, 2, 3]
              .map((at) => ({ name: `${at}`, start: 1 + at * frame, end: 1 + (at + 1) * frame }))
              .concat({ name: 'behind', start: 2, end: 3 }),
          },
        ],
        labels: [],
        selection: { start: 1, end: 1 + 4 * frame },
        selectedTracks: ['Host'],
        selectedClips: [],
        cursor: 0,
      }),
    )
    value(await engine.perform({ kind: 'changeTempo', percent: 900 }))
    const {
      tracks: [track],
      selection,
    } = await engine.view()
    expect(
      track?.clips.map(({ name, start, end }) => [name, Math.round(start / frame), Math.round(end / frame)]),
    ).toEqual([['behind', 15_996, 23_996]])
    expect(selection).toBeNull()
    value(await engine.undo())
    expect((await engine.view()).tracks[0]?.clips).toHaveLength(5)
  })
})

describe('ducking', () => {
  it('lowers the others by as much as asked, and only while the control track is heard', async () => {
    const engine = await openShow()
    const bed = await idOf(engine, 'Bed')
    await engine.perform({ kind: 'selectTracks', trackIds: [bed] })
    const levels = async () =>
      Promise.all(
        [
          [2, 3],
          [11.2, 11.8],
        ].map(
          async ([start, end]) =>
            value(await engine.measure({ range: { start: start ?? 0, end: end ?? 0 }, trackIds: [bed] })).rmsDb,
        ),
      )
    const before = await levels()
    value(await engine.perform({ kind: 'autoDuck', control: 'Host', duckDb: -12, fadeMs: 500, thresholdDb: -30 }))
    const after = await levels()
    expect((after[0] ?? 0) - (before[0] ?? 0)).toBeCloseTo(-12, 2)
    expect((after[1] ?? 0) - (before[1] ?? 0)).toBeCloseTo(0, 2)
  })

  it('refuses a control track that is not there, and one under itself', async () => {
    const engine = await openShow()
    expect(
      code(await engine.perform({ kind: 'autoDuck', control: 'Nobody', duckDb: -12, fadeMs: 500, thresholdDb: -30 })),
    ).toBe('engine/unknown-track')
    expect(
      code(await engine.perform({ kind: 'autoDuck', control: 'host', duckDb: -12, fadeMs: 500, thresholdDb: -30 })),
    ).toBe('engine/bad-value')
  })
})

describe('mixing down', () => {
  it('sounds as the tracks did together, and takes their place', async () => {
    const engine = await openShow()
    await engine.perform({ kind: 'selectAllTracks' })
    const heard = await engine.readMix({ fromFrame: 0, frames: 160_000 })
    value(await engine.perform({ kind: 'mixAndRender', name: 'All' }))
    const view = await engine.view()
    expect(view.tracks.map((track) => [track.name, track.channels, track.clips.length])).toEqual([['All', 2, 1]])
    expect(view.labels).toHaveLength(2)
    expect(await engine.readMix({ fromFrame: 0, frames: 160_000 })).toEqual(heard)
  })

  it('says when what was muted is heard in it', async () => {
    const engine = await openShow()
    value(await engine.perform({ kind: 'selectAllTracks' }))
    expect(value(await engine.perform({ kind: 'mixAndRender' })).notes).toBeUndefined()
    value(await engine.undo())
    value(await engine.perform({ kind: 'muteTracks', mute: 'on', trackIds: [await idOf(engine, 'Bed')] }))
    expect(value(await engine.perform({ kind: 'mixAndRender' })).notes).toEqual([{ kind: 'muted-heard', count: 1 }])
  })
})
