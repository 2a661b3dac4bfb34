import { DamagedRow } from '../../../../../electron/engine/disk/diskErrors.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Piece } from '../../../../../electron/engine/model/piece.ts'
import type { Clip, Track } from '../../../../../electron/engine/model/project.ts'
import { createByteReader, createByteWriter } from '../../../../../electron/engine/projectFile/rows/bytes.ts'
import { blocksInRow, readPieceRow, writePieces } from '../../../../../electron/engine/projectFile/rows/pieceRows.ts'
import type { ClipPages } from '../../../../../electron/engine/projectFile/rows/trackRows.ts'
import { readTrackRow, rowsIn, writeTrack } from '../../../../../electron/engine/projectFile/rows/trackRows.ts'
import type { ClipId, TrackId } from '../../../../../shared/ids.ts'
import { frames } from '../../../../../shared/time.ts'
import { makePiece } from '../../../../support/engine/makePieces.ts'
import { piecesArbitrary, poolOfBlocks } from '../../../../support/engine/randomPieces.ts'

const pool = poolOfBlocks(200)
const noPages: ClipPages = { of: () => [], forget: () => {} }
const noPage = (): Uint8Array => new Uint8Array()
const nothing = { pieces: () => [], page: noPage }
const plenty = (): number => 1_000_000
/** What silence is read from means nothing, and is not kept. */
const plain = (piece: Piece): Piece => ({
  ...piece,
  from: piece.block === null ? frames(0) : piece.from,
  under: piece.under.map(plain),
})

describe('numbers in rows', () => {
  test('come back as they were, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.maxSafeNat(), fc.maxSafeInteger(), fc.double(), fc.string({ unit: 'binary' })), {
          maxLength: 50,
        }),
        (all) => {
          const out = createByteWriter()
          for (const [count, signed, real, text] of all) {
            out.count(count)
            out.signed(Math.trunc(signed / 2))
            out.real(real)
            out.text(text)
          }
          const input = createByteReader(out.take())
          for (const [count, signed, real, text] of all)
            expect([input.count(), input.signed(), input.real(), input.text()]).toEqual([
              count,
              Math.trunc(signed / 2) + 0,
              real,
              Buffer.from(text).toString(),
            ])
          expect(input.isAtEnd()).toBe(true)
        },
      ),
    )
  })
})

describe('rows of pieces', () => {
  test('come back as they were, with everything that a piece can have', () => {
    fc.assert(
      fc.property(piecesArbitrary(pool, 200), (pieces) => {
        expect(readPieceRow(writePieces(pieces), plenty)).toEqual(pieces.map(plain))
      }),
    )
  })

  test('name the blocks that they need, also in layers', () => {
    const [, one, other] = pool.blocks
    const found = new Set<number>()

    blocksInRow(
      writePieces([
        makePiece({
          block: one ?? null,
          length: 5,
          gain: 2,
          under: [makePiece({ length: 5 }), makePiece({ block: other ?? null, length: 5 })],
        }),
      ]),
      found,
    )

    expect([...found]).toEqual([one, other])
  })

  test('that are damaged are refused, never misread into something impossible', () => {
    fc.assert(
      fc.property(piecesArbitrary(pool, 200), fc.nat(), fc.integer({ min: 1, max: 255 }), (pieces, place, mask) => {
        const row = writePieces(pieces)
        const at = place % row.length
        row[at] = (row[at] ?? 0) ^ mask
        try {
          const read = readPieceRow(row, () => 200)
          for (const piece of read) if (piece.block !== null) expect(piece.from + piece.length).toBeLessThanOrEqual(200)
        } catch (error) {
          expect(error).toBeInstanceOf(DamagedRow)
        }
      }),
    )
  })

  test('need their blocks, as long as they say', () => {
    const row = writePieces([makePiece({ block: pool.blocks[1] ?? null, from: 150, length: 60 })])

    const tooShort = expect.objectContaining({ fault: { kind: 'block-too-short', block: expect.any(Number) } })
    expect(() => readPieceRow(row, () => undefined)).toThrow(tooShort)
    expect(() => readPieceRow(row, () => 200)).toThrow(tooShort)
    expect(() => readPieceRow(row.slice(0, 3), plenty)).toThrow(DamagedRow)
  })
})

describe('rows of tracks', () => {
  const clip = (id: string, name: string, start: number, length: number): Clip => ({
    id: id as ClipId,
    name,
    start: frames(start),
    length: frames(length),
    pieces: [makePiece({ length })],
  })
  const track: Track = {
    id: 't9' as TrackId,
    name: 'Gäste "2"\n',
    channels: 2,
    gainDb: -3.5,
    pan: 0.25,
    muted: true,
    soloed: false,
    clips: [clip('c3', 'a', 5, 10), clip('c12', '😀', 15, 1), clip('c4', 'a', 4_000_000_000, 7)],
  }

  test('come back as they were, with the rows of their pieces', () => {
    const rows = new Map(track.clips.map((one, index) => [one.pieces, 70 + index]))
    const row = writeTrack(track, (pieces) => rows.get(pieces) ?? 0, noPages)

    const read = readTrackRow(row, { pieces: (id) => track.clips[id - 70]?.pieces ?? [], page: noPage })

    expect([read, rowsIn(row, noPage)]).toEqual([track, { pieces: [70, 71, 72], pages: [] }])
  })

  test('that end too early or too late are refused', () => {
    const row = writeTrack(track, () => 1, noPages)

    expect(() => readTrackRow(row.slice(0, -1), nothing)).toThrow(DamagedRow)
    expect(() => readTrackRow(Buffer.concat([row, Buffer.alloc(1)]), nothing)).toThrow(DamagedRow)
  })
})
