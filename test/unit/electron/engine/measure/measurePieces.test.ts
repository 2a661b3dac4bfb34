import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryBlockStore } from '../../../../../electron/engine/blocks/memoryBlockStore.ts'
import { measurePieces } from '../../../../../electron/engine/measure/measurePieces.ts'
import { readPieces } from '../../../../../electron/engine/render/readPieces.ts'
import { addNoise, makePiece } from '../../../../support/engine/makePieces.ts'
import { piecesArbitrary, poolOfBlocks } from '../../../../support/engine/randomPieces.ts'

describe('measurePieces', () => {
  it('is the level of the samples that readPieces gives, for any row of pieces', () => {
    const pool = poolOfBlocks(1500)
    fc.assert(
      fc.property(
        piecesArbitrary(pool, 1500),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 0, max: 4000 }),
        fc.constantFrom(1 as const, 2 as const),
        (pieces, from, count, channels) => {
          const sound = readPieces(pool.store, pieces, from, count, channels)
          const level = measurePieces(pool.store, pieces, from, from + count, channels)
          const peak = sound.reduce((most, samples) => samples.reduce((a, b) => Math.max(a, Math.abs(b)), most), 0)
          const sumSquares = sound.reduce((sum, samples) => samples.reduce((a, b) => a + b * b, sum), 0)
          expect(level.peak).toBe(peak)
          expect(Math.abs(level.sumSquares - sumSquares)).toBeLessThanOrEqual(1e-5 * sumSquares)
          expect(level.count).toBe(count * channels)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('reads whole entries from the summary and only the edges from the samples', () => {
    const store = memoryBlockStore()
    const block = addNoise(store, 's16', 2, 100_000)
    let bytesRead = 0
    const watched = { ...store, bytes: (id: typeof block) => (bytesRead++, store.bytes(id)) }
    measurePieces(watched, [makePiece({ block, length: 100_000, gain: 0.5 })], 0, 100_000, 2)
    expect(bytesRead).toBe(0)
    measurePieces(watched, [makePiece({ block, length: 100_000, gain: 0.5 })], 1, 99_999, 2)
    expect(bytesRead).toBe(2)
  })
})
