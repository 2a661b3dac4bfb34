import { routes } from '../../../shared/ipc/routes.ts'
import type { Scope } from '../../lib/scope.ts'
import { readColumns, valuesPerColumn } from '../../timeline/peakColumns.ts'
import { PeakTiles, tileColumns, zoomKey, type Zoom } from './peakTiles.ts'

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

type Fetch = (address: string, options: { signal: AbortSignal }) => Promise<Response>

interface Options {
  /** Called when new peaks have come. */
  readonly onArrival: () => void
  readonly onProblem: (reason: string) => void
  readonly fetch?: Fetch
}

export function createPeaksSource({
  onArrival,
  onProblem,
  fetch: get = (address, options) => fetch(address, options),
}: Options): PeaksSource {
  const tiles = new PeakTiles()
  return { forTrack: (scope) => createTrackPeaks({ tiles, get, onArrival, onProblem, scope }) }
}

interface TrackPeaksOptions {
  readonly tiles: PeakTiles
  readonly get: Fetch
  readonly onArrival: () => void
  readonly onProblem: (reason: string) => void
  readonly scope: Scope
}

function createTrackPeaks({ tiles, get, onArrival, onProblem, scope }: TrackPeaksOptions): TrackPeaks {
  let running: 'request' | null = null
  /** A zoom whose request failed is not asked for again, or a dead server would be asked at every frame. */
  let refused = ''

  const load = async (wanted: Wanted, signal: AbortSignal) => {
    const answer = await get(addressOf(wanted), { signal })
    if (!answer.ok) throw new Error(await answer.text())
    const bytes = new Int8Array(await answer.arrayBuffer())
    const expected = wanted.zoom.channels * wanted.count * tileColumns * valuesPerColumn
    if (bytes.length !== expected) throw new Error(`the waveform has ${bytes.length} values instead of ${expected}`)
    tiles.store(wanted.zoom, wanted.first, wanted.count, bytes)
  }
  const start = (wanted: Wanted) => {
    const abort = new AbortController()
    const release = scope.add(() => abort.abort())
    running = 'request'
    const finish = () => {
      if (abort.signal.aborted) return
      release()
      running = null
      onArrival()
    }
    load(wanted, abort.signal).then(finish, (cause: unknown) => {
      if (abort.signal.aborted) return
      refused = zoomKey(wanted.zoom)
      onProblem(cause instanceof Error ? cause.message : String(cause))
      finish()
    })
  }
  const want = (wanted: Wanted) => {
    // While one is on its way the newest view waits for it: a moving view asks as often as answers come, and no answer
    // is wasted.
    if (!running && zoomKey(wanted.zoom) !== refused) start(wanted)
  }
  return {
    read(zoom, window) {
      const { missing, found } = copyColumns(tiles, zoom, window)
      if (missing) want({ zoom, ...missing })
      if (!missing) return 'complete'
      return found || zoomKey(zoom) === refused ? 'partial' : 'nothing'
    },
  }
}

function addressOf({ zoom, first, count }: Wanted): string {
  const from = (first * tileColumns) / zoom.columnsPerSec
  const to = ((first + count) * tileColumns) / zoom.columnsPerSec
  const query = new URLSearchParams({
    track: zoom.trackId,
    from: String(from),
    to: String(to),
    columns: String(count * tileColumns),
    rev: String(zoom.revision),
  })
  return `${routes.peaks}?${query.toString()}`
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
