import { describe, expect, test } from 'vitest'
import { memoryBlockStore } from '../../../../../electron/engine/blocks/memoryBlockStore.ts'
import { joinSides, reach, type JoinRules } from '../../../../../electron/engine/joins/joinSides.ts'
import { layersOf } from '../../../../../electron/engine/joins/mixPieces.ts'
import type { Piece } from '../../../../../electron/engine/model/piece.ts'
import { slicePieces, piecesLength } from '../../../../../electron/engine/pieces/slicePieces.ts'
import { readPieces } from '../../../../../electron/engine/render/readPieces.ts'
import { addBlock, addNoise, makePiece } from '../../../../support/engine/makePieces.ts'

const safe: JoinRules = { joins: 'clickSafe', sampleRate: 44_100 }
const store = memoryBlockStore()
const block = addNoise(store, 'f32', 1, 4000)
const whole: readonly Piece[] = [makePiece({ block, length: 4000 })]
const sound = (pieces: readonly Piece[]): Float32Array =>
  readPieces(store, pieces, 0, piecesLength(pieces), 1)[0] ?? new Float32Array()

/** Takes `from` to `to` out of the whole, with everything around as handles. */
function remove(from: number, to: number, rules = safe): readonly Piece[] {
  return joinSides(
    { kept: slicePieces(whole, 0, from), beyond: slicePieces(whole, from, 4000) },
    { kept: slicePieces(whole, to, 4000), before: slicePieces(whole, 0, to) },
    rules,
  )
}

describe('a join', () => {
  test('is exact to the frame when asked, in two pieces', () => {
    const pieces = remove(1000, 2000, { ...safe, joins: 'exact' })

    expect(pieces).toEqual([makePiece({ block, length: 1000 }), makePiece({ block, from: 2000, length: 2000 })])
  })

  test('crossfades about 4 milliseconds, centred on the join, without changing the length or anything else', () => {
    const side = reach(safe)
    const exact = sound(remove(1000, 2000, { ...safe, joins: 'exact' }))
    const pieces = remove(1000, 2000)
    const mixed = sound(pieces)

    expect([side, piecesLength(pieces)]).toEqual([88, 3000])
    expect([mixed.slice(0, 1000 - side), mixed.slice(1000 + side)]).toEqual([
      exact.slice(0, 1000 - side),
      exact.slice(1000 + side),
    ])
    const source = sound(whole)
    for (let i = 0; i < 2 * side; i++) {
      const into = (i + 1) / (2 * side + 1)
      const expected = (source[1000 - side + i] ?? 0) * (1 - into) + (source[2000 - side + i] ?? 0) * into
      expect(mixed[1000 - side + i]).toBeCloseTo(expected, 5)
    }
  })

  test('is as long as there is sound for it on each side', () => {
    const source = sound(whole)

    const nearStart = sound(remove(10, 2000))
    const nearEnd = sound(remove(2000, 3995))

    expect([nearStart.length, nearEnd.length]).toEqual([2010, 2005])
    expect(nearStart[0]).toBeCloseTo((source[0] ?? 0) * (98 / 99) + (source[1990] ?? 0) / 99, 5)
    expect(nearEnd.at(-1)).toBeCloseTo((source[2004] ?? 0) / 94 + (source[3999] ?? 0) * (93 / 94), 5)
  })

  test('leaves a steady tone alone and is never louder than its sides', () => {
    const level = addBlock(store, {
      format: 'f32',
      channels: 1,
      frames: 4000,
      bytes: new Uint8Array(new Float32Array(4000).fill(0.9).buffer),
    })
    const steady = [makePiece({ block: level, length: 4000 })]

    const joined = sound(
      joinSides(
        { kept: slicePieces(steady, 0, 1000), beyond: slicePieces(steady, 1000, 2000) },
        { kept: slicePieces(steady, 3000, 4000), before: slicePieces(steady, 2000, 3000) },
        safe,
      ),
    )

    expect(Math.max(...joined)).toBeLessThanOrEqual(Math.fround(0.9) + 1e-6)
    expect(Math.min(...joined)).toBeGreaterThan(0.8999)
  })

  test('makes no crossfade where the sound simply runs on, and one piece of it', () => {
    const joined = joinSides(
      { kept: slicePieces(whole, 0, 1000), beyond: slicePieces(whole, 1000, 2000) },
      { kept: slicePieces(whole, 1000, 4000), before: slicePieces(whole, 0, 1000) },
      safe,
    )

    expect(joined).toEqual(whole)
  })

  test('mixes crossfades of crossfades, up to a limit', () => {
    let pieces = whole
    let most = 1
    for (let round = 0; round < 12; round++) {
      const length = piecesLength(pieces)
      const before = sound(pieces)
      const next = joinSides(
        { kept: slicePieces(pieces, 0, 1000), beyond: slicePieces(pieces, 1000, length) },
        { kept: slicePieces(pieces, 1010, length), before: slicePieces(pieces, 0, 1010) },
        safe,
      )
      expect(piecesLength(next)).toBe(length - 10)
      expect(sound(next).slice(0, 900)).toEqual(before.slice(0, 900))
      pieces = next
      most = Math.max(most, ...pieces.map(layersOf))
    }
    expect(most).toBe(8)
  })
})
