import { describe, expect, it } from 'vitest'
import type { EditRequestInput } from '../../../shared/schemas/editRequest.ts'
import { code, value } from '../../support/openEngine.ts'
import { sayEditNote } from '../../../shared/notes/sayChange.ts'
import { openShow, idOf } from '../../support/engine/openShow.ts'

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
