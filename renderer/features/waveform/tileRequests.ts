import { fetchApart, type FetchBytes } from '../../ipc/fetchApart.ts'
import type { Scope } from '../../lib/scope.ts'
import { type Zoom, zoomKey } from './peakTiles.ts'
import { reasonOf } from '../../../shared/reasonOf.ts'

export interface TileOptions {
  /** Called when new tiles have come. */
  readonly onArrival: () => void
  readonly onProblem: (reason: string) => void
  /** They have come, and are what was asked for. */
  readonly onSuccess?: () => void
  readonly fetch?: FetchBytes
}

/** What is to be asked for, and kept when it has come. */
export interface WantedTiles {
  readonly zoom: Zoom
  readonly address: () => string
  /** What it is a part of, as a person knows it. */
  readonly of: 'waveform' | 'spectrogram'
  /** How many values there have to be. */
  readonly expected: number
  readonly keep: (values: Int8Array) => void
}

/** Requests of one lane, one at a time. */
export interface TileRequests {
  /**
   * While one is on its way nothing is asked for: a moving view asks as often as answers come, and no answer is wasted.
   */
  readonly want: (wanted: WantedTiles) => void
  /** A zoom whose request failed is not asked for again, or a dead server would be asked at every frame. */
  readonly isRefused: (zoom: Zoom) => boolean
}

export function createTileRequests(
  { onArrival, onProblem, onSuccess, fetch: get = fetchApart }: TileOptions,
  scope: Scope,
): TileRequests {
  let running: 'request' | null = null
  let refused = ''
  const isRefused = (zoom: Zoom): boolean => zoomKey(zoom) === refused

  const load = async ({ address, of, expected, keep }: WantedTiles, signal: AbortSignal) => {
    const answer = await get(address(), { signal })
    if (!answer.ok) throw new Error(await answer.text())
    const values = new Int8Array(await answer.arrayBuffer())
    if (values.length !== expected) throw new Error(`the ${of} has ${values.length} values instead of ${expected}`)
    keep(values)
    onSuccess?.()
  }
  const start = (wanted: WantedTiles) => {
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
      onProblem(reasonOf(cause))
      finish()
    })
  }
  return {
    want: (wanted) => {
      if (!running && !isRefused(wanted.zoom)) start(wanted)
    },
    isRefused,
  }
}
