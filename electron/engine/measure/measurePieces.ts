import { type BlockStore, summaryFrames } from '../blocks/blockStore.ts'
import { borrowRows, inScratch, peakOfRow, squaresOfRow } from '../kernels/index.ts'
import type { Piece } from '../model/piece.ts'
import { findPiece } from '../pieces/findPiece.ts'
import { readPiece } from '../render/readPieces.ts'
import { blockLevel, entriesLevel } from './blockLevel.ts'
import { atOnce, framesOf, type InSteps } from './takeTurns.ts'

export interface Level {
  /** Largest absolute sample, 1.0 = full scale. */
  readonly peak: number
  readonly sumSquares: number
  /** Samples of all channels. */
  readonly count: number
}

interface Tally {
  peak: number
  sumSquares: number
}

/** Frames rendered at a time where a summary can't tell. */
const chunkFrames = 1 << 12

/**
 * Exact level of the frames `from` … `to` of a row of pieces, as `readPieces` gives them; frames behind the last piece
 * are silence.
 * Pieces with one gain throughout are read from whole summary entries, so an hour takes milliseconds.
 */
export function measurePieces(
  store: BlockStore,
  pieces: readonly Piece[],
  from: number,
  to: number,
  channels: 1 | 2,
): Level {
  return atOnce(measureEach(store, pieces, from, to, channels))
}

/** The same, piece by piece. */
export function* measureEach(
  store: BlockStore,
  pieces: readonly Piece[],
  from: number,
  to: number,
  channels: 1 | 2,
): InSteps<Level> {
  const tally: Tally = { peak: 0, sumSquares: 0 }
  let { index, start } = findPiece(pieces, from)
  for (; index < pieces.length && start < to; index++) {
    const piece = pieces[index] as Piece
    const first = Math.max(from - start, 0)
    const last = Math.min(to - start, piece.length)
    if (first < last) {
      measurePiece(store, piece, first, last, channels, tally)
      yield framesOf(piece, last - first)
    }
    start += piece.length
  }
  return { ...tally, count: Math.max(0, to - from) * channels }
}

function measurePiece(
  store: BlockStore,
  piece: Piece,
  first: number,
  last: number,
  channels: 1 | 2,
  tally: Tally,
): void {
  if (piece.under.length === 0 && (piece.block === null || piece.gain === 0)) return
  const shape = piece.block === null ? null : store.shape(piece.block)
  // The average of two channels can't be told from what each of them reaches.
  const summed =
    shape !== null && (shape.channels === 1 || channels === 2) && piece.ramps.length === 0 && piece.under.length === 0
  if (!summed) return measureMade(store, piece, first, last, channels, tally)

  const lower = piece.direction === 'forward' ? piece.from + first : piece.from + piece.length - last
  const upper = lower + last - first
  const firstEntry = Math.ceil(lower / summaryFrames)
  const lastEntry = upper === shape.frames ? Math.ceil(upper / summaryFrames) : Math.floor(upper / summaryFrames)
  if (firstEntry >= lastEntry) return measureSamples(store, piece, first, last, channels, tally)

  const toOutput = (a: number, b: number): [number, number] =>
    piece.direction === 'forward'
      ? [a - piece.from, b - piece.from]
      : [piece.from + piece.length - b, piece.from + piece.length - a]
  const whole = Math.min(upper, lastEntry * summaryFrames)
  if (lower < firstEntry * summaryFrames)
    measureSamples(store, piece, ...toOutput(lower, firstEntry * summaryFrames), channels, tally)
  if (whole < upper) measureSamples(store, piece, ...toOutput(whole, upper), channels, tally)
  measureEntries(store, piece, firstEntry, lastEntry, channels, tally)
}

const known = new WeakMap<Piece, Map<number, Tally>>()

/** Pieces with fades or with something under them: whole ones are rendered once, and their level is kept with them. */
function measureMade(
  store: BlockStore,
  piece: Piece,
  first: number,
  last: number,
  channels: 1 | 2,
  tally: Tally,
): void {
  if (first > 0 || last < piece.length) return measureSamples(store, piece, first, last, channels, tally)
  const perChannels = known.get(piece) ?? new Map<number, Tally>()
  known.set(piece, perChannels)
  const level = perChannels.get(channels) ?? { peak: 0, sumSquares: 0 }
  if (!perChannels.has(channels)) measureSamples(store, piece, 0, piece.length, channels, level)
  perChannels.set(channels, level)
  tally.peak = Math.max(tally.peak, level.peak)
  tally.sumSquares += level.sumSquares
}

function measureEntries(
  store: BlockStore,
  piece: Piece,
  first: number,
  last: number,
  channels: 1 | 2,
  tally: Tally,
): void {
  const block = piece.block as NonNullable<Piece['block']>
  const stored = store.shape(block)
  const isWhole = first === 0 && last === Math.ceil(stored.frames / summaryFrames)
  const { peak, sumSquares } = isWhole ? blockLevel(store, block) : entriesLevel(store, block, first, last)
  // Rounded as the samples are when they are read, so that both ways give one number.
  tally.peak = Math.max(tally.peak, Math.fround(peak * Math.abs(piece.gain)))
  tally.sumSquares += sumSquares * piece.gain * piece.gain * (channels / stored.channels)
}

function measureSamples(
  store: BlockStore,
  piece: Piece,
  first: number,
  last: number,
  channels: 1 | 2,
  tally: Tally,
): void {
  inScratch(() => {
    const rows = borrowRows(channels, Math.min(chunkFrames, last - first))
    for (let at = first; at < last; at += chunkFrames) {
      const out = rows.map((row) => row.subarray(0, last - at).fill(0))
      readPiece(store, piece, at, out)
      for (const samples of out) {
        tally.peak = Math.max(tally.peak, peakOfRow(samples))
        tally.sumSquares += squaresOfRow(samples)
      }
    }
  })
}
