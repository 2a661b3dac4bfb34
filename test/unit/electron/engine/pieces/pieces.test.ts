import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinPieces } from '../../../../../electron/engine/pieces/joinPieces.ts'
import { reversePieces, rampPieces } from '../../../../../electron/engine/pieces/shapePieces.ts'
import { piecesLength, slicePieces } from '../../../../../electron/engine/pieces/slicePieces.ts'
import { mixPieces } from '../../../../../electron/engine/joins/mixPieces.ts'
import type { Piece } from '../../../../../electron/engine/model/piece.ts'
import { readPieces } from '../../../../../electron/engine/render/readPieces.ts'
import { expectAudio } from '../../../../support/expectAudio.ts'
import { makeRamp } from '../../../../support/engine/makePieces.ts'
import { piecesArbitrary, poolOfBlocks } from '../../../../support/engine/randomPieces.ts'

const pool = poolOfBlocks(200)
const pieces = piecesArbitrary(pool, 200)
const sound = (list: readonly Piece[]): Float32Array[] => readPieces(pool.store, list, 0, piecesLength(list), 2)
const part = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))

/** Two places in a row of pieces, in order. */
function places(list: readonly Piece[], [one, other]: readonly [number, number]): [number, number] {
  const length = piecesLength(list)
  return [Math.floor(Math.min(one, other) * length), Math.floor(Math.max(one, other) * length)]
}

describe('rows of pieces with everything that a piece can have', () => {
  test('sound the same in parts', () => {
    fc.assert(
      fc.property(pieces, part, (list, where) => {
        const [from, to] = places(list, where)
        expectAudio(
          sound(slicePieces(list, from, to)),
          sound(list).map((channel) => channel.slice(from, to)),
        )
      }),
    )
  })

  test('sound the same when they are cut and joined again, and become the same pieces', () => {
    fc.assert(
      fc.property(pieces, part, (list, where) => {
        const [at] = places(list, where)
        const again = joinPieces(slicePieces(list, 0, at), slicePieces(list, at, piecesLength(list)))
        expectAudio(sound(again), sound(list))
        expect(again.length).toBeLessThanOrEqual(list.length)
      }),
    )
  })

  test('sound backwards when reversed, also in part', () => {
    fc.assert(
      fc.property(pieces, part, (list, where) => {
        const [from, to] = places(list, where)
        const turned = sound(slicePieces(reversePieces(list), from, to))
        const length = piecesLength(list)
        expectAudio(
          turned,
          sound(list).map((channel) => channel.slice(length - to, length - from).toReversed()),
          1e-6,
        )
      }),
    )
  })

  test('are the very pieces again when reversed twice', () => {
    fc.assert(
      fc.property(pieces, (list) => {
        expect(reversePieces(reversePieces(list))).toEqual(list)
      }),
    )
  })

  test('take a ramp that runs over all of them, with what is mixed in', () => {
    fc.assert(
      fc.property(pieces, (list) => {
        const length = piecesLength(list)
        const ramped = sound(rampPieces(list, makeRamp({ total: Math.max(1, length) })))
        expectAudio(
          ramped,
          sound(list).map((channel) => channel.map((sample, frame) => (sample * frame) / length)),
          1e-5,
        )
      }),
    )
  })

  test('mix to the sum of both', () => {
    fc.assert(
      fc.property(pieces, pieces, (one, other) => {
        const length = Math.min(piecesLength(one), piecesLength(other))
        const [first, second] = [slicePieces(one, 0, length), slicePieces(other, 0, length)]
        const sum = sound(first).map((channel, c) =>
          channel.map((sample, frame) => sample + (sound(second)[c]?.[frame] ?? 0)),
        )
        expectAudio(sound(mixPieces(first, second)), sum, 1e-5)
      }),
      { numRuns: 50 },
    )
  })
})
