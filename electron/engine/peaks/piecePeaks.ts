import { type BlockStore, summaryFrames } from '../blocks/blockStore.ts'
import type { Piece } from '../model/piece.ts'
import { rampGain } from '../render/rampGain.ts'
import { readPiece } from '../render/readPieces.ts'
import { addSamples, type MinMax, nothing } from './minMax.ts'
import { addEntries, buildPyramid, type Pyramid, pyramidOf } from './pyramid.ts'

/** Entries of a ramped piece are scaled one by one, or in groups this small against column and ramp. */
const rampSteps = 16

/**
 * Adds what output frames `from` … `to` of a piece reach, channel by channel. Edges inside the piece are rounded to its block's
 * 256-frame entries, so a column may lend its neighbour that much; the edges of the piece itself are exact.
 */
export function addPiecePeaks(store: BlockStore, piece: Piece, from: number, to: number, ranges: readonly MinMax[]): void {
  if (piece.block === null && piece.under.length === 0) {
    for (const range of ranges) addSilence(range)
    return
  }
  if (piece.under.length > 0 || piece.block === null || (store.shape(piece.block).channels === 2 && ranges.length === 1)) {
    return addRendered(store, piece, from, to, ranges)
  }
  const isForward = piece.direction === 'forward'
  const lower = isForward ? piece.from + from : piece.from + piece.length - to
  const upper = isForward ? piece.from + to : piece.from + piece.length - from
  const pieceEnd = piece.from + piece.length
  const firstWhole = Math.ceil(piece.from / summaryFrames)
  const lastWhole = pieceEnd === store.shape(piece.block).frames ? Math.ceil(pieceEnd / summaryFrames) : Math.floor(pieceEnd / summaryFrames)
  const first = Math.max(firstWhole, Math.round(lower / summaryFrames))
  const last = Math.min(lastWhole, upper === pieceEnd ? lastWhole : Math.round(upper / summaryFrames))
  const isInside = first >= last && lower !== piece.from && upper !== pieceEnd
  const isTiny = isInside && firstWhole >= lastWhole
  if (lower === piece.from || isTiny) addEdge(store, piece, 'head', ranges)
  if (upper === pieceEnd || isTiny) addEdge(store, piece, 'tail', ranges)
  if (first < last) addWhole(store, piece, first, last - first, ranges)
  else if (isInside && !isTiny) addWhole(store, piece, Math.min(first, lastWhole - 1), 1, ranges)
}

function addSilence(range: MinMax): void {
  range.min = Math.min(range.min, 0)
  range.max = Math.max(range.max, 0)
}

function addWhole(store: BlockStore, piece: Piece, first: number, count: number, ranges: readonly MinMax[]): void {
  const block = piece.block as NonNullable<Piece['block']>
  const pyramid = pyramidOf(store, block)
  const isMono = store.shape(block).channels === 1
  const step = piece.ramps.length === 0 ? count : Math.max(1, Math.floor(Math.min(count, ...piece.ramps.map((ramp) => ramp.total / summaryFrames)) / rampSteps))
  for (let at = first; at < first + count; at += step) {
    const end = Math.min(at + step, first + count)
    const gain = piece.gain * rampsAt(piece, ((at + end) / 2) * summaryFrames)
    ranges.forEach((range, c) => addEntries(pyramid, isMono ? 0 : c, at, end, gain, range))
  }
}

/** Product of the ramps where block frame `frame` is heard. */
function rampsAt(piece: Piece, frame: number): number {
  const output = piece.direction === 'forward' ? frame - piece.from : piece.from + piece.length - 1 - frame
  return piece.ramps.reduce((gain, ramp) => gain * rampGain(ramp, output), 1)
}

interface Edges {
  readonly head: readonly MinMax[]
  readonly tail: readonly MinMax[]
}
const knownEdges = new WeakMap<Piece, Map<number, Edges>>()

/** The frames of a piece before its first and behind its last whole entry, from the samples; kept with the piece. */
function addEdge(store: BlockStore, piece: Piece, side: keyof Edges, ranges: readonly MinMax[]): void {
  const perChannels = knownEdges.get(piece) ?? new Map<number, Edges>()
  knownEdges.set(piece, perChannels)
  const edges = perChannels.get(ranges.length) ?? readEdges(store, piece, ranges.length)
  perChannels.set(ranges.length, edges)
  ranges.forEach((range, c) => {
    const edge = edges[side][c] as MinMax
    range.min = Math.min(range.min, edge.min)
    range.max = Math.max(range.max, edge.max)
  })
}

function readEdges(store: BlockStore, piece: Piece, channels: number): Edges {
  const end = piece.from + piece.length
  const isBlockEnd = end === store.shape(piece.block as NonNullable<Piece['block']>).frames
  const headEnd = Math.min(end, Math.ceil(piece.from / summaryFrames) * summaryFrames)
  const tailStart = isBlockEnd ? end : Math.max(piece.from, Math.floor(end / summaryFrames) * summaryFrames)
  return { head: readRange(store, piece, piece.from, headEnd, channels), tail: readRange(store, piece, Math.min(tailStart, end), end, channels) }
}

function readRange(store: BlockStore, piece: Piece, lower: number, upper: number, channels: number): MinMax[] {
  const out = Array.from({ length: channels }, () => new Float32Array(upper - lower))
  if (upper > lower) readPiece(store, piece, piece.direction === 'forward' ? lower - piece.from : piece.from + piece.length - upper, out)
  return out.map((samples) => {
    const range = nothing()
    addSamples(range, samples, 0, samples.length)
    return range
  })
}

const knownRenders = new WeakMap<Piece, Map<number, Pyramid>>()

/** Mixed pieces can't be told from their parts' extremes: they are rendered once, and their own pyramid is kept with them. */
function addRendered(store: BlockStore, piece: Piece, from: number, to: number, ranges: readonly MinMax[]): void {
  const perChannels = knownRenders.get(piece) ?? new Map<number, Pyramid>()
  knownRenders.set(piece, perChannels)
  const pyramid = perChannels.get(ranges.length) ?? renderPyramid(store, piece, ranges.length)
  perChannels.set(ranges.length, pyramid)
  const entries = Math.ceil(piece.length / summaryFrames)
  const first = Math.min(entries - 1, Math.round(from / summaryFrames))
  const last = to === piece.length ? entries : Math.max(first + 1, Math.round(to / summaryFrames))
  ranges.forEach((range, c) => addEntries(pyramid, c, first, last, 1, range))
}

function renderPyramid(store: BlockStore, piece: Piece, channels: number): Pyramid {
  const entries = Math.ceil(piece.length / summaryFrames)
  const min = new Float32Array(entries * channels)
  const max = new Float32Array(entries * channels)
  const chunk = summaryFrames * 64
  for (let at = 0; at < piece.length; at += chunk) {
    const out = Array.from({ length: channels }, () => new Float32Array(Math.min(chunk, piece.length - at)))
    readPiece(store, piece, at, out)
    out.forEach((samples, c) => {
      for (let k = 0; k * summaryFrames < samples.length; k++) {
        const range = nothing()
        addSamples(range, samples, k * summaryFrames, Math.min(samples.length, (k + 1) * summaryFrames))
        min[c * entries + at / summaryFrames + k] = range.min
        max[c * entries + at / summaryFrames + k] = range.max
      }
    })
  }
  return buildPyramid({ entries, min, max })
}
