import { spectrumRows } from '../../../../shared/dsp/spectrumScale.ts'
import { routes } from '../../../../shared/ipc/routes.ts'
import { withQuery } from '../../../lib/withQuery.ts'
import type { Scope } from '../../../lib/scope.ts'
import { PeakTiles, type Zoom } from '../peakTiles.ts'
import { createTileRequests, type TileOptions } from '../tileRequests.ts'
import { tileColumns, timesOf } from './spectrumGrid.ts'

/** The spectra of one lane, tile by tile. What has come is there at once; one is on its way at a time. */
export interface TrackSpectra {
  readonly get: (zoom: Zoom, index: number) => Int8Array | undefined
  /** Asks for the tile, unless another one is on its way. */
  readonly want: (zoom: Zoom, index: number) => void
}

export interface SpectrumSource {
  readonly forTrack: (scope: Scope) => TrackSpectra
}

export function createSpectrumSource(options: TileOptions): SpectrumSource {
  const tiles = new PeakTiles()
  return {
    forTrack: (scope) => {
      const requests = createTileRequests(options, scope)
      return {
        get: (zoom, index) => tiles.get(zoom, index),
        want: (zoom, index) =>
          requests.want({
            zoom,
            address: () => addressOf(zoom, index),
            of: 'spectrogram',
            expected: tileColumns * spectrumRows,
            keep: (levels) => tiles.set(zoom, index, levels),
          }),
      }
    },
  }
}

function addressOf({ trackId, revision, columnsPerSec }: Zoom, index: number): string {
  const { start, end } = timesOf(index, columnsPerSec)
  return withQuery(routes.spectrum, { track: trackId, from: start, to: end, columns: tileColumns, rev: revision })
}
