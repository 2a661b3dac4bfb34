import { type BlockStore, summaryFrames } from '../blocks/blockStore.ts'
import type { Peaks, PeaksRequest } from '../contract.ts'
import type { Clip, Project, Track } from '../model/project.ts'
import { readPiecesInto } from '../render/readPieces.ts'
import { type Column, settleColumn, toStep } from './column.ts'
import { addSamples, nothing } from './minMax.ts'
import { addPiecePeaks } from './piecePeaks.ts'

const columnLimit = 8192
/** Smallest and largest sample, and the root of the mean square. */
const valuesPerColumn = 3

/**
 * The picture of a track between two times, before its gain, pan and mute. From the samples where a column is finer
 * than 256 frames, else from summaries. A column outside every clip is 0, 0, 0. Never fails: an unknown track is one
 * channel of zeros.
 */
export function readPeaks(store: BlockStore, project: Project, request: PeaksRequest): Peaks {
  const columns = Number.isFinite(request.columns) ? Math.max(1, Math.min(columnLimit, Math.floor(request.columns))) : 1
  const track = project.tracks.find((one) => one.id === request.trackId)
  if (track === undefined) return { channels: 1, peaks: new Int8Array(columns * valuesPerColumn) }
  const peaks = new Int8Array(columns * valuesPerColumn * track.channels)
  const from = request.from * project.sampleRate
  const width = (request.to * project.sampleRate - from) / columns
  if (Number.isFinite(from) && width > 0 && Number.isFinite(width))
    drawTrack(store, track, { from, width, columns }, peaks)
  return { channels: track.channels, peaks }
}

/** Frames, with fractions. */
interface Grid {
  readonly from: number
  readonly width: number
  readonly columns: number
}

/** Seconds of whole frames come out a hair below them at times. */
const hair = 1e-6
/** First frame of a column; a column finer than a frame shows the frame that it lies in. */
const columnStart = (grid: Grid, column: number): number => Math.floor(grid.from + column * grid.width + hair)
const columnEnd = (grid: Grid, column: number): number =>
  Math.max(columnStart(grid, column) + 1, columnStart(grid, column + 1))

function drawTrack(store: BlockStore, track: Track, grid: Grid, peaks: Int8Array): void {
  const first = columnStart(grid, 0)
  const last = columnEnd(grid, grid.columns - 1)
  const columns = Array.from({ length: grid.columns }, (): Column => ({
    ranges: Array.from({ length: track.channels }, nothing),
    open: [],
  }))
  for (const clip of track.clips) {
    if (clip.start >= last || clip.start + clip.length <= first) continue
    if (grid.width < summaryFrames) drawSamples(store, clip, grid, columns)
    else drawEntries(store, clip, grid, columns)
  }
  columns.forEach((column, k) => {
    settleColumn(column)
    column.ranges.forEach(({ min, max, energy, frames }, c) => {
      if (min > max) return
      const at = (c * grid.columns + k) * valuesPerColumn
      peaks[at] = toStep(min)
      peaks[at + 1] = toStep(max)
      peaks[at + 2] = toStep(Math.sqrt(energy / frames))
    })
  })
}

/** Columns that a stretch of the timeline touches. */
function columnsOf(grid: Grid, from: number, to: number): [first: number, last: number] {
  const first = Math.max(0, Math.floor((from - grid.from) / grid.width) - 1)
  const last = Math.min(grid.columns - 1, Math.floor((to - grid.from) / grid.width) + 1)
  return [first, last]
}

function drawSamples(store: BlockStore, clip: Clip, grid: Grid, columns: readonly Column[]): void {
  const from = Math.max(clip.start, columnStart(grid, 0))
  const to = Math.min(clip.start + clip.length, columnEnd(grid, grid.columns - 1))
  const sound = columns[0]?.ranges.map(() => new Float32Array(to - from)) ?? []
  readPiecesInto(store, clip.pieces, from - clip.start, sound)
  const [first, last] = columnsOf(grid, from, to)
  for (let k = first; k <= last; k++) {
    const lower = Math.max(from, columnStart(grid, k)) - from
    const upper = Math.min(to, columnEnd(grid, k)) - from
    if (lower < upper)
      columns[k]?.ranges.forEach((range, c) => addSamples(range, sound[c] as Float32Array, lower, upper))
  }
}

function drawEntries(store: BlockStore, clip: Clip, grid: Grid, columns: readonly Column[]): void {
  let start: number = clip.start
  for (const piece of clip.pieces) {
    const end = start + piece.length
    const [first, last] = columnsOf(grid, start, end)
    for (let k = first; k <= last; k++) {
      const lower = Math.max(start, columnStart(grid, k))
      const upper = Math.min(end, columnEnd(grid, k))
      if (lower < upper)
        addPiecePeaks(store, piece, { from: lower - start, to: upper - start, width: grid.width }, columns[k] as Column)
    }
    start = end
  }
}
