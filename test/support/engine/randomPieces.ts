import fc from 'fast-check'
import type { BlockStore } from '../../../electron/engine/blocks/blockStore.ts'
import { memoryBlockStore } from '../../../electron/engine/blocks/memoryBlockStore.ts'
import type { Piece, Ramp } from '../../../electron/engine/model/piece.ts'
import type { BlockId } from '../../../shared/ids.ts'
import { addNoise, makePiece, makeRamp } from './makePieces.ts'

export interface PoolOfBlocks {
  readonly store: BlockStore
  readonly blocks: readonly (BlockId | null)[]
}

/** A mono and a stereo block of noise in every format, and null. */
export function poolOfBlocks(length: number, store = memoryBlockStore()): PoolOfBlocks {
  const formats = ['u8', 's16', 's24', 's32', 'f32'] as const
  const blocks = formats.flatMap((format, i) => [
    addNoise(store, format, 1, length, i * 4 + 1),
    addNoise(store, format, 2, length, i * 4 + 2),
  ])
  return { store, blocks: [null, ...blocks] }
}

const rampArbitrary: fc.Arbitrary<Ramp> = fc
  .record({
    curve: fc.constantFrom(
      'linear' as const,
      'equalPower' as const,
      'exponential' as const,
      'logarithmic' as const,
      'sCurve' as const,
      'decibels' as const,
    ),
    from: fc.constantFrom(0, 0.3, 1),
    to: fc.constantFrom(0, 0.7, 1),
    total: fc.integer({ min: 1, max: 800 }),
    offset: fc.integer({ min: -20, max: 800 }),
    step: fc.constantFrom(1 as const, -1 as const),
  })
  // Straight in decibels is between ends above silence only.
  .map((ramp) => (ramp.curve === 'decibels' ? { ...ramp, from: ramp.from + 0.1, to: ramp.to + 0.1 } : ramp))
  .map(makeRamp)

function pieceArbitrary(pool: PoolOfBlocks, frames: number, depth: number, length?: number): fc.Arbitrary<Piece> {
  return fc
    .record({
      block: fc.constantFrom(...pool.blocks),
      direction: fc.constantFrom('forward' as const, 'backward' as const),
      gain: fc.constantFrom(1, 1, 0.5, -1, 1.7, 0),
      length: length === undefined ? fc.integer({ min: 1, max: frames }) : fc.constant(length),
      ramps: fc.oneof(
        { weight: 2, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(rampArbitrary, { maxLength: 2 }) },
      ),
      place: fc.nat(),
    })
    .chain(({ place, ...fields }) => {
      const under =
        depth === 0
          ? fc.constant([])
          : fc.oneof(
              { weight: 3, arbitrary: fc.constant([]) },
              {
                weight: 1,
                arbitrary: fc.array(pieceArbitrary(pool, frames, depth - 1, fields.length), { maxLength: 2 }),
              },
            )
      return under.map((pieces) => makePiece({ ...fields, from: place % (frames - fields.length + 1), under: pieces }))
    })
}

/** Rows of pieces with everything that a piece can have, over a pool whose blocks are `frames` long. */
export const piecesArbitrary = (pool: PoolOfBlocks, frames: number): fc.Arbitrary<Piece[]> =>
  fc.array(pieceArbitrary(pool, frames, 2), { maxLength: 5 })
