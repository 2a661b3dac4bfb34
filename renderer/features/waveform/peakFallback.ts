import type { PeakWindow } from './peaksSource.ts'

interface Shown {
  readonly from: number
  readonly columnsPerSec: number
  readonly count: number
  readonly channels: number
  readonly maxes: Float32Array
  readonly mins: Float32Array
  readonly cores: Float32Array
}

/**
 * Fills columns that have not come yet from what was shown last, stretched to the new zoom: a coarse picture instead of
 * a gap.
 */
export class PeakFallback {
  #shown: Shown | null = null

  remember(window: PeakWindow, columnsPerSec: number, channels: number): void {
    const { count } = window
    const { length } = window.maxes
    const made = () => new Float32Array(length)
    const { maxes, mins, cores } =
      this.#shown?.maxes.length === length ? this.#shown : { maxes: made(), mins: made(), cores: made() }
    maxes.set(window.maxes)
    mins.set(window.mins)
    cores.set(window.cores)
    this.#shown = { from: window.first / columnsPerSec, columnsPerSec, count, channels, maxes, mins, cores }
  }

  fill(window: PeakWindow, columnsPerSec: number, channels: number): void {
    const shown = this.#shown?.channels === channels ? this.#shown : null
    for (let c = 0; c < channels; c++) {
      for (let i = 0; i < window.count; i++) {
        const out = c * window.count + i
        if (!Number.isNaN(window.maxes[out])) continue
        const column = shown ? Math.floor(((window.first + i) / columnsPerSec - shown.from) * shown.columnsPerSec) : -1
        const there = shown && column >= 0 && column < shown.count
        window.maxes[out] = there ? (shown.maxes[c * shown.count + column] ?? 0) : 0
        window.mins[out] = there ? (shown.mins[c * shown.count + column] ?? 0) : 0
        window.cores[out] = there ? (shown.cores[c * shown.count + column] ?? 0) : 0
      }
    }
  }
}
