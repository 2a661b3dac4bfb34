import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { EditRequestInput } from '../../../shared/schemas/editRequest.ts'
import { code, openSeeded, value } from '../../support/openEngine.ts'
import { makeFolder } from '../../support/projectFolder.ts'
import { type ReaperTrack, readReaper } from '../../support/files/readReaper.ts'

const rate = 8000

/** Two people and music, with clips, cuts, fades, gains and labels. */
async function show() {
  const engine = await openSeeded({
    sampleRate: rate,
    tracks: [
      {
        name: 'Host "Jo"',
        channels: 1,
        clips: [
          { name: 'opening', start: 0, end: 4 },
          { name: 'question', start: 6, end: 9 },
        ],
        silences: [],
      },
      { name: 'Music', channels: 2, clips: [{ name: 'bed', start: 1.5, end: 10 }], silences: [] },
      { name: 'Spare', channels: 1, clips: [], silences: [] },
    ],
    labels: [
      { text: 'ad break', start: 2, end: 3.25 },
      { text: 'it\'s "here"', start: 5, end: 5 },
    ],
  })
  const ids = (await engine.view()).tracks.map(({ id }) => id)
  const on = async (track: number, start: number, end: number, ...requests: EditRequestInput[]) => {
    value(await engine.perform({ kind: 'selectTracks', trackIds: [ids[track] ?? ''] }))
    value(await engine.perform({ kind: 'setTimeSelection', start, end }))
    for (const request of requests) value(await engine.perform(request))
  }
  await on(0, 1, 1.5, { kind: 'deleteSelection', gap: 'close', scope: 'tracks' })
  await on(0, 5.5, 8.5, { kind: 'amplify', gainDb: -6 })
  await on(1, 1.5, 3.5, { kind: 'fadeIn' })
  await on(1, 8, 10, { kind: 'fadeOut' })
  await on(1, 5, 6, { kind: 'amplify', gainDb: -3 })
  await on(0, 0, 1, { kind: 'setTrackPan', pan: -0.5 })
  await on(1, 0, 1, { kind: 'setTrackGain', gainDb: -4 })
  return { engine, on }
}

const floatsOf = (file: string): Float32Array[] => {
  const bytes = readFileSync(file)
  const channels = bytes.readUInt16LE(bytes.indexOf('fmt ') + 10)
  const at = bytes.indexOf('data')
  const all = new Float32Array(
    bytes.buffer.slice(bytes.byteOffset + at + 8, bytes.byteOffset + at + 8 + bytes.readUInt32LE(at + 4)),
  )
  return Array.from({ length: channels }, (_, c) => all.filter((_one, i) => i % channels === c))
}

/** What Reaper would play of these tracks. */
function played(tracks: readonly ReaperTrack[], length: number): [Float32Array, Float32Array] {
  const mix: [Float32Array, Float32Array] = [new Float32Array(length), new Float32Array(length)]
  for (const { gain, pan, muted, items } of tracks)
    for (const item of muted ? [] : items) {
      const sound = floatsOf(item.file)
      const [at, count] = [Math.round(item.position * rate), Math.round(item.length * rate)]
      for (const [side, row] of mix.entries()) {
        const own = gain * Math.min(1, side === 0 ? 1 - pan : 1 + pan) * item.gain
        const from = sound[side] ?? sound[0]
        for (let i = 0; i < count; i++) {
          const up = item.fadeIn === 0 ? 1 : Math.min(1, i / (item.fadeIn * rate))
          const down = item.fadeOut === 0 ? 1 : Math.min(1, (count - i) / (item.fadeOut * rate))
          row[at + i] = (row[at + i] ?? 0) + (from?.[i] ?? Number.NaN) * own * up * down
        }
      }
    }
  return mix
}

describe('a project for Reaper', () => {
  it('has tracks and clips at their places, with gains, pans, fades and labels', async () => {
    const { engine } = await show()
    const file = path.join(makeFolder(), 'show.rpp')
    value(await engine.exportReport({ path: file, kind: 'reaper', overwrite: 'never' }))
    const { sampleRate, markers, tracks } = readReaper(file)
    expect(sampleRate).toBe(rate)
    expect(markers).toEqual([
      [1, 2, 'ad break', true],
      [1, 3.25, '', true],
      [2, 5, 'it\'s "here"', false],
    ])
    const shape = tracks.map(({ name, pan, gain, items }) => [name, pan, Math.round(gain * 1000) / 1000, items.length])
    expect(shape).toEqual([
      ['Host "Jo"', -0.5, 1, 2],
      ['Music', 0, 0.631, 1],
      ['Spare', 0, 1, 0],
    ])
    const [opening, question] = tracks[0]?.items ?? []
    expect(opening).toMatchObject({ name: 'opening', position: 0, length: 3.5, gain: 1 })
    expect(question).toMatchObject({ name: 'question', position: 5.5, length: 3, fadeIn: 0 })
    expect(question?.gain).toBeCloseTo(10 ** (-6 / 20), 6)
    expect(tracks[1]?.items[0]).toMatchObject({ position: 1.5, length: 8.5, fadeIn: 2, fadeOut: 2, gain: 1 })
  })

  it('sounds there as it does here', async () => {
    const { engine } = await show()
    const folder = makeFolder()
    value(await engine.exportReport({ path: path.join(folder, 'show.rpp'), kind: 'reaper', overwrite: 'never' }))
    const mix = path.join(folder, 'mix.wav')
    value(await engine.exportAudio({ path: mix, range: 'all', overwrite: 'never', format: 'wavFloat', channels: 2 }))
    const heard = floatsOf(mix)
    const there = played(readReaper(path.join(folder, 'show.rpp')).tracks, heard[0]?.length ?? 0)
    const apart = heard.map((row, side) =>
      row.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (there[side]?.[i] ?? 9))), 0),
    )
    // A fade is a frame off at most: of a full scale of 0.1 that is next to nothing.
    expect(Math.max(...apart)).toBeLessThan(0.0001)
  })

  it('replaces nothing unless it may, and leaves nothing behind where it fails', async () => {
    const { engine } = await show()
    const folder = makeFolder()
    const file = path.join(folder, 'show.rpp')
    writeFileSync(path.join(folder, 'show sound'), 'somebody else')
    expect(code(await engine.exportReport({ path: file, kind: 'reaper', overwrite: 'never' }))).toBe('files/exists')
    expect(code(await engine.exportReport({ path: file, kind: 'reaper', overwrite: 'allowed' }))).toBe(
      'files/cannot-write',
    )
    expect(readdirSync(folder)).toEqual(['show sound'])
    const gone = path.join(folder, 'nowhere', 'show.rpp')
    expect((await engine.exportReport({ path: gone, kind: 'reaper', overwrite: 'never' })).ok).toBe(false)
    expect(existsSync(path.dirname(gone))).toBe(false)
  })
})
