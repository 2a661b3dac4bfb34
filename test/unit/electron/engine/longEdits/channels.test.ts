import { describe, expect, it } from 'vitest'
import { messageOf } from '../../../../../shared/failures/index.ts'
import { makeWav, storedFields, storeSamples } from '../../../../support/files/makeWav.ts'
import { scratchFile } from '../../../../support/files/importing.ts'
import { code, openEngine, value } from '../../../../support/openEngine.ts'
import { noise } from '../../../../support/signals.ts'

const rate = 8000
const [left, right] = [noise(rate, 1, 0.4), noise(rate, 2, 0.2)]

/** A second of stereo, and what a track holds of it, as 16-bit steps of the mix with nothing else in it. */
async function open(sides: readonly (readonly [number, number])[] = []) {
  const engine = await openEngine()
  const samples =
    sides.length > 0 ? sides.flat() : Array.from({ length: rate }, (_, i) => [left[i] ?? 0, right[i] ?? 0]).flat()
  const file = scratchFile(makeWav(storeSamples('f32', samples), storedFields('f32', 2, rate)))
  value(await engine.importAudio([{ path: file, name: 'take.wav' }]))
  const [track] = (await engine.view()).tracks
  value(await engine.perform({ kind: 'selectTracks', trackIds: [track?.id ?? ''] }))
  const rmsOf = async (id: string): Promise<number> =>
    value(await engine.measure({ range: { start: 0, end: 1 }, trackIds: [id] })).rmsDb
  const mix = async (): Promise<number[]> => [...(await engine.readMix({ fromFrame: 0, frames: rate }))]
  return { engine, id: track?.id ?? '', rmsOf, mix }
}

const steps = (samples: Iterable<number>): number[] => Array.from(samples, (sample) => Math.round(sample * 32_768))
const near = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((step, i) => Math.abs(step - (other[i] as number)) <= 2)
const sideOf = (mix: readonly number[], side: 0 | 1): number[] => mix.filter((_, i) => i % 2 === side)

describe('making mono', () => {
  it.each([
    ['mix', left.map((sample, i) => (sample + (right[i] as number)) / 2)],
    ['left', left],
    ['right', right],
  ] as const)('is %s', async (from, expected) => {
    const { engine, mix } = await open()
    value(await engine.perform({ kind: 'makeMono', from }))
    const heard = await mix()
    expect((await engine.view()).tracks.map((track) => track.channels)).toEqual([1])
    expect([near(sideOf(heard, 0), steps(expected)), near(sideOf(heard, 1), steps(expected))]).toEqual([true, true])
  })

  it('is undone to the very same sound, and changes nothing that is mono', async () => {
    const { engine, mix } = await open()
    const before = await mix()
    value(await engine.perform({ kind: 'makeMono', from: 'left' }))
    expect(value(await engine.perform({ kind: 'makeMono', from: 'mix' })).changed).toBe(false)
    value(await engine.undo())
    expect((await mix()).join() === before.join()).toBe(true)
  })
})

describe('splitting stereo', () => {
  it('makes a left and a right track in its place, both in the middle, selected, and undone as one', async () => {
    const { engine, id, mix } = await open()
    value(await engine.perform({ kind: 'setTrackPan', pan: 0.5, trackIds: [id] }))
    value(await engine.perform({ kind: 'createTrack', channels: 1 }))
    value(await engine.perform({ kind: 'selectTracks', trackIds: [id] }))
    const before = (await mix()).join()
    value(await engine.perform({ kind: 'splitStereo' }))
    value(await engine.undo())
    expect((await mix()).join() === before).toBe(true)
    value(await engine.redo())
    const { tracks, selectedTracks } = await engine.view()
    expect(tracks.map(({ name, channels, pan }) => [name, channels, pan])).toEqual([
      ['take left', 1, 0],
      ['take right', 1, 0],
      ['Track 2', 1, 0],
    ])
    expect(selectedTracks).toEqual(tracks.slice(0, 2).map((track) => track.id))
    for (const [index, side] of [left, right].entries()) {
      value(await engine.perform({ kind: 'soloTracks', solo: 'off', trackIds: tracks.map((track) => track.id) }))
      value(await engine.perform({ kind: 'soloTracks', solo: 'on', trackIds: [tracks[index]?.id ?? ''] }))
      expect(near(sideOf(await mix(), 0), steps(side))).toBe(true)
    }
  })

  it('finds names that no other track has', async () => {
    const { engine, id } = await open()
    value(await engine.perform({ kind: 'createTrack', channels: 1, name: 'take left' }))
    value(await engine.perform({ kind: 'selectTracks', trackIds: [id] }))
    value(await engine.perform({ kind: 'splitStereo' }))
    expect((await engine.view()).tracks.map((track) => track.name)).toEqual(['take left 2', 'take right', 'take left'])
  })
})

describe('swapping channels', () => {
  it('exchanges the sides of the range, leaves the rest, and undoes itself', async () => {
    const { engine, mix } = await open()
    const before = await mix()
    value(await engine.perform({ kind: 'setTimeSelection', start: 0.25, end: 0.75 }))
    value(await engine.perform({ kind: 'swapChannels' }))
    const swapped = await mix()
    const inside = (all: readonly number[], side: 0 | 1): number[] => sideOf(all, side).slice(2000, 6000)
    expect(near(inside(swapped, 0), inside(before, 1)) && near(inside(swapped, 1), inside(before, 0))).toBe(true)
    expect(swapped.slice(0, 4000)).toEqual(before.slice(0, 4000))
    value(await engine.perform({ kind: 'swapChannels' }))
    expect(near(await mix(), before)).toBe(true)
  })
})

describe('removing a DC offset', () => {
  it('takes the mean of each channel out, and says where there is none', async () => {
    const { engine, mix } = await open(
      Array.from(left, (sample, i) => [sample / 2 + 0.25, (right[i] as number) / 2 - 0.125] as const),
    )
    value(await engine.perform({ kind: 'setTimeSelection', start: 0, end: 1 }))
    value(await engine.perform({ kind: 'removeOffset' }))
    const mean = (samples: readonly number[]): number => samples.reduce((sum, step) => sum + step, 0) / samples.length
    const heard = await mix()
    expect([Math.abs(mean(sideOf(heard, 0))) < 0.1, Math.abs(mean(sideOf(heard, 1))) < 0.1]).toEqual([true, true])
    const half = mean(Array.from(left)) / 2
    expect(near(sideOf(heard, 0), steps(left.map((sample) => sample / 2 - half)))).toBe(true)
    const again = await engine.perform({ kind: 'removeOffset' })
    expect(code(again)).toBe('engine/no-offset')
    expect(again.ok ? '' : messageOf(again.error)).toContain('centred already')
  })
})
