import type { ClipView } from '../../../shared/schemas/projectView.ts'
import type { TimeView } from '../../store/viewMath.ts'
import { columnsPerSecond } from './peakTiles.ts'

/** Which columns of the peaks a lane shows, and where they are on its canvas (device pixels). */
export interface ColumnWindow {
  readonly columnsPerSec: number
  readonly first: number
  readonly count: number
  readonly columnWidth: number
  readonly offset: number
}

export function columnWindow(view: TimeView, pixelRatio: number, sampleRate: number): ColumnWindow {
  const columnsPerSec = columnsPerSecond(view.pxPerSec, pixelRatio, sampleRate)
  const devicePxPerSec = view.pxPerSec * pixelRatio
  const columnWidth = devicePxPerSec / columnsPerSec
  const deviceWidth = Math.round(view.width * pixelRatio)
  if (columnWidth === 1)
    return { columnsPerSec, first: Math.round(view.t0 * columnsPerSec), count: deviceWidth, columnWidth, offset: 0 }
  const first = Math.max(0, Math.floor(view.t0 * columnsPerSec) - 1)
  const offset = (first / columnsPerSec - view.t0) * devicePxPerSec
  return { columnsPerSec, first, count: Math.ceil(deviceWidth / columnWidth) + 3, columnWidth, offset }
}

/** The columns of a window that lie in clips. */
export function clipColumns(clips: readonly ClipView[], window: ColumnWindow): { from: number; to: number }[] {
  const within = (column: number) => Math.min(window.count, Math.max(0, column))
  return clips
    .map(({ start, end }) => ({
      from: within(Math.round(start * window.columnsPerSec) - window.first),
      to: within(Math.round(end * window.columnsPerSec) - window.first),
    }))
    .filter(({ from, to }) => to > from)
}
