import { DamagedRow } from '../../disk/diskErrors.ts'
import type { BlockId } from '../../../../shared/ids.ts'
import { frames } from '../../../../shared/time.ts'
import type { Piece, Ramp } from '../../model/piece.ts'
import { createBudget, deepestPieces, spend, type Budget } from './budget.ts'
import { createByteReader, createByteWriter, type ByteReader, type ByteWriter } from './bytes.ts'

/**
 * A clip's pieces as one row. The first byte of a piece says what it has; most have nothing but a block, a place and a
 * length.
 */
const has = { block: 1, backward: 2, gain: 4, ramps: 8, under: 16 } as const
const curves = ['linear', 'equalPower'] as const
/** Which ends a ramp has; nearly all rise from silence or fall to it. */
const ends = [null, [0, 1], [1, 0]] as const
/** Came later: their numbers follow those that the first ones take up with every pair of ends. */
const laterCurves = ['exponential', 'logarithmic', 'sCurve'] as const
/** Never begins or ends in silence, so it has one number: the one behind all others. */
const decibels = ends.length * (curves.length + laterCurves.length)

export function writePieces(pieces: readonly Piece[]): Uint8Array {
  const out = createByteWriter()
  writeList(out, pieces)
  return out.take()
}

/** Frames of a block; undefined when it is not there. */
export type BlockFrames = (id: BlockId) => number | undefined

export function readPieceRow(
  row: Uint8Array,
  blockFrames: BlockFrames,
  budget: Budget = createBudget(),
): readonly Piece[] {
  const input = createByteReader(row)
  const pieces = readList({ input, blockFrames, budget }, 0)
  if (!input.isAtEnd()) throw new DamagedRow({ kind: 'pieces-too-long' })
  return pieces
}

/** The blocks that a row of pieces names. Makes no pieces: all rows of a long history are looked through. */
export function blocksInRow(row: Uint8Array, found: Set<number>): void {
  const input = createByteReader(row)
  findBlocks(input, found, 0)
  if (!input.isAtEnd()) throw new DamagedRow({ kind: 'pieces-too-long' })
}

function findBlocks(input: ByteReader, found: Set<number>, depth: number): void {
  checkDepth(depth)
  for (let left = input.count(); left > 0; left--) {
    const flags = input.count()
    input.count()
    if ((flags & has.block) !== 0) {
      found.add(input.count())
      input.count()
    }
    if ((flags & has.gain) !== 0) input.real()
    if ((flags & has.ramps) !== 0) for (let rest = input.count(); rest > 0; rest--) readRamp(input)
    if ((flags & has.under) !== 0) findBlocks(input, found, depth + 1)
  }
}

function writeList(out: ByteWriter, pieces: readonly Piece[]): void {
  out.count(pieces.length)
  for (const piece of pieces) writePiece(out, piece)
}

function writePiece(out: ByteWriter, piece: Piece): void {
  out.count(
    (piece.block === null ? 0 : has.block) +
      (piece.direction === 'backward' ? has.backward : 0) +
      (piece.gain === 1 ? 0 : has.gain) +
      (piece.ramps.length === 0 ? 0 : has.ramps) +
      (piece.under.length === 0 ? 0 : has.under),
  )
  out.count(piece.length)
  if (piece.block !== null) {
    out.count(piece.block)
    out.count(piece.from)
  }
  if (piece.gain !== 1) out.real(piece.gain)
  if (piece.ramps.length > 0) {
    out.count(piece.ramps.length)
    for (const ramp of piece.ramps) writeRamp(out, ramp)
  }
  if (piece.under.length > 0) writeList(out, piece.under)
}

function writeRamp(out: ByteWriter, ramp: Ramp): void {
  const known = ends.findIndex((pair) => pair !== null && pair[0] === ramp.from && pair[1] === ramp.to)
  out.count(shapeNumber(Math.max(0, known), ramp.curve) * 2 + (ramp.step === 1 ? 0 : 1))
  if (known < 0) {
    out.real(ramp.from)
    out.real(ramp.to)
  }
  out.count(ramp.total)
  out.signed(ramp.offset)
}

function shapeNumber(pair: number, curve: Ramp['curve']): number {
  if (curve === 'decibels') return decibels
  const first = curves.findIndex((one) => one === curve)
  if (first >= 0) return pair * curves.length + first
  return ends.length * curves.length + pair * laterCurves.length + laterCurves.findIndex((one) => one === curve)
}

function shapeOf(number: number): { curve: Ramp['curve'] | undefined; pair: (typeof ends)[number] | undefined } {
  if (number === decibels) return { curve: 'decibels', pair: null }
  const later = number - ends.length * curves.length
  const [list, place] = later < 0 ? [curves, number] : [laterCurves, later]
  return { curve: list[place % list.length], pair: ends[Math.floor(place / list.length)] }
}

interface ReadingPieces {
  readonly input: ByteReader
  readonly blockFrames: BlockFrames
  readonly budget: Budget
}

function readList(reading: ReadingPieces, depth: number): readonly Piece[] {
  checkDepth(depth)
  const count = reading.input.count()
  spend(reading.budget, 'pieces', count)
  const pieces: Piece[] = []
  for (let index = 0; index < count; index++) pieces.push(readPiece(reading, depth))
  return pieces
}

function checkDepth(depth: number): void {
  if (depth > deepestPieces) throw new DamagedRow({ kind: 'too-many-parts' })
}

function readPiece(reading: ReadingPieces, depth: number): Piece {
  const { input, blockFrames, budget } = reading
  const flags = input.count()
  const length = frames(input.count())
  const block = (flags & has.block) === 0 ? null : (input.count() as BlockId)
  const from = frames(block === null ? 0 : input.count())
  if (block !== null && from + length > (blockFrames(block) ?? -1))
    throw new DamagedRow({ kind: 'block-too-short', block })
  const gain = (flags & has.gain) === 0 ? 1 : input.real()
  const ramps: Ramp[] = []
  const rampCount = (flags & has.ramps) === 0 ? 0 : input.count()
  spend(budget, 'pieces', rampCount)
  for (let rest = rampCount; rest > 0; rest--) ramps.push(readRamp(input))
  const under = (flags & has.under) === 0 ? [] : readList(reading, depth + 1)
  return { block, from, length, direction: (flags & has.backward) === 0 ? 'forward' : 'backward', gain, ramps, under }
}

function readRamp(input: ByteReader): Ramp {
  const kind = input.count()
  const { curve, pair } = shapeOf(Math.floor(kind / 2))
  if (curve === undefined || pair === undefined) throw new DamagedRow({ kind: 'fade-of-unknown-shape' })
  const [from, to] = pair ?? [input.real(), input.real()]
  return { curve, from, to, total: frames(input.count()), offset: input.signed(), step: kind % 2 === 0 ? 1 : -1 }
}
