import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryBlockStore } from '../../../../../electron/engine/blocks/memoryBlockStore.ts'
import { encodeBlock } from '../../../../../electron/engine/blocks/sampleFormat.ts'
import type { Piece } from '../../../../../electron/engine/model/piece.ts'
import { readPeaks } from '../../../../../electron/engine/peaks/readPeaks.ts'
import { readPieces } from '../../../../../electron/engine/render/readPieces.ts'
import { readTrack } from '../../../../../electron/engine/render/readTrack.ts'
import { channelOf } from '../../../../support/expectAudio.ts'
import { addBlock, addNoise, makePiece, makeRamp } from '../../../../support/engine/makePieces.ts'
import { makeAudioProject, makeClip, makeTrack } from '../../../../support/engine/makeTrack.ts'
import { piecesArbitrary, poolOfBlocks } from '../../../../support/engine/randomPieces.ts'

const rate = 8000
const step = (sample: number): number => Math.max(-127, Math.min(127, Math.round(sample * 127))) + 0

function extremes(samples: Float32Array): [min: number, max: number, rms: number] {
  if (samples.length === 0) return [0, 0, 0]
  const energy = samples.reduce((sum, sample) => sum + sample * sample, 0)
  return [
    step(samples.reduce((a, b) => Math.min(a, b))),
    step(samples.reduce((a, b) => Math.max(a, b))),
    step(Math.sqrt(energy / samples.length)),
  ]
}

describe('readPeaks', () => {
  it('is the least and greatest sample of each column where columns are fine, for any row of pieces', () => {
    const pool = poolOfBlocks(3000)
    fc.assert(
      fc.property(
        piecesArbitrary(pool, 3000),
        fc.integer({ min: -500, max: 4000 }),
        fc.integer({ min: 1, max: 200 }),
        fc.double({ min: 0.05, max: 250, noNaN: true }),
        (pieces, from, columns, width) => {
          fc.pre(pieces.length > 0)
          const project = makeAudioProject([makeTrack({ channels: 2, clips: [makeClip(0, pieces)] })], rate)
          const { peaks } = readPeaks(pool.store, project, {
            trackId: 'track-1',
            from: from / rate,
            to: (from + columns * width) / rate,
            columns,
          })
          const sound = readPieces(
            pool.store,
            pieces,
            0,
            pieces.reduce((sum, piece) => sum + piece.length, 0),
            2,
          )
          const exact = (from / rate) * rate
          const exactWidth = (((from + columns * width) / rate) * rate - exact) / columns
          const expected = sound.flatMap((samples) =>
            Array.from({ length: columns }, (_, k) => {
              const lower = Math.floor(exact + k * exactWidth + 1e-6)
              const upper = Math.max(lower + 1, Math.floor(exact + (k + 1) * exactWidth + 1e-6))
              return extremes(samples.subarray(Math.max(0, lower), Math.max(0, upper)))
            }).flat(),
          )
          expect([...peaks]).toEqual(expected)
        },
      ),
      { numRuns: 100 },
    )
  })

  const unramped = (piece: Piece): Piece => ({ ...piece, ramps: [], under: piece.under.map(unramped) })
  it.each([
    ['256', 3000, 256, 4000],
    ['4096', 200_000, 65_536, 150_000],
  ])(
    'is at most %s frames off at the edges of a column where columns are coarse, for any row of pieces',
    (name, frames, narrowest, widest) => {
      const pool = poolOfBlocks(frames)
      const slack = Number(name) + 1
      const run = fc.property(
        piecesArbitrary(pool, frames),
        fc.integer({ min: -500, max: frames }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: narrowest, max: widest }),
        (ramped, from, columns, width) => {
          fc.pre(ramped.length > 0)
          const pieces = ramped.map(unramped)
          const project = makeAudioProject([makeTrack({ channels: 2, clips: [makeClip(0, pieces)] })], rate)
          const { peaks } = readPeaks(pool.store, project, {
            trackId: 'track-1',
            from: from / rate,
            to: (from + columns * width) / rate,
            columns,
          })
          const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
          readPieces(pool.store, pieces, 0, length, 2).forEach((samples, c) => {
            for (let k = 0; k < columns; k++) {
              const lower = from + k * width
              if (lower + width <= 0 || lower >= length) continue
              const most = extremes(samples.subarray(Math.max(0, lower - slack), Math.max(0, lower + width + slack)))
              const min = peaks[(c * columns + k) * 3] ?? 0
              const max = peaks[(c * columns + k) * 3 + 1] ?? 0
              if (min < most[0] || max > most[1])
                throw new Error(`column ${k} of channel ${c} shows ${min} … ${max} of ${most[0]} … ${most[1]}`)
              const inner = samples.subarray(Math.max(0, lower + slack), Math.max(0, lower + width - slack))
              const least = extremes(inner)
              if (inner.length > 0 && (min > least[0] || max < least[1]))
                throw new Error(
                  `column ${k} of channel ${c} shows ${min} … ${max} instead of ${least[0]} … ${least[1]}`,
                )
            }
          })
        },
      )
      fc.assert(run, { numRuns: frames > 10_000 ? 25 : 150 })
    },
  )

  it.each([
    ['fine', 8],
    ['wide', 1],
  ])('shows nothing of what was cut away next to a piece in %s columns', (_, columns) => {
    const store = memoryBlockStore()
    const samples = new Float32Array(6144).fill(0.1).fill(1, 1000, 1010)
    const block = addBlock(store, encodeBlock([samples], 's16'))
    const pieces = [makePiece({ block, length: 1000 }), makePiece({ block, from: 1010, length: 5134 })]
    const project = makeAudioProject([makeTrack({ clips: [makeClip(0, pieces)] })], rate)
    const { peaks } = readPeaks(store, project, { trackId: 'track-1', from: 0, to: 6134 / rate, columns })
    expect([...peaks]).toEqual(Array.from({ length: 3 * columns }, () => 13))
  })

  it('reads the samples at a cut in wide columns only where they may reach further than what is around', () => {
    const store = memoryBlockStore()
    const tone = Float32Array.from({ length: 1 << 18 }, (_, k) => 0.5 * Math.sin(k * 0.3))
    const level = tone.slice()
    const loud = tone.slice().fill(0.9, 50_000, 50_010)
    const draw = (sound: Float32Array) => {
      const block = addBlock(store, encodeBlock([sound], 'f32'))
      let reads = 0
      const watched = { ...store, bytes: (id: typeof block) => (reads++, store.bytes(id)) }
      // What is faded out lies under what is faded in, as a cut leaves it.
      const out = makePiece({ block, from: 30_000, length: 400, ramps: [makeRamp({ total: 400, from: 1, to: 0 })] })
      const pieces = [
        makePiece({ block, length: 30_000 }),
        makePiece({ block, from: 50_000, length: 400, ramps: [makeRamp({ total: 400 })], under: [out] }),
        makePiece({ block, from: 50_400, length: 100_000 }),
      ]
      const project = makeAudioProject([makeTrack({ clips: [makeClip(0, pieces)] })], rate)
      const request = { trackId: 'track-1', from: 0, to: 130_400 / rate, columns: 10 }
      const { peaks } = readPeaks(watched, project, request)
      const exact = readPieces(store, pieces, 0, 130_400, 1)[0] as Float32Array
      for (let k = 0; k < 10; k++) {
        const drawn = [...peaks.subarray(k * 3, k * 3 + 3)]
        const here = extremes(exact.subarray(k * 13_040, (k + 1) * 13_040))
        expect(drawn.slice(0, 2)).toEqual(here.slice(0, 2))
        expect(Math.abs((drawn[2] ?? 0) - here[2])).toBeLessThanOrEqual(1)
      }
      return reads
    }
    expect(draw(level)).toBe(0)
    expect(draw(loud)).toBeGreaterThan(0)
  })

  it('follows a fade', () => {
    const store = memoryBlockStore()
    const block = addBlock(store, encodeBlock([new Float32Array(102_400).fill(1)], 'f32'))
    const pieces = [makePiece({ block, length: 102_400, gain: -1, ramps: [makeRamp({ total: 102_400 })] })]
    const { peaks } = readPeaks(store, makeAudioProject([makeTrack({ clips: [makeClip(0, pieces)] })], rate), {
      trackId: 'track-1',
      from: 0,
      to: 102_400 / rate,
      columns: 4,
    })
    const rms = (from: number, to: number) => Math.sqrt((to ** 3 - from ** 3) / (3 * (to - from)))
    const expected = [0, 0.25, 0.5, 0.75].flatMap((at) => [-at - 0.25, -at, rms(at, at + 0.25)])
    expected.forEach((value, i) => expect(Math.abs((peaks[i] ?? 0) - value * 127)).toBeLessThanOrEqual(2))
  })

  it('reads each sample of a far zoom', () => {
    const store = memoryBlockStore()
    const block = addBlock(store, encodeBlock([Float32Array.of(0.5, -0.25, 1)], 'f32'))
    const project = makeAudioProject([makeTrack({ clips: [makeClip(1, [makePiece({ block, length: 3 })])] })], 1000)
    const { peaks } = readPeaks(store, project, { trackId: 'track-1', from: 0, to: 0.005, columns: 10 })
    const columns = [
      [0, 0, 0],
      [64, 64, 64],
      [-32, -32, 32],
      [127, 127, 127],
      [0, 0, 0],
    ]
    expect([...peaks]).toEqual(columns.flatMap((one) => [...one, ...one]))
  })

  it('clamps what is louder than full scale', () => {
    const store = memoryBlockStore()
    const block = addBlock(store, encodeBlock([Float32Array.of(3, -3)], 'f32'))
    const project = makeAudioProject([makeTrack({ clips: [makeClip(0, [makePiece({ block, length: 2 })])] })], rate)
    expect([...readPeaks(store, project, { trackId: 'track-1', from: 0, to: 2 / rate, columns: 1 }).peaks]).toEqual([
      -127, 127, 127,
    ])
  })

  it('gives zeros for an unknown track, for no width and for times that are no numbers', () => {
    const store = memoryBlockStore()
    const block = addNoise(store, 's16', 2, 1000)
    const project = makeAudioProject(
      [makeTrack({ channels: 2, clips: [makeClip(0, [makePiece({ block, length: 1000 })])] })],
      rate,
    )
    expect(readPeaks(store, project, { trackId: 'nobody', from: 0, to: 1, columns: 2 })).toEqual({
      channels: 1,
      peaks: new Int8Array(6),
    })
    const zeros = { channels: 2, peaks: new Int8Array(12) }
    expect(readPeaks(store, project, { trackId: 'track-1', from: 1, to: 1, columns: 2 })).toEqual(zeros)
    expect(readPeaks(store, project, { trackId: 'track-1', from: Number.NaN, to: 1, columns: 2 })).toEqual(zeros)
    expect(readPeaks(store, project, { trackId: 'track-1', from: 0, to: Infinity, columns: 2 })).toEqual(zeros)
  })

  it('does not touch the samples of whole blocks when it draws hours', () => {
    const store = memoryBlockStore()
    const block = addNoise(store, 's16', 1, 1 << 18)
    let reads = 0
    const watched = { ...store, bytes: (id: typeof block) => (reads++, store.bytes(id)) }
    const pieces = Array.from({ length: 50 }, () => makePiece({ block, length: 1 << 18 }))
    const project = makeAudioProject([makeTrack({ clips: [makeClip(0, pieces)] })], rate)
    const { peaks } = readPeaks(watched, project, {
      trackId: 'track-1',
      from: 0,
      to: (50 * (1 << 18)) / rate,
      columns: 500,
    })
    expect(reads).toBe(0)
    const sound = channelOf(readTrack(store, makeTrack({ clips: [makeClip(0, pieces)] }), 0, 1 << 18))
    expect(Math.max(...peaks)).toBe(extremes(sound)[1])
    const cores = [...peaks].filter((_, i) => i % 3 === 2)
    expect(Math.abs(Math.max(...cores) - extremes(sound)[2])).toBeLessThanOrEqual(1)
  })
})
