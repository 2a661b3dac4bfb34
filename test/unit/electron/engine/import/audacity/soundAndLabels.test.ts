import { describe, expect, it } from 'vitest'
import { createThreadDecoders } from '../../../../../../electron/engine/decoding/threadDecoders.ts'
import { expectAudio } from '../../../../../support/expectAudio.ts'
import { element } from '../../../../../support/files/audacity/binaryXml.ts'
import { hearProject, hearProjectFile } from '../../../../../support/files/audacity/importProject.ts'
import { clip, floatRow, makeProject, project, waveTrack } from '../../../../../support/files/audacity/makeProject.ts'
import { importPaths, scratchFolder } from '../../../../../support/files/importing.ts'
import { noise, sine } from '../../../../../support/signals.ts'
import { told } from '../../../../../support/told.ts'

const ones = (length: number): number[] => Array.from({ length }, () => 0.5)

describe('envelopes', () => {
  /** As Audacity has it: straight in decibels from point to point, level in front and behind. */
  function expected(points: readonly (readonly [number, number])[], length: number): Float32Array {
    return Float32Array.from({ length }, (_, i) => {
      const t = i / 8000
      const next = points.findIndex(([at]) => at > t)
      const [a, b] = [points[next === -1 ? points.length - 1 : next - 1], points[next]]
      if (a === undefined) return 0.5 * (points[0]?.[1] ?? 1)
      if (b === undefined) return 0.5 * a[1]
      const x = (t - a[0]) / (b[0] - a[0])
      return 0.5 * 10 ** (Math.log10(a[1]) * (1 - x) + Math.log10(b[1]) * x)
    })
  }

  it.each([
    ['one point', [[0.01, 0.25]]],
    [
      'points between frames',
      [
        [0.001_03, 0.1],
        [0.004_07, 2],
        [0.009, 2],
        [0.012, 0.000_001],
      ],
    ],
    [
      'a point at the start',
      [
        [0, 1],
        [0.0125, 0.5],
      ],
    ],
  ] as const)('with %s sound as in Audacity, in every frame', async (_, points) => {
    const { tracks } = await hearProject({
      rows: [floatRow(ones(70)), floatRow(ones(50))],
      document: project([waveTrack({}, [clip({ blocks: [1, 2], points })])]),
    })
    expectAudio(tracks[0]?.clips[0]?.sound ?? [], [expected(points, 120)], 1e-7)
  })

  it('count from where the hidden sound begins', async () => {
    const points = [
      [0.005, 0.1],
      [0.01, 1],
    ] as const
    const { tracks } = await hearProject({
      rows: [floatRow(ones(120))],
      document: project([waveTrack({}, [clip({ blocks: [1], points, attributes: { trimLeft: 0.006 } })])]),
    })
    const [one] = tracks[0]?.clips ?? []
    const whole = expected(points, 120)
    expectAudio(one?.before ?? [], [whole.subarray(0, 48)], 1e-7)
    expectAudio(one?.sound ?? [], [whole.subarray(48)], 1e-7)
  })

  it('step where two points stand at one time', async () => {
    const points = [
      [0.0025, 0.5],
      [0.0025, 1],
    ] as const
    const { tracks } = await hearProject({
      rows: [floatRow(ones(40))],
      document: project([waveTrack({}, [clip({ blocks: [1], points })])]),
    })
    expectAudio(tracks[0]?.clips[0]?.sound ?? [], [Float32Array.from({ length: 40 }, (__, i) => (i < 20 ? 0.25 : 0.5))])
  })
})

describe('sound that is not there', () => {
  it('is silence, told by track and time, and moves nothing', async () => {
    const { tracks, notes } = await hearProject({
      rows: [floatRow(ones(8000)), { format: 7, samples: new Uint8Array(8) }],
      document: project([
        waveTrack({ name: 'Host' }, [
          clip({
            blocks: [1, 99, 1, 2, 1],
            starts: [0, 8000, 24_000, 32_000, 36_000],
            frames: 44_000,
            attributes: { offset: 10 },
          }),
        ]),
      ]),
    })
    const [sound] = tracks[0]?.clips[0]?.sound ?? []
    expect([sound?.length, sound?.[7999], sound?.[8000], sound?.[23_999], sound?.[24_000]]).toEqual([
      44_000, 0.5, 0, 0, 0.5,
    ])
    expect([sound?.[32_000], sound?.[36_000]]).toEqual([0, 0.5])
    expect(notes.slice(1)).toEqual([
      '"show.aup3": sound of “Host” from 0:11 to 0:13 is missing in it, and became silence.',
      '"show.aup3": sound of “Host” from 0:14 to 0:14.5 is missing in it, and became silence.',
    ])
  })

  it('is summed up where it is at many places', async () => {
    const blocks = Array.from({ length: 20 }, (_, k) => (k % 2 === 0 ? 1 : 50 + k))
    const { notes } = await hearProject({
      rows: [floatRow(ones(8000))],
      document: project([
        waveTrack({ name: 'Host' }, [clip({ blocks, starts: blocks.map((_, k) => k * 8000), frames: 160_000 })]),
      ]),
    })
    expect(notes).toHaveLength(7)
    expect(notes[6]).toBe('"show.aup3": sound is missing at 5 more places (0:05 in all), and became silence.')
  })

  it('that is no number is silence too', async () => {
    const { tracks, notes } = await hearProject({
      rows: [floatRow([0.5, Number.NaN, Number.POSITIVE_INFINITY])],
      document: project([waveTrack({}, [clip({ blocks: [1] })])]),
    })
    expect(tracks[0]?.clips[0]?.sound).toEqual([Float32Array.of(0.5, 0, 0)])
    expect(notes[1]).toContain('2 samples that are not numbers were replaced by silence')
  })
})

describe('rates', () => {
  it('of tracks are converted to that of the project, and clips stay at their times', async () => {
    const tone = (rate: number): number[] => [...sine(440, rate, rate)]
    const { tracks, sampleRate, notes } = await hearProject({
      rows: [floatRow(tone(8000)), floatRow(tone(16_000))],
      document: project([
        waveTrack({ name: 'slow' }, [clip({ blocks: [1], attributes: { offset: 0.5 } })]),
        waveTrack({ name: 'fast', rate: 16_000 }, [
          clip({ blocks: [2], attributes: { offset: 0.25, trimLeft: 0.25, trimRight: 0.125 }, points: [[0.5, 0.5]] }),
        ]),
      ]),
    })
    expect(sampleRate).toBe(8000)
    const [slow, fast] = tracks.map((track) => track.clips[0])
    expect([slow?.start, fast?.start]).toEqual([4000, 4000])
    const [sound] = fast?.sound ?? []
    expect([fast?.before[0]?.length, sound?.length, fast?.after[0]?.length]).toEqual([2000, 5000, 1000])
    const wanted = sine(440, 8000, 8000).map((sample) => sample / 2)
    for (let i = 0; i < 5000; i++) expect(sound?.[i]).toBeCloseTo(wanted[i + 2000] as number, 4)
    expect(notes[1]).toBe('"show.aup3": “fast” was converted from 16000 to 8000 Hz, the rate of the project.')
  })

  it('follow the project that it comes into', async () => {
    const { tracks, labels } = await hearProject(
      {
        rows: [floatRow(ones(8000))],
        document: project([
          waveTrack({}, [clip({ blocks: [1], attributes: { offset: 1 } })]),
          element('labeltrack', { name: 'L' }, [element('label', { t: 0.5, t1: 1, title: 'intro' })]),
        ]),
      },
      { projectSampleRate: 16_000 },
    )
    expect(tracks[0]?.clips[0]).toMatchObject({ start: 16_000 })
    expect(tracks[0]?.clips[0]?.sound[0]).toHaveLength(16_000)
    expect(labels).toEqual([{ text: 'intro', start: 0.5, end: 1 }])
  })
})

describe('labels, tags, and what has no place here', () => {
  it('come, or are told', async () => {
    const { labels, about, notes } = await hearProject({
      rows: [floatRow(ones(8))],
      document: project([
        element('tags', {}, [
          element('tag', { name: 'TITLE', value: 'Night\nShift' }),
          element('tag', { name: 'GENRE', value: 'Speech' }),
        ]),
        element('effects', { active: true }, [element('effect', { id: 'x' })]),
        waveTrack({ name: 'Host', colorindex: { as: 'int', value: 2 } }, [
          element('effects', { active: true }, [
            element('effect', {}, [element('parameters', {}, [element('parameter', { name: 'a', value: 'b' })])]),
            element('effect'),
          ]),
          clip({
            blocks: [1],
            attributes: {
              clipStretchRatio: 2,
              centShift: { as: 'int', value: 100 },
              groupId: { as: 'long', value: 3 },
            },
            inside: [clip({ blocks: [1], points: [[0, 0.1]] })],
          }),
          element('surprise'),
        ]),
        element('timetrack', { name: 'Time' }, [
          element('envelope', {}, [element('controlpoint', { t: 0, val: 0.1 })]),
        ]),
        element('notetrack', { name: 'Piano', data: 'MThd' }),
        element('labeltrack', { name: 'A' }, [
          element('label', { t: 2, t1: 1, title: 'b', selLow: 100, selHigh: 200 }),
          element('label', { t: 0.5, title: 'a\u2028point' }),
        ]),
        element('labeltrack', { name: 'B' }, [element('label', { t: -1, t1: 1, title: 'early' })]),
      ]),
    })
    expect(labels).toEqual([
      { text: 'a point', start: 0.5, end: 0.5 },
      { text: 'b', start: 1, end: 2 },
    ])
    expect(about).toEqual({ tags: { title: 'Night Shift' }, cover: null })
    const [content, behind, leftOut] = notes
    expect(content).toContain('1 track with 1 clip and 2 labels')
    expect(behind).toContain('a label in it lies behind its end and was left out')
    for (const part of [
      'the time track “Time”',
      'the notes of “Piano”',
      '2 effects that “Host” is played through',
      '1 effect that everything is played through',
      'the stretching of 1 clip, so it has its own length',
      'the pitch of 1 clip',
      'the groups of 1 clip',
      '1 place at which sound was cut out and kept',
      'the frequencies of 1 label',
      'the colours of 1 track or clip',
      'parts that are not known here (surprise)',
      'the names of 2 label tracks, whose labels are on one now',
      'the tags “GENRE”',
    ])
      expect(leftOut).toContain(part)
    expect(notes).toHaveLength(3)
  })
})

describe('reading in a thread', () => {
  const fields = {
    rows: Array.from({ length: 6 }, (_, k) => floatRow([...noise(300_000, k + 1)])),
    document: project([
      waveTrack({ linked: true }, [clip({ blocks: [1, 2, -5000] })]),
      waveTrack({}, [clip({ blocks: [3, 4, 77], starts: [0, 300_000, 600_000], frames: 605_000 })]),
      waveTrack({}, [clip({ blocks: [1, 2], attributes: { offset: 3, trimLeft: 1 } })]),
      waveTrack({ rate: 16_000 }, [clip({ blocks: [5, 6] })]),
    ]),
  }

  it('gives what reading in place gives', async () => {
    const file = `${scratchFolder()}/show.aup3`
    makeProject(file, fields)
    const decoders = createThreadDecoders()
    try {
      const [there, here] = [await hearProjectFile(file, { decoders }), await hearProjectFile(file)]
      expect({ ...there, store: null }).toEqual({ ...here, store: null })
      expect(here.notes).toHaveLength(3)
    } finally {
      decoders.close()
    }
  })

  it('reports how far it is, and ends when it is cancelled', async () => {
    const file = `${scratchFolder()}/show.aup3`
    makeProject(file, fields)
    const seen: number[] = []
    await importPaths([file], { report: (fraction) => void seen.push(fraction) })
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(seen.at(-1)).toBe(1)
    const stop = new AbortController()
    const { imported } = await importPaths([file], { signal: stop.signal, pause: async () => stop.abort() })
    expect(told(imported)).toMatchObject({ ok: false, error: { code: 'files/cancelled' } })
  })

  it('says so when the thread dies', async () => {
    const file = `${scratchFolder()}/show.aup3`
    makeProject(file, fields)
    const decoders = createThreadDecoders()
    const { imported } = await importPaths([file], { decoders, pause: async () => decoders.close() })
    expect(told(imported)).toMatchObject({ ok: false, error: { code: 'files/decoder-stopped' } })
  })
})
