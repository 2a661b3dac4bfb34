import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Measurement } from '../../../../../electron/editor/index.ts'
import { memoryBlockStore } from '../../../../../electron/engine/blocks/memoryBlockStore.ts'
import { encodeBlock } from '../../../../../electron/engine/blocks/sampleFormat.ts'
import type { BlockStore } from '../../../../../electron/engine/blocks/blockStore.ts'
import { measureTracks as measureEach } from '../../../../../electron/engine/measure/measureTracks.ts'
import { atOnce } from '../../../../../electron/engine/measure/takeTurns.ts'
import type { Piece } from '../../../../../electron/engine/model/piece.ts'
import { readPieces } from '../../../../../electron/engine/render/readPieces.ts'
import { addBlock, addNoise, makePiece } from '../../../../support/engine/makePieces.ts'
import { makeAudioProject, makeClip, makeTrack } from '../../../../support/engine/makeTrack.ts'
import { piecesArbitrary, poolOfBlocks } from '../../../../support/engine/randomPieces.ts'
import { sine } from '../../../../support/signals.ts'

const measureTracks = (...args: Parameters<typeof measureEach>): Measurement => atOnce(measureEach(...args))
const lengthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + piece.length, 0)

function measure(
  store: BlockStore,
  pieces: readonly Piece[],
  channels: 1 | 2 = 1,
  range = { start: 0, end: lengthOf(pieces) },
) {
  return measureTracks(store, makeAudioProject([makeTrack({ channels, clips: [makeClip(0, pieces)] })]), range, [
    'track-1',
  ])
}

describe('measureTracks', () => {
  it('gives peak and RMS in decibels of full scale', () => {
    const store = memoryBlockStore()
    const block = addBlock(store, encodeBlock([sine(100, 8000, 8000, 0.5)], 'f32'))
    const { peakDb, rmsDb } = measure(store, [makePiece({ block, length: 8000 })])
    expect(peakDb).toBeCloseTo(-6.0206, 3)
    expect(rmsDb).toBeCloseTo(-9.0309, 3)
  })

  it('counts what is outside clips as silence', () => {
    const store = memoryBlockStore()
    const block = addBlock(store, encodeBlock([new Float32Array(100).fill(1)], 'f32'))
    const { peakDb, rmsDb } = measure(store, [makePiece({ block, length: 100 })], 1, { start: 0, end: 400 })
    expect(peakDb).toBe(0)
    expect(rmsDb).toBeCloseTo(-6.0206, 3)
  })

  it('is -Infinity for silence, for an empty range and for no tracks', () => {
    const store = memoryBlockStore()
    const silence = [makePiece({ length: 100 })]
    for (const { peakDb, rmsDb } of [
      measure(store, silence),
      measure(store, silence, 1, { start: 5, end: 5 }),
      measureTracks(store, makeAudioProject([]), { start: 0, end: 9 }, ['x']),
    ]) {
      expect([peakDb, rmsDb]).toEqual([-Infinity, -Infinity])
    }
  })

  it('leaves gain, pan and mute of the track out', () => {
    const store = memoryBlockStore()
    const clips = [makeClip(0, [makePiece({ block: addNoise(store, 's16', 1, 500), length: 500 })])]
    const plain = measureTracks(store, makeAudioProject([makeTrack({ clips })]), { start: 0, end: 500 }, ['track-1'])
    const turned = measureTracks(
      store,
      makeAudioProject([makeTrack({ clips, gainDb: -20, pan: 1, muted: true })]),
      { start: 0, end: 500 },
      ['track-1'],
    )
    expect(turned).toEqual(plain)
  })

  it('leaves the hash out when only levels are wanted, and reads no samples for them', () => {
    const store = memoryBlockStore()
    const block = addNoise(store, 's16', 1, 2560)
    let reads = 0
    const watched = { ...store, bytes: (id: typeof block) => (reads++, store.bytes(id)) }
    const project = makeAudioProject([
      makeTrack({ clips: [makeClip(0, [makePiece({ block, length: 2560, gain: 0.5 })])] }),
    ])
    const levels = measureTracks(watched, project, { start: 0, end: 2560 }, ['track-1'], 'levels')
    expect(reads).toBe(0)
    expect(levels).toEqual({ ...measureTracks(store, project, { start: 0, end: 2560 }, ['track-1']), soundHash: '' })
  })
})

describe('the hash of a sound', () => {
  it('is the same exactly when the samples are, for any two rows of pieces', () => {
    const pool = poolOfBlocks(700)
    fc.assert(
      fc.property(
        piecesArbitrary(pool, 700),
        piecesArbitrary(pool, 700),
        fc.constantFrom(1 as const, 2 as const),
        fc.nat(900),
        fc.nat(900),
        (one, other, channels, start, length) => {
          const range = { start, end: start + length }
          const bits = (pieces: readonly Piece[]): string =>
            readPieces(pool.store, pieces, start, length, channels)
              .map((samples) => new Int32Array(samples.buffer).join())
              .join('/')
          expect(
            measure(pool.store, one, channels, range).soundHash ===
              measure(pool.store, other, channels, range).soundHash,
          ).toBe(bits(one) === bits(other))
        },
      ),
      { numRuns: 200 },
    )
  })

  it('does not depend on how the sound is cut into pieces, blocks and clips, nor where it stands', () => {
    const store = memoryBlockStore()
    const block = addNoise(store, 's16', 2, 5000)
    const copy = addNoise(store, 's16', 2, 5000)
    const whole = measure(store, [makePiece({ block, length: 5000 })], 2).soundHash
    const cut = [
      makePiece({ block, length: 1234 }),
      makePiece({ block: copy, from: 1234, length: 1 }),
      makePiece({ block, from: 1235, length: 3765 }),
    ]
    expect(measure(store, cut, 2).soundHash).toBe(whole)
    const moved = makeAudioProject([
      makeTrack({ channels: 2, clips: [makeClip(300, cut.slice(0, 2)), makeClip(1535, cut.slice(2))] }),
    ])
    expect(measureTracks(store, moved, { start: 300, end: 5300 }, ['track-1']).soundHash).toBe(whole)
    expect(measureTracks(store, moved, { start: 299, end: 5299 }, ['track-1']).soundHash).not.toBe(whole)
  })

  it('takes a gap, a silent piece and samples of zero for the same', () => {
    const store = memoryBlockStore()
    const sound = addNoise(store, 's16', 1, 100)
    const zeros = addBlock(store, encodeBlock([new Float32Array(50)], 's24'))
    const piece = makePiece({ block: sound, length: 100 })
    const hashes = [
      [piece, makePiece({ length: 50 })],
      [piece, makePiece({ block: zeros, length: 50, gain: -3 })],
      [piece, makePiece({ block: sound, length: 50, gain: 0 })],
      [piece],
    ].map((pieces) => measure(store, pieces, 1, { start: 0, end: 150 }).soundHash)
    expect(new Set(hashes).size).toBe(1)
  })

  it('tells sounds apart by their direction, polarity, order, place and length', () => {
    const store = memoryBlockStore()
    const block = addNoise(store, 's16', 2, 1000)
    const head = makePiece({ block, length: 500 })
    const tail = makePiece({ block, from: 500, length: 500 })
    const rows = [
      [head, tail],
      [tail, head],
      [{ ...head, gain: -1 }, tail],
      [{ ...head, direction: 'backward' as const }, tail],
      [head],
      [makePiece({ length: 1 }), head],
      [makePiece({ length: 1000 })],
    ]
    const hashes = rows.flatMap((pieces) =>
      ([1, 2] as const).map((channels) => measure(store, pieces, channels).soundHash),
    )
    expect(new Set(hashes).size).toBe(hashes.length)
  })

  it('reads only the pieces that an edit has made', () => {
    const store = memoryBlockStore()
    const block = addNoise(store, 's16', 2, 2560)
    let reads = 0
    const watched = { ...store, bytes: (id: typeof block) => (reads++, store.bytes(id)) }
    const pieces = Array.from({ length: 10 }, (_, i) => makePiece({ block, from: i * 256, length: 256 }))
    measure(watched, pieces, 2)
    expect(reads).toBe(10)
    measure(watched, pieces.with(3, makePiece({ block, from: 768, length: 256, gain: 0.5 })), 2)
    expect(reads).toBe(11)
  })
})
