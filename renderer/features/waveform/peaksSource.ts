import { routes } from '../../../shared/ipc/routes.ts'
import { withQuery } from '../../lib/withQuery.ts'
import type { Scope } from '../../lib/scope.ts'
import { readColumns, valuesPerColumn } from '../../timeline/peakColumns.ts'
import { PeakTiles, tileColumns, type Zoom } from './peakTiles.ts'
import { createTileRequests, type TileOptions, type TileRequests } from './tileRequests.ts'

/**
 * Columns `first … first + count` of a zoom; the arrays are the lane's own and filled in place, channel after
 * channel.
 */
export interface PeakWindow {
  readonly first: number
  readonly count: number
  readonly maxes: Float32Array
  readonly mins: Float32Array
  /** Root mean squares. */
  readonly cores: Float32Array
}

/** The peaks of one lane: what is there is copied at once, what is missing is asked for, one request at a time. */
export interface TrackPeaks {
  /**
   * `complete`: all columns are right; `partial`: the columns of missing tiles are NaN; `nothing`: all are, and they
   * are on their way.
   */
  readonly read: (zoom: Zoom, window: PeakWindow) => 'complete' | 'partial' | 'nothing'
}

interface Wanted {
  readonly zoom: Zoom
  readonly first: number
  readonly count: number
}

export interface PeaksSource {
  readonly forTrack: (scope: Scope) => TrackPeaks
}

export function createPeaksSource(options: TileOptions): PeaksSource {
  const tiles = new PeakTiles()
  return { forTrack: (scope) => createTrackPeaks(tiles, createTileRequests(options, scope)) }
}

function createTrackPeaks(tiles: PeakTiles, { want, isRefused }: TileRequests): TrackPeaks {
  return {
    read(zoom, window) {
      const { missing, found } = copyColumns(tiles, zoom, window)
      if (!missing) return 'complete'
      const { first, count } = missing
      want({
        zoom,
        address: () => addressOf({ zoom, first, count }),
        of: 'waveform',
        expected: zoom.channels * count * tileColumns * valuesPerColumn,
        keep: (bytes) => tiles.store(zoom, first, count, bytes),
      })
      return found || isRefused(zoom) ? 'partial' : 'nothing'
    },
  }
}

function addressOf({ zoom, first, count }: Wanted): string {
  const from = (first * tileColumns) / zoom.columnsPerSec
  const to = ((first + count) * tileColumns) / zoom.columnsPerSec
  return withQuery(routes.peaks, { track: zoom.trackId, from, to, columns: count * tileColumns, rev: zoom.revision })
}

/** Copies what the tiles have; says the run of tiles that are missing, with one more at each side for scrolling. */
function copyColumns(
  tiles: PeakTiles,
  zoom: Zoom,
  window: PeakWindow,
): { missing: { first: number; count: number } | null; found: boolean } {
  const firstTile = Math.max(0, Math.floor(window.first / tileColumns))
  const lastTile = Math.floor((window.first + window.count - 1) / tileColumns)
  let firstMissing = -1
  let lastMissing = -1
  let found = false
  for (let index = firstTile; index <= lastTile; index++) {
    const tile = tiles.get(zoom, index)
    if (tile) found = true
    else {
      if (firstMissing < 0) firstMissing = index
      lastMissing = index
    }
    copyTile(tile, index, zoom.channels, window)
  }
  if (firstMissing < 0) return { missing: null, found }
  const first = Math.max(0, firstMissing - 1)
  return { missing: { first, count: lastMissing + 2 - first }, found }
}

function copyTile(tile: Int8Array | undefined, index: number, channels: number, window: PeakWindow): void {
  const from = Math.max(window.first, index * tileColumns)
  const to = Math.min(window.first + window.count, (index + 1) * tileColumns)
  for (let c = 0; c < channels; c++) {
    const out = c * window.count + from - window.first
    const count = Math.max(0, to - from)
    if (!tile) {
      window.mins.fill(Number.NaN, out, out + count)
      window.maxes.fill(Number.NaN, out, out + count)
      window.cores.fill(Number.NaN, out, out + count)
      continue
    }
    const at = (c * tileColumns + from - index * tileColumns) * valuesPerColumn
    readColumns(tile, at, count, window, out)
  }
}
