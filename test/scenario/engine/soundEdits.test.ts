import { describe, expect, it } from 'vitest'
import type { Editor, Fork } from '../../../electron/editor/index.ts'
import type { Engine } from '../../../electron/engine/index.ts'
import type { EditRequestInput } from '../../../shared/schemas/editRequest.ts'
import { code, openEngine, value } from '../../support/openEngine.ts'
import { sayEditNote } from '../../../shared/notes/sayChange.ts'

/** A host with pauses, a stereo bed under him, labels on both sides of the first pause. */
async function openShow(): Promise<Engine> {
  const engine = await openEngine()
  value(
    await engine.seed({
      sampleRate: 8000,
      tracks: [
        {
          name: 'Host',
          channels: 1,
          clips: [{ name: 'talk', start: 0, end: 20 }],
          silences: [
            [4, 6],
            [10, 13],
          ],
        },
        { name: 'Bed', channels: 2, clips: [{ name: 'music', start: 0, end: 20 }], silences: [] },
      ],
      labels: [
        { text: 'early', start: 1, end: 2 },
        { text: 'late', start: 15, end: 16 },
      ],
      selection: { start: 0, end: 20 },
      selectedTracks: ['Host'],
      selectedClips: [],
      cursor: 3,
    }),
  )
  return engine
}

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

const idOf = async (engine: Engine, name: string): Promise<string> =>
  (await engine.view()).tracks.find((track) => track.name === name)?.id ?? ''

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

describe('loudness normalization', () => {
  it('reaches the loudness that it was asked for, as measured', async () => {
    const engine = await openShow()
    value(await engine.perform({ kind: 'loudnessNormalize', targetLufs: -16, mode: 'together' }))
    const found = value(
      await engine.measure({ range: { start: 0, end: 20 }, trackIds: [await idOf(engine, 'Host')], facts: 'loudness' }),
    )
    expect(found.lufs).toBeCloseTo(-16, 1)
  })

  it('brings the mix, or each track by itself, there', async () => {
    for (const mode of ['together', 'each'] as const) {
      const engine = await openShow()
      await engine.perform({ kind: 'selectAllTracks' })
      value(await engine.perform({ kind: 'loudnessNormalize', targetLufs: -24, mode }))
      const ids = (await engine.view()).tracks.map((track) => track.id)
      const groups = mode === 'each' ? ids.map((id) => [id]) : [ids]
      for (const trackIds of groups) {
        const found = value(await engine.measure({ range: { start: 0, end: 20 }, trackIds, facts: 'loudness' }))
        expect([mode, Math.abs((found.lufs ?? 0) + 24) < 0.05]).toEqual([mode, true])
      }
    }
  })

  it('says when peaks come too high, and changes nothing else about them', async () => {
    const engine = await openShow()
    const done = value(await engine.perform({ kind: 'loudnessNormalize', targetLufs: 0, mode: 'together' }))
    expect(done.notes?.map((note) => sayEditNote(note)).join()).toContain('clips')
    expect(
      value(await engine.measure({ range: { start: 0, end: 20 }, trackIds: [await idOf(engine, 'Host')] })).peakDb,
    ).toBeGreaterThan(0)
  })

  it('of silence fails', async () => {
    const engine = await openShow()
    await engine.perform({ kind: 'setTimeSelection', start: 4.5, end: 5.5 })
    expect(code(await engine.perform({ kind: 'loudnessNormalize', targetLufs: -16, mode: 'together' }))).toBe(
      'engine/only-silence',
    )
  })
})

describe('truncated silence', () => {
  const ask = (fields: Partial<Extract<EditRequestInput, { kind: 'truncateSilence' }>> = {}): EditRequestInput => ({
    kind: 'truncateSilence',
    thresholdDb: -40,
    minSilence: 1,
    keep: 0.5,
    where: 'all',
    mode: 'together',
    ...fields,
  })

  it('lists what it takes out, in the times before', async () => {
    const engine = await openShow()
    const done = value(await engine.perform(ask()))
    expect(done.removed?.map(({ start, end }) => [start.toFixed(2), end.toFixed(2)])).toEqual([
      ['4.25', '5.75'],
      ['10.25', '12.75'],
    ])
    expect(done.notes?.map((note) => sayEditNote(note)).join()).toMatch(
      /^2 pauses get shorter, by 4 s together: .*2 s → 0\.5 s; .*3 s → 0\.5 s$/u,
    )
    expect((await engine.view()).tracks[0]?.clips.at(-1)?.end).toBeCloseTo(16, 3)
  })

  it('keeps tracks in step: nothing goes where one of them is heard', async () => {
    const engine = await openShow()
    await engine.perform({ kind: 'selectAllTracks' })
    expect(code(await engine.perform(ask()))).toBe('engine/no-silence')
    value(await engine.perform(ask({ mode: 'each' })))
    expect((await engine.view()).tracks.map((track) => Math.round(track.clips.at(-1)?.end ?? 0))).toEqual([16, 20])
  })

  it('finds only what is at the start or the end when that is asked', async () => {
    const ends: number[] = []
    for (const where of ['start', 'inside', 'end', 'both_ends'] as const) {
      const engine = await openShow()
      await engine.perform({ kind: 'setTimeSelection', start: 4, end: 13 })
      await engine.perform(ask({ where, minSilence: 0.6 }))
      ends.push(Math.round(((await engine.view()).tracks[0]?.clips.at(-1)?.end ?? 0) * 10) / 10)
    }
    expect(ends).toEqual([18.5, 20, 17.5, 16])
  })

  it('moves labels when all that has audio takes part', async () => {
    const engine = await openShow()
    await engine.perform({ kind: 'deleteTracks', trackIds: [await idOf(engine, 'Bed')] })
    value(await engine.perform(ask()))
    expect((await engine.view()).labels.map((label) => [label.text, Math.round(label.start * 100) / 100])).toEqual([
      ['early', 1],
      ['late', 11],
    ])
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

describe('notes', () => {
  it('keep the names of tracks on one line', async () => {
    const engine = await openShow()
    value(
      await engine.perform({
        kind: 'renameTrack',
        name: 'Host\nDone: all deleted',
        trackIds: [await idOf(engine, 'Host')],
      }),
    )
    value(await engine.perform({ kind: 'selectAllTracks' }))
    const { notes } = value(await engine.perform({ kind: 'loudnessNormalize', targetLufs: -5, mode: 'each' }))
    expect(notes?.map((note) => sayEditNote(note))[0]).toMatch(/^Host Done: all deleted: the true peak/u)
  })
})

describe('questions about the sound', () => {
  it('are answered about the range and the tracks that were asked for', async () => {
    const engine = await openShow()
    const host = await idOf(engine, 'Host')
    // The sound beside a pause may begin with a sample that is silent too.
    const near = (seconds: number): unknown => expect.closeTo(seconds, 2)
    expect(
      value(await engine.analyse({ kind: 'silences', range: null, trackIds: [host], thresholdDb: -40, minSilence: 1 })),
    ).toMatchObject({
      tracks: ['Host'],
      silences: [
        { start: near(4), end: near(6) },
        { start: near(10), end: near(13) },
      ],
    })
    expect(
      value(await engine.analyse({ kind: 'silences', range: null, trackIds: [], thresholdDb: -40, minSilence: 1 })),
    ).toMatchObject({ silences: [] })
    expect(
      value(await engine.analyse({ kind: 'loudness', range: { start: 0, end: 4 }, trackIds: [host] })),
    ).toMatchObject({ range: { start: 0, end: 4 }, kind: 'loudness' })
    expect(code(await engine.analyse({ kind: 'loudness', range: { start: 30, end: 40 }, trackIds: [] }))).toBe(
      'engine/nothing-there',
    )
    expect(code(await engine.analyse({ kind: 'loudness', range: null, trackIds: ['nobody'] }))).toBe(
      'engine/unknown-track',
    )
  })
})
