import { type BlockStore, summaryFrames } from '../blocks/blockStore.ts'
import type { Piece } from '../model/piece.ts'
import type { Column, OpenPart } from './column.ts'
import { addEntries, coarseFrames, type Grain } from './extremes.ts'
import type { MinMax } from './minMax.ts'
import { addEdge, addWhole, wholeEntries } from './pieceExtent.ts'
import { renderedExtremes } from './renderedExtremes.ts'
import { roughStretch } from './roughStretch.ts'

/** A column is at least this many entries wide, or finer ones are taken. */
const entriesPerColumn = 16
/** Frames of a column in which the edges of pieces are a small part. */
const wide = summaryFrames * entriesPerColumn

/**
 * Adds what output frames `from` … `to` of a piece reach, channel by channel, for a column of `width` frames. The edges
 * of the piece are exact; edges inside it are rounded to entries of 256 frames, or of 4096 in columns of 65,536 frames
 * and more, so a column may lend its neighbour as much. In wide columns what has to be read for that is left open.
 */
export function addPiecePeaks(
  store: BlockStore,
  piece: Piece,
  stretch: { from: number; to: number; width: number },
  column: Column,
): void {
  const { from, to, width } = stretch
  const { ranges } = column
  const channels = ranges.length
  if (piece.block === null && piece.under.length === 0) return ranges.forEach((range) => addSilence(range, to - from))
  const later = (part: { from: number; to: number }, addExact: OpenPart['addExact']): void =>
    leaveOpen(column, width < wide ? null : roughStretch(store, piece, part, channels), addExact)
  const rendered = (): void => later({ from, to }, (into) => addRendered(store, piece, from, to, into))
  if (needsRendering(store, piece, channels)) return rendered()
  const grain = grainFor(piece, width)
  const whole = wholeEntries(store, piece, grain)
  if (whole.first >= whole.last) return rendered()
  const isForward = piece.direction === 'forward'
  const lower = isForward ? piece.from + from : piece.from + piece.length - to
  const upper = isForward ? piece.from + to : piece.from + piece.length - from
  const hasHead = lower === piece.from
  const hasTail = upper === piece.from + piece.length
  const edge = (side: 'head' | 'tail', [start, end]: readonly [number, number]): void => {
    if (start >= end) return
    const part = isForward
      ? { from: start - piece.from, to: end - piece.from }
      : { from: piece.from + piece.length - end, to: piece.from + piece.length - start }
    later(part, (into) => addEdge(store, piece, grain, side, into))
  }
  if (hasHead) edge('head', [piece.from, whole.first * grain])
  if (hasTail) edge('tail', [whole.last * grain, upper])
  const first = Math.max(whole.first, Math.round(lower / grain))
  const last = hasTail ? whole.last : Math.min(whole.last, Math.round(upper / grain))
  if (first < last) addWhole(store, piece, grain, first, last, ranges)
  else if (!hasHead && !hasTail) {
    const nearest = Math.min(first, whole.last - 1)
    addWhole(store, piece, grain, nearest, nearest + 1, ranges)
  }
}

/** At once where nothing is known of it without reading. */
function leaveOpen({ ranges, open }: Column, rough: MinMax[] | null, addExact: OpenPart['addExact']): void {
  if (rough === null) addExact(ranges)
  else open.push({ rough, addExact })
}

/** Summaries tell nothing of sounds over each other, nor of the average of two channels. */
function needsRendering(store: BlockStore, piece: Piece, channels: number): boolean {
  if (piece.block === null || piece.under.length > 0) return true
  return channels === 1 && store.shape(piece.block).channels === 2
}

/** Short fades want fine entries whatever the column. */
function grainFor(piece: Piece, width: number): Grain {
  const finest = Math.min(width, ...piece.ramps.map((ramp) => ramp.total))
  return finest >= coarseFrames * entriesPerColumn ? coarseFrames : summaryFrames
}

function addSilence(range: MinMax, frames: number): void {
  range.min = Math.min(range.min, 0)
  range.max = Math.max(range.max, 0)
  range.frames += frames
}

function addRendered(store: BlockStore, piece: Piece, from: number, to: number, ranges: readonly MinMax[]): void {
  const extremes = renderedExtremes(store, piece, ranges.length)
  const first = Math.min(extremes.entries - 1, Math.round(from / summaryFrames))
  const last = to === piece.length ? extremes.entries : Math.max(first + 1, Math.round(to / summaryFrames))
  ranges.forEach((range, c) => addEntries(extremes, c, first, last, 1, range))
}
