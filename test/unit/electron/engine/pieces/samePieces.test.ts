import { expect, test } from 'vitest'
import { samePieces } from '../../../../../electron/engine/pieces/samePieces.ts'
import type { Piece } from '../../../../../electron/engine/model/piece.ts'
import type { BlockId } from '../../../../../shared/ids.ts'
import { frames } from '../../../../../shared/time.ts'
import { makePiece } from '../../../../support/engine/makePieces.ts'

const ramp = { curve: 'linear', from: 0, to: 1, total: frames(4), offset: 0, step: 1 } as const
const plain = makePiece({ block: 7 as BlockId, length: 4 })
const full: Piece = { ...plain, ramps: [ramp], under: [{ ...plain, gain: 0.5 }] }

test('pieces that sound alike are the same, whoever made them', () => {
  expect(samePieces([full, plain], structuredClone([full, plain]))).toBe(true)
})

test.each<[string, Piece]>([
  ['another block', { ...full, block: null }],
  ['another part of it', { ...full, from: frames(1) }],
  ['another length', { ...full, length: frames(3) }],
  ['the other direction', { ...full, direction: 'backward' }],
  ['another gain', { ...full, gain: 0.9 }],
  ['a ramp less', { ...full, ramps: [] }],
  ['another ramp', { ...full, ramps: [{ ...ramp, to: 0.9 }] }],
  ['something else under it', { ...full, under: [{ ...plain, gain: 0.6 }] }],
])('%s is other sound', (_, other) => {
  expect(samePieces([full], [other])).toBe(false)
})

test('more of it is other sound', () => {
  expect(samePieces([full], [full, full])).toBe(false)
})
