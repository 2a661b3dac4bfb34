import { type BlockStore, summaryFrames } from '../blocks/blockStore.ts'
import { inScratch, borrowRows } from '../kernels/index.ts'
import type { MeasuredRange } from '../measure/loudness/index.ts'
import { framesOf, type InSteps } from '../measure/takeTurns.ts'
import type { Piece } from '../model/piece.ts'
import type { Track } from '../model/project.ts'
import { readPiece } from '../render/readPieces.ts'
import { cutTops } from './cutTops.ts'
import { createPlaces, type FoundSpan } from './places.ts'

/** Near full scale: what a converter or a program cut off stands there. */
const nearFull = 0.98

/**
 * Where the sound as it is stored was cut off: before gains and ramps, which lower what is cut off and mend nothing.
 * Only what may hold such samples is read.
 */
export function* findClipping(
  store: BlockStore,
  track: Track,
  range: MeasuredRange,
  sampleRate: number,
): InSteps<readonly FoundSpan[]> {
  const places = createPlaces(sampleRate)
  for (const clip of track.clips) {
    let start: number = clip.start
    for (const piece of clip.pieces) {
      const from = Math.max(range.start, start)
      const to = Math.min(range.end, start + piece.length)
      if (from < to) addClipped(store, piece, start, { start: from, end: to }, track.channels, places.add)
      yield framesOf(piece, piece.length / summaryFrames)
      start += piece.length
    }
  }
  return places.end()
}

type Add = (from: number, to: number) => void

function addClipped(
  store: BlockStore,
  piece: Piece,
  start: number,
  { start: from, end: to }: MeasuredRange,
  channels: 1 | 2,
  add: Add,
): void {
  const { block } = piece
  if (block === null || piece.gain === 0) return
  const plain: Piece = { ...piece, gain: 1, ramps: [], under: [] }
  const isHot = hotEntries(store, block)
  const isForward = piece.direction === 'forward'
  const frameAt = (at: number): number => (isForward ? piece.from + at : piece.from + piece.length - 1 - at)
  for (let at = from - start; at < to - start;) {
    const frame = frameAt(at)
    const low = Math.floor(frame / summaryFrames) * summaryFrames
    const left = isForward ? low + summaryFrames - frame : frame - low + 1
    const stop = Math.min(to - start, at + left)
    if (isHot(low / summaryFrames)) {
      // Runs may go on in the entries beside it.
      let end = stop
      while (end < to - start && isHot(Math.floor(frameAt(end) / summaryFrames)))
        end = Math.min(to - start, end + summaryFrames)
      readRuns(store, plain, { from: at, to: end, channels }, (a, b) => add(start + a, start + b))
      at = end
    } else at = stop
  }
}

function hotEntries(store: BlockStore, block: NonNullable<Piece['block']>): (entry: number) => boolean {
  const { min, max, entries } = store.summary(block)
  return (entry) => {
    for (let at = entry; at < max.length; at += entries)
      if ((max[at] as number) >= nearFull || (min[at] as number) <= -nearFull) return true
    return false
  }
}

const portion = 1 << 12

interface Stretch {
  readonly from: number
  readonly to: number
  readonly channels: 1 | 2
}

function readRuns(store: BlockStore, piece: Piece, { from, to, channels }: Stretch, add: Add): void {
  for (let at = from; at < to; at += portion)
    inScratch(() => {
      const rows = borrowRows(channels, Math.min(portion, to - at))
      readPiece(store, piece, at, rows)
      for (const row of rows) cutTops(row, nearFull, (a, b) => add(at + a, at + b))
    })
}
