import { spectrumRows } from '../../../../shared/dsp/spectrumScale.ts'
import { routes } from '../../../../shared/ipc/routes.ts'
import type { Scope } from '../../../lib/scope.ts'
import { PeakTiles, type Zoom, zoomKey } from '../peakTiles.ts'
import { tileColumns, timesOf } from './spectrumGrid.ts'

type Fetch = (address: string, options: { signal: AbortSignal }) => Promise<Response>

interface Options {
  readonly onArrival: () => void
  readonly onProblem: (reason: string) => void
  readonly fetch?: Fetch
}

/** The spectra of one lane, tile by tile. What has come is there at once; one is on its way at a time. */
export interface TrackSpectra {
  readonly get: (zoom: Zoom, index: number) => Int8Array | undefined
  /** Asks for the tile, unless another one is on its way. */
  readonly want: (zoom: Zoom, index: number) => void
}

export interface SpectrumSource {
  readonly forTrack: (scope: Scope) => TrackSpectra
}

export function createSpectrumSource({
  onArrival,
  onProblem,
  fetch: get = (address, options) => fetch(address, options),
}: Options): SpectrumSource {
  const tiles = new PeakTiles()
  const load = async (zoom: Zoom, index: number, signal: AbortSignal) => {
    const answer = await get(addressOf(zoom, index), { signal })
    if (!answer.ok) throw new Error(await answer.text())
    const levels = new Int8Array(await answer.arrayBuffer())
    const expected = tileColumns * spectrumRows
    if (levels.length !== expected)
      throw new Error(`the spectrogram has ${levels.length} values instead of ${expected}`)
    tiles.set(zoom, index, levels)
  }
  const forTrack = (scope: Scope): TrackSpectra => {
    let running: 'request' | null = null
    /** A zoom whose request failed is not asked for again, or a dead server would be asked at every frame. */
    let refused = ''
    const start = (zoom: Zoom, index: number) => {
      const abort = new AbortController()
      const release = scope.add(() => abort.abort())
      running = 'request'
      const finish = () => {
        if (abort.signal.aborted) return
        release()
        running = null
        onArrival()
      }
      load(zoom, index, abort.signal).then(finish, (cause: unknown) => {
        if (abort.signal.aborted) return
        refused = zoomKey(zoom)
        onProblem(cause instanceof Error ? cause.message : String(cause))
        finish()
      })
    }
    return {
      get: (zoom, index) => tiles.get(zoom, index),
      want: (zoom, index) => {
        if (!running && zoomKey(zoom) !== refused) start(zoom, index)
      },
    }
  }
  return { forTrack }
}

function addressOf({ trackId, revision, columnsPerSec }: Zoom, index: number): string {
  const { start, end } = timesOf(index, columnsPerSec)
  const query = { track: trackId, from: String(start), to: String(end), columns: String(tileColumns) }
  return `${routes.spectrum}?${new URLSearchParams({ ...query, rev: String(revision) }).toString()}`
}
