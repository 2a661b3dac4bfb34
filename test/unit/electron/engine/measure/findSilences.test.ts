import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildSummary } from '../../../../../electron/engine/blocks/buildSummary.ts'
import { memoryBlockStore } from '../../../../../electron/engine/blocks/memoryBlockStore.ts'
import {
  findSilences as findEach,
  listenForSilences,
  type FrameRange,
} from '../../../../../electron/engine/measure/findSilences.ts'
import { atOnce } from '../../../../../electron/engine/measure/takeTurns.ts'
import type { Piece } from '../../../../../electron/engine/model/piece.ts'
import type { Clip } from '../../../../../electron/engine/model/project.ts'
import { piecesLength } from '../../../../../electron/engine/pieces/slicePieces.ts'
import { readTrack } from '../../../../../electron/engine/render/readTrack.ts'
import type { BlockId, ClipId } from '../../../../../shared/ids.ts'
import { frames } from '../../../../../shared/time.ts'
import { makePiece } from '../../../../support/engine/makePieces.ts'
import { value } from '../../../../support/openEngine.ts'
import { piecesArbitrary, poolOfBlocks } from '../../../../support/engine/randomPieces.ts'
import { makeTrack } from '../../../../support/engine/makeTrack.ts'

const findSilences = (...args: Parameters<typeof findEach>): readonly FrameRange[] => atOnce(findEach(...args))
const clipOf = (start: number, pieces: readonly Piece[]): Clip => ({
  id: `c${start}` as ClipId,
  name: 'clip',
  start: frames(start),
  length: frames(piecesLength(pieces)),
  pieces,
})

/** Frame by frame. */
function plainly(
  sound: readonly Float32Array[],
  { from, to }: FrameRange,
  thresholdDb: number,
  minFrames: number,
): FrameRange[] {
  const threshold = 10 ** (thresholdDb / 20)
  const found: FrameRange[] = []
  let start: number | null = null
  for (let at = from; at <= to; at++) {
    const quiet = at < to && sound.every((row) => Math.abs(row[at] as number) <= threshold)
    if (quiet) start ??= at
    else if (start !== null) {
      if (at - start >= minFrames) found.push({ from: start, to: at })
      start = null
    }
  }
  return found
}

/** A mono block with a level for each stretch of frames: a square wave of that level. */
function blockOf(
  store: ReturnType<typeof memoryBlockStore>,
  stretches: readonly (readonly [length: number, level: number])[],
): { block: BlockId; length: number } {
  const samples = Float32Array.from(
    stretches.flatMap(([length, level]) => Array.from({ length }, (_, i) => (i % 2 === 0 ? level : -level))),
  )
  const block = {
    format: 'f32' as const,
    channels: 1 as const,
    frames: samples.length,
    bytes: new Uint8Array(samples.buffer),
  }
  return { block: store.add(block, buildSummary(block)), length: samples.length }
}

describe('findSilences', () => {
  it('finds the runs that a look at every sample finds, for any row of pieces', () => {
    const pool = poolOfBlocks(1500)
    fc.assert(
      fc.property(
        piecesArbitrary(pool, 1500),
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 0, max: 2500 }),
        fc.integer({ min: 0, max: 4000 }),
        fc.constantFrom(1 as const, 2 as const),
        fc.constantFrom(-60, -30, -20, -12, -6, -3, 0),
        fc.constantFrom(1, 2, 40, 300, 510, 511, 600),
        (pieces, start, from, length, channels, thresholdDb, minFrames) => {
          const track = { channels, clips: pieces.length === 0 ? [] : [clipOf(start, pieces)] }
          const range = { from, to: from + length }
          const sound = readTrack(pool.store, makeTrack(track), 0, from + length)
          expect(findSilences(pool.store, track, range, { thresholdDb, minFrames })).toEqual(
            plainly(sound, range, thresholdDb, minFrames),
          )
        },
      ),
      { numRuns: 400 },
    )
  })

  it('is exact at the edges of speech-like stretches in long blocks, in both directions and at any gain', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 3000 }), fc.constantFrom(0, 0.001, 0.01, 0.3)), {
          minLength: 1,
          maxLength: 12,
        }),
        fc.constantFrom('forward' as const, 'backward' as const),
        fc.constantFrom(1, -0.5, 2),
        fc.integer({ min: 0, max: 700 }),
        fc.constantFrom(1, 511, 1200),
        (stretches, direction, gain, skipped, minFrames) => {
          const store = memoryBlockStore()
          const { block, length } = blockOf(store, stretches)
          if (length <= skipped) return
          const track = {
            channels: 1 as const,
            clips: [clipOf(0, [makePiece({ block, from: skipped, length: length - skipped, direction, gain })])],
          }
          const range = { from: 0, to: length }
          const sound = readTrack(store, makeTrack(track), 0, length)
          expect(findSilences(store, track, range, { thresholdDb: -45, minFrames })).toEqual(
            plainly(sound, range, -45, minFrames),
          )
        },
      ),
      { numRuns: 300 },
    )
  })

  it('reads samples only where a run begins or ends', () => {
    const store = memoryBlockStore()
    const { block, length } = blockOf(store, [
      [100_000, 0.5],
      [50_000, 0],
      [90_000, 0.5],
    ])
    let reads = 0
    const watched = { ...store, bytes: (id: BlockId) => (reads++, store.bytes(id)) }
    const track = { channels: 1 as const, clips: [clipOf(0, [makePiece({ block, length })])] }
    const found = findSilences(watched, track, { from: 0, to: length }, { thresholdDb: -60, minFrames: 4000 })
    expect(found).toEqual([{ from: 100_000, to: 150_000 }])
    expect(reads).toBe(2)
  })

  it('counts what lies outside clips as silence, joined with silence inside them', () => {
    const store = memoryBlockStore()
    const { block, length } = blockOf(store, [
      [1000, 0.5],
      [1000, 0],
    ])
    const track = {
      channels: 1 as const,
      clips: [clipOf(500, [makePiece({ block, length })]), clipOf(4000, [makePiece({ block, length: 1000 })])],
    }
    expect(findSilences(store, track, { from: 0, to: 6000 }, { thresholdDb: -60, minFrames: 600 })).toEqual([
      { from: 1500, to: 4000 },
      { from: 5000, to: 6000 },
    ])
  })
})

describe('listening for silences', () => {
  const listen = (store: ReturnType<typeof memoryBlockStore>) => ({
    store,
    signal: new AbortController().signal,
    pause: async () => {},
    report: () => {},
  })

  it('finds where all tracks are silent together, for as long as asked', async () => {
    const store = memoryBlockStore()
    const one = blockOf(store, [
      [1000, 0.5],
      [4000, 0],
      [1000, 0.5],
    ])
    const other = blockOf(store, [
      [2000, 0],
      [1000, 0.5],
      [3000, 0],
    ])
    const tracks = [one, other].map(({ block, length }) => ({
      channels: 1 as const,
      clips: [clipOf(0, [makePiece({ block, length })])],
    }))
    const find = async (minFrames: number) =>
      value(await listenForSilences(listen(store), tracks, { from: 0, to: 6000 }, { thresholdDb: -60, minFrames }))
    expect(await find(1000)).toEqual([
      { from: 1000, to: 2000 },
      { from: 3000, to: 5000 },
    ])
    expect(await find(1001)).toEqual([{ from: 3000, to: 5000 }])
    expect(
      value(await listenForSilences(listen(store), [], { from: 0, to: 6000 }, { thresholdDb: -60, minFrames: 1 })),
    ).toEqual([])
  })

  it('lets others have their turn at every full block, and says how far it is', async () => {
    const store = memoryBlockStore()
    const { block, length } = blockOf(store, [
      [100_000, 0.5],
      [62_144, 0],
      [100_000, 0.5],
    ])
    const clip = clipOf(
      0,
      Array.from({ length: 20 }, () => makePiece({ block, length })),
    )
    const told: number[] = []
    let pauses = 0
    const ctx = {
      ...listen(store),
      pause: async () => void pauses++,
      report: (fraction: number) => void told.push(fraction),
    }
    const found = await listenForSilences(
      ctx,
      [makeTrack({ clips: [clip] }), makeTrack({ clips: [clip] })],
      { from: 0, to: 20 * length },
      { thresholdDb: -40, minFrames: 6000 },
    )
    expect(value(found)).toHaveLength(20)
    expect(pauses).toBe(40)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect(told.at(-1)).toBe(1)
  })
})
