import { valuesPerColumn } from '../../timeline/peakColumns.ts'

/**
 * How peaks are asked for and kept: columns of a zoom level on one fixed grid, so that scrolling never makes them
 * shimmer.
 */
export interface Zoom {
  readonly trackId: string
  readonly channels: number
  /** Content revision of the project. */
  readonly revision: number
  readonly columnsPerSec: number
}

export const tileColumns = 512

/** Columns of a lane: at most one for a sample, so that single samples can be told apart at the highest zoom. */
export function columnsPerSecond(pxPerSec: number, pixelRatio: number, sampleRate: number): number {
  return Math.min(pxPerSec * pixelRatio, sampleRate)
}

export const zoomKey = (zoom: Zoom): string => `${zoom.trackId} ${zoom.revision} ${zoom.columnsPerSec}`

/** Peaks by zoom and tile; the longest unused go first when it holds more than `mostBytes`. */
export class PeakTiles {
  readonly #tiles = new Map<string, Int8Array>()
  readonly #mostBytes: number
  #bytes = 0

  constructor(mostBytes = 16 * 1024 * 1024) {
    this.#mostBytes = mostBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  get(zoom: Zoom, index: number): Int8Array | undefined {
    const key = `${zoomKey(zoom)} ${index}`
    const tile = this.#tiles.get(key)
    if (tile) {
      this.#tiles.delete(key)
      this.#tiles.set(key, tile)
    }
    return tile
  }

  set(zoom: Zoom, index: number, tile: Int8Array): void {
    const key = `${zoomKey(zoom)} ${index}`
    this.#bytes += tile.byteLength - (this.#tiles.get(key)?.byteLength ?? 0)
    this.#tiles.delete(key)
    this.#tiles.set(key, tile)
    for (const [oldest, bytes] of this.#tiles) {
      if (this.#bytes <= this.#mostBytes) break
      this.#tiles.delete(oldest)
      this.#bytes -= bytes.byteLength
    }
  }

  /** Splits the answer to one request into tiles: channel by channel, column by column. */
  store(zoom: Zoom, first: number, count: number, answer: Int8Array): void {
    const columns = count * tileColumns
    for (let t = 0; t < count; t++) {
      const tile = new Int8Array(zoom.channels * tileColumns * valuesPerColumn)
      for (let c = 0; c < zoom.channels; c++) {
        const from = (c * columns + t * tileColumns) * valuesPerColumn
        const size = tileColumns * valuesPerColumn
        tile.set(answer.subarray(from, from + size), c * size)
      }
      this.set(zoom, first + t, tile)
    }
  }
}
