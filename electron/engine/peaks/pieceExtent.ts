import { type BlockStore, summaryFrames } from '../blocks/blockStore.ts'
import type { Piece } from '../model/piece.ts'
import { rampGain } from '../render/rampGain.ts'
import { readPiece } from '../render/readPieces.ts'
import { addEntries, extremesOf, type Grain } from './extremes.ts'
import { addSamples, type MinMax, nothing } from './minMax.ts'

/** A ramp is taken in steps this small against the stretch and against itself. */
const rampSteps = 16

/** Adds the entries `first` … `last` of a piece's block as the piece makes them heard. */
export function addWhole(
  store: BlockStore,
  piece: Piece,
  grain: Grain,
  first: number,
  last: number,
  ranges: readonly MinMax[],
): void {
  const block = piece.block as NonNullable<Piece['block']>
  const extremes = extremesOf(store, block, grain)
  const isMono = store.shape(block).channels === 1
  const step =
    piece.ramps.length === 0
      ? last - first
      : Math.max(1, Math.floor(Math.min(last - first, ...piece.ramps.map((ramp) => ramp.total / grain)) / rampSteps))
  for (let at = first; at < last; at += step) {
    const end = Math.min(at + step, last)
    const gain = piece.gain * rampsAt(piece, ((at + end) / 2) * grain)
    ranges.forEach((range, c) => addEntries(extremes, isMono ? 0 : c, at, end, gain, range))
  }
}

/** Product of the ramps where block frame `frame` is heard. */
function rampsAt(piece: Piece, frame: number): number {
  const output = piece.direction === 'forward' ? frame - piece.from : piece.from + piece.length - 1 - frame
  return piece.ramps.reduce((gain, ramp) => gain * rampGain(ramp, output), 1)
}

/**
 * Block frames `lower` … `upper` of a piece: whole summary entries, and the samples where they begin or end within one.
 */
function pieceExtent(store: BlockStore, piece: Piece, lower: number, upper: number, channels: number): MinMax[] {
  const ranges = Array.from({ length: channels }, nothing)
  const blockFrames = store.shape(piece.block as NonNullable<Piece['block']>).frames
  const first = Math.ceil(lower / summaryFrames)
  const last = upper === blockFrames ? Math.ceil(upper / summaryFrames) : Math.floor(upper / summaryFrames)
  if (first >= last) addRead(store, piece, lower, upper, ranges)
  else {
    addRead(store, piece, lower, first * summaryFrames, ranges)
    addWhole(store, piece, summaryFrames, first, last, ranges)
    addRead(store, piece, last * summaryFrames, upper, ranges)
  }
  return ranges
}

function addRead(store: BlockStore, piece: Piece, lower: number, upper: number, ranges: readonly MinMax[]): void {
  if (lower >= upper) return
  const out = ranges.map(() => new Float32Array(upper - lower))
  readPiece(
    store.glance ?? store,
    piece,
    piece.direction === 'forward' ? lower - piece.from : piece.from + piece.length - upper,
    out,
  )
  ranges.forEach((range, c) => addSamples(range, out[c] as Float32Array, 0, upper - lower))
}

interface Edges {
  readonly head: readonly MinMax[]
  readonly tail: readonly MinMax[]
}
const known = new WeakMap<Piece, Map<string, Edges>>()

/**
 * Adds what a piece that has whole entries of a grain holds before the first or behind the last of them; worked out
 * once and kept with the piece.
 */
export function addEdge(
  store: BlockStore,
  piece: Piece,
  grain: Grain,
  side: keyof Edges,
  ranges: readonly MinMax[],
): void {
  const key = `${ranges.length}/${grain}`
  const mine = known.get(piece) ?? new Map<string, Edges>()
  known.set(piece, mine)
  const edges = mine.get(key) ?? readEdges(store, piece, grain, ranges.length)
  mine.set(key, edges)
  ranges.forEach((range, c) => {
    const edge = edges[side][c] as MinMax
    range.min = Math.min(range.min, edge.min)
    range.max = Math.max(range.max, edge.max)
    range.energy += edge.energy
    range.frames += edge.frames
  })
}

function readEdges(store: BlockStore, piece: Piece, grain: Grain, channels: number): Edges {
  const end = piece.from + piece.length
  const { first, last } = wholeEntries(store, piece, grain)
  return {
    head: pieceExtent(store, piece, piece.from, first * grain, channels),
    tail: pieceExtent(store, piece, Math.min(end, last * grain), end, channels),
  }
}

/** Entries that lie within the piece with all their frames. */
export function wholeEntries(store: BlockStore, piece: Piece, grain: Grain): { first: number; last: number } {
  const end = piece.from + piece.length
  const reachesEnd = end === store.shape(piece.block as NonNullable<Piece['block']>).frames
  return { first: Math.ceil(piece.from / grain), last: reachesEnd ? Math.ceil(end / grain) : Math.floor(end / grain) }
}
