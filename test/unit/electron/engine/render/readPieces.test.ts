import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BlockStore, SampleFormat } from '../../../../../electron/engine/blocks/blockStore.ts'
import { memoryBlockStore } from '../../../../../electron/engine/blocks/memoryBlockStore.ts'
import { encodeBlock } from '../../../../../electron/engine/blocks/sampleFormat.ts'
import { readPieces } from '../../../../../electron/engine/render/readPieces.ts'
import { channelOf, expectAudio } from '../../../../support/expectAudio.ts'
import { addBlock, makePiece, makeRamp } from '../../../../support/engine/makePieces.ts'
import { naiveSound } from '../../../../support/naive/naiveSound.ts'
import { piecesArbitrary, poolOfBlocks } from '../../../../support/engine/randomPieces.ts'

const oneBlock = (
  format: SampleFormat,
  ...channels: number[][]
): { store: BlockStore; block: ReturnType<typeof addBlock> } => {
  const store = memoryBlockStore()
  return {
    store,
    block: addBlock(
      store,
      encodeBlock(
        channels.map((samples) => Float32Array.from(samples)),
        format,
      ),
    ),
  }
}

describe('readPieces', () => {
  it('gives what the promise of a piece says, for any row of pieces', () => {
    const pool = poolOfBlocks(600)
    fc.assert(
      fc.property(
        piecesArbitrary(pool, 600),
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 0, max: 1200 }),
        fc.constantFrom(1 as const, 2 as const),
        (pieces, from, count, channels) => {
          const sound = readPieces(pool.store, pieces, from, count, channels)
          expectAudio(sound, naiveSound(pool.store, pieces, from, count, channels), 2e-6)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('sounds a mono block on both channels of a stereo track', () => {
    const { store, block } = oneBlock('s16', [0.25, -0.5])
    expectAudio(readPieces(store, [makePiece({ block, length: 2 })], 0, 2, 2), [
      Float32Array.of(0.25, -0.5),
      Float32Array.of(0.25, -0.5),
    ])
  })

  it('averages a stereo block on a mono track', () => {
    const { store, block } = oneBlock('s24', [0.5, 0.25], [0.25, -0.25])
    expectAudio(readPieces(store, [makePiece({ block, length: 2 })], 0, 2, 1), [Float32Array.of(0.375, 0)])
  })

  it('turns direction and polarity', () => {
    const { store, block } = oneBlock('f32', [0.1, 0.2, 0.3, 0.4])
    const piece = makePiece({ block, from: 1, length: 3, direction: 'backward', gain: -2 })
    expectAudio(readPieces(store, [piece], 0, 3, 1), [Float32Array.of(-0.8, -0.6, -0.4)], 1e-7)
  })

  it('goes on with a fade where a split left it, turned round as well', () => {
    const { store, block } = oneBlock('f32', [1, 1, 1, 1, 1])
    const whole = makePiece({ block, length: 5, ramps: [makeRamp({ total: 4 })] })
    const head = makePiece({ block, length: 2, ramps: [makeRamp({ total: 4 })] })
    const tail = makePiece({ block, from: 2, length: 3, ramps: [makeRamp({ total: 4, offset: 2 })] })
    const turned = makePiece({
      block,
      length: 5,
      direction: 'backward',
      ramps: [makeRamp({ total: 4, offset: 4, step: -1 })],
    })
    expectAudio(readPieces(store, [whole], 0, 5, 1), [Float32Array.of(0, 0.25, 0.5, 0.75, 1)])
    expectAudio(readPieces(store, [head, tail], 0, 5, 1), [Float32Array.of(0, 0.25, 0.5, 0.75, 1)])
    expectAudio(readPieces(store, [turned], 0, 5, 1), [Float32Array.of(1, 0.75, 0.5, 0.25, 0)])
  })

  it('keeps the power of a crossing pair of equal-power ramps', () => {
    const { store, block } = oneBlock(
      'f32',
      Array.from({ length: 9 }, () => 1),
    )
    const [rise] = readPieces(
      store,
      [makePiece({ block, length: 9, ramps: [makeRamp({ curve: 'equalPower', total: 8 })] })],
      0,
      9,
      1,
    ) as [Float32Array]
    const [fall] = readPieces(
      store,
      [makePiece({ block, length: 9, ramps: [makeRamp({ curve: 'equalPower', from: 1, to: 0, total: 8 })] })],
      0,
      9,
      1,
    ) as [Float32Array]
    expectAudio([rise.map((sample, i) => sample ** 2 + (fall[i] ?? 0) ** 2)], [new Float32Array(9).fill(1)], 1e-6)
  })

  it('is silent behind the last piece and where there is no block', () => {
    const { store, block } = oneBlock('u8', [0.5])
    expectAudio(readPieces(store, [makePiece({ length: 1 }), makePiece({ block, length: 1 })], 0, 4, 1), [
      Float32Array.of(0, 0.5, 0, 0),
    ])
    expectAudio(readPieces(store, [], 10, 2, 2), [new Float32Array(2), new Float32Array(2)])
  })

  it('never gives a negative zero, so that equal sound has equal bits', () => {
    const { store, block } = oneBlock('s16', [0, -0.5])
    const pieces = [makePiece({ block, length: 2, gain: -1, ramps: [makeRamp({ from: 0, to: 0, total: 1 })] })]
    const bits = new Int32Array(channelOf(readPieces(store, pieces, 0, 2, 1)).buffer)
    expect([...bits]).toEqual([0, 0])
  })
})
