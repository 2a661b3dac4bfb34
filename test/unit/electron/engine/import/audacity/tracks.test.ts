import { describe, expect, it } from 'vitest'
import { expectAudio } from '../../../../../support/expectAudio.ts'
import { element } from '../../../../../support/files/audacity/binaryXml.ts'
import { hearProject } from '../../../../../support/files/audacity/importProject.ts'
import {
  clip,
  floatRow,
  int16Row,
  int24Row,
  project,
  waveTrack,
} from '../../../../../support/files/audacity/makeProject.ts'

const ramp = (length: number, from = 0): number[] => Array.from({ length }, (_, i) => (from + i) / 1024)
const floats = (...samples: number[]): Float32Array => Float32Array.from(samples)

describe('tracks of a project of Audacity', () => {
  it('come with their clips, and with what was trimmed away hidden behind the edges', async () => {
    const { tracks, sampleRate, notes } = await hearProject({
      rows: [floatRow(ramp(100)), floatRow(ramp(60, 100))],
      document: project([
        waveTrack({ name: 'Host', gain: 0.5, pan: -0.25, mute: true, solo: { as: 'int', value: 1 } }, [
          clip({ blocks: [1, 2], attributes: { name: 'one', offset: 1, trimLeft: 10 / 8000, trimRight: 30 / 8000 } }),
          clip({ blocks: [2], attributes: { name: 'two', offset: 2.5 } }),
        ]),
      ]),
    })
    expect(sampleRate).toBe(8000)
    expect(tracks).toHaveLength(1)
    const [host] = tracks
    expect(host).toMatchObject({ name: 'Host', channels: 1, levels: { pan: -0.25, muted: true, soloed: true } })
    expect(host?.levels?.gainDb).toBeCloseTo(-6.0206, 4)
    expect(host?.clips.map(({ name, start }) => [name, start])).toEqual([
      ['one', 8010],
      ['two', 20_000],
    ])
    const [one, two] = host?.clips ?? []
    expectAudio(one?.before ?? [], [floats(...ramp(10))])
    expectAudio(one?.sound ?? [], [floats(...ramp(120, 10))])
    expectAudio(one?.after ?? [], [floats(...ramp(30, 130))])
    expectAudio(two?.sound ?? [], [floats(...ramp(60, 100))])
    expect(notes).toEqual([
      '"show.aup3": it is a project of Audacity 3.2.4: 1 track with 2 clips and 0 labels came with it.',
    ])
  })

  it('are stereo where two channels belong together', async () => {
    const { tracks } = await hearProject({
      rows: [floatRow([0.1, 0.2, 0.3]), floatRow([0.4, 0.5]), floatRow([0.6])],
      document: project([
        waveTrack({ name: 'Band', linked: { as: 'int', value: 3 } }, [clip({ blocks: [1] })]),
        waveTrack({ name: 'Band' }, [clip({ blocks: [2, 3] })]),
        waveTrack({ name: 'Guest' }, [clip({ blocks: [3] })]),
      ]),
    })
    expect(tracks.map(({ name, channels }) => [name, channels])).toEqual([
      ['Band', 2],
      ['Guest', 1],
    ])
    expectAudio(tracks[0]?.clips[0]?.sound ?? [], [floats(0.1, 0.2, 0.3), floats(0.4, 0.5, 0.6)], 1e-7)
  })

  it('stay in step where the channels hide different lengths', async () => {
    const { tracks } = await hearProject({
      rows: [floatRow(ramp(20)), floatRow(ramp(15, 500))],
      document: project([
        waveTrack({ linked: true }, [clip({ blocks: [1], attributes: { trimLeft: 8 / 8000 } })]),
        waveTrack({}, [clip({ blocks: [2], attributes: { offset: 5 / 8000, trimLeft: 3 / 8000 } })]),
      ]),
    })
    const [both] = tracks[0]?.clips ?? []
    expectAudio(both?.before ?? [], [floats(...ramp(3, 5)), floats(...ramp(3, 500))])
    expectAudio(both?.sound ?? [], [floats(...ramp(12, 8)), floats(...ramp(12, 503))])
  })

  it('become one on each side where the channels are divided in different ways', async () => {
    const { tracks, notes } = await hearProject({
      rows: [floatRow([0.1, 0.2]), floatRow([0.3, 0.4])],
      document: project([
        waveTrack({ name: 'Band', linked: true, pan: 0.5 }, [clip({ blocks: [1] })]),
        waveTrack({ name: 'Band', pan: 0.5 }, [clip({ blocks: [2], attributes: { offset: 1 } })]),
      ]),
    })
    expect(tracks.map(({ name, channels, levels }) => [name, channels, levels?.pan])).toEqual([
      ['Band (left)', 1, -1],
      ['Band (right)', 1, 1],
    ])
    expect(tracks[0]?.levels?.gainDb).toBeCloseTo(-6.0206, 4)
    expect(tracks[1]?.levels?.gainDb).toBe(0)
    expect(notes[1]).toBe(
      '"show.aup3": both sides of “Band” are divided in different ways, so each became a track of its own.',
    )
  })

  it('keep 16, 24 and 32 bits to the bit, silence that is no row, and mixtures in floats', async () => {
    const { tracks, store } = await hearProject({
      rows: [int16Row([1, -32_768]), int24Row([1, -8_388_608, 70_000_000]), floatRow([1.5, -0.25])],
      document: project([
        waveTrack({}, [
          clip({ blocks: [1] }),
          clip({ blocks: [2], attributes: { offset: 1 } }),
          clip({ blocks: [3, -4], attributes: { offset: 2 } }),
        ]),
        waveTrack({ linked: true }, [clip({ blocks: [1] })]),
        waveTrack({}, [clip({ blocks: [3] })]),
      ]),
    })
    const [mono, mixed] = tracks
    const formats = mono?.clips.map(({ name: _, ...one }) => one.sound[0])
    expect(formats).toEqual([
      floats(1 / 32_768, -1),
      floats(1 / 8_388_608, -1, 8_388_607 / 8_388_608),
      floats(1.5, -0.25, 0, 0, 0, 0),
    ])
    expect(mixed?.clips[0]?.sound).toEqual([floats(1 / 32_768, -1), floats(1.5, -0.25)])
    expect(store.shape(1 as never)).toEqual({ format: 's16', channels: 1, frames: 2 })
    expect(store.shape(2 as never)).toEqual({ format: 's24', channels: 1, frames: 3 })
  })

  it('take a recording that was split many times into blocks once', async () => {
    const parts = Array.from({ length: 50 }, (_, k) =>
      clip({
        blocks: [1, 2],
        attributes: { offset: 0, trimLeft: (k * 4) / 8000, trimRight: (196 - k * 4) / 8000 },
      }),
    )
    const { tracks, store } = await hearProject({
      rows: [floatRow(ramp(100)), floatRow(ramp(100, 100))],
      document: project([waveTrack({}, parts), waveTrack({}, [clip({ blocks: [2] })])]),
    })
    expect(tracks[0]?.clips).toHaveLength(50)
    expectAudio(tracks[0]?.clips[30]?.sound ?? [], [floats(...ramp(4, 120))])
    expect(store.shape(2 as never).frames).toBe(100)
    expect(() => store.shape(3 as never)).toThrow('There is no block 3.')
  })

  it('hide what lies before the start, or under the clip that follows', async () => {
    const { tracks, notes } = await hearProject({
      rows: [floatRow(ramp(100))],
      document: project([
        waveTrack({}, [
          clip({ blocks: [1], attributes: { offset: -60 / 8000 } }),
          clip({ blocks: [1], attributes: { offset: 20 / 8000 } }),
          clip({ blocks: [1], attributes: { offset: -1 } }),
        ]),
      ]),
    })
    const [first, second] = tracks[0]?.clips ?? []
    expect([first?.start, second?.start, tracks[0]?.clips.length]).toEqual([0, 20, 2])
    expectAudio(first?.before ?? [], [floats(...ramp(60))])
    expectAudio(first?.sound ?? [], [floats(...ramp(20, 60))])
    expectAudio(first?.after ?? [], [floats(...ramp(20, 80))])
    expect(notes[1]).toBe('"show.aup3": left out, because there is no place for it here: 1 clip before the start.')
  })

  it('are what had not been saved yet, where there is such, as in Audacity', async () => {
    const { tracks, notes } = await hearProject({
      rows: [floatRow([0.5])],
      document: project([waveTrack({ name: 'saved' }, [clip({ blocks: [1] })])]),
      unsaved: project([waveTrack({ name: 'newer' }, [clip({ blocks: [1] })])]),
    })
    expect(tracks.map(({ name }) => name)).toEqual(['newer'])
    expect(notes[1]).toContain('what Audacity had not saved in it when it ended came too')
  })

  it('of projects older than clips are one clip each', async () => {
    const { tracks } = await hearProject({
      rows: [floatRow([0.5, 0.25])],
      document: project([
        waveTrack({ offset: 0.5 }, [
          element('sequence', { numsamples: 2 }, [element('waveblock', { start: 0, blockid: 1 })]),
        ]),
      ]),
    })
    expect(tracks[0]?.clips).toMatchObject([{ start: 4000, sound: [floats(0.5, 0.25)] }])
  })
})
