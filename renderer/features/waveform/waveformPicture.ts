import { moveLayer } from '../../lib/moveLayer.ts'
import { spanOf, type TimeView } from '../../store/viewMath.ts'
import type { ColumnWindow } from './columnWindow.ts'

/**
 * How far a lane's picture reaches beyond the view at each side, CSS pixels: that far it can be moved instead of drawn.
 */
export const margin = 384

/** A blurred picture is better than a frame that is late by all lanes being drawn in it. */
const mostStretch = 6
/** As far as nobody minds while the zoom goes on. */
const quietStretch = 2

export interface Picture {
  /** The view that it was drawn for. */
  readonly view: TimeView
  /** The time at its left edge. */
  readonly left: number
}

/** The stretch of time to draw for a view. It may begin before zero, where nothing is. */
export function widen(view: TimeView): TimeView {
  return { t0: view.t0 - margin / view.pxPerSec, pxPerSec: view.pxPerSec, width: view.width + 2 * margin }
}

/**
 * Columns lie on their own grid, a fraction of a pixel beside the view that they are for; samples lie where their time
 * is.
 */
export function leftTimeOf(wide: TimeView, columns: ColumnWindow): number {
  return columns.columnWidth === 1 ? columns.first / columns.columnsPerSec : wide.t0
}

/**
 * Whether a picture can stand for the view as it is, for as long as a zoom goes on, for a frame or two, or never.
 */
export type Cover = 'all' | 'stretched' | 'some' | 'none'

export function coversEnough({ view: drawn }: Picture, view: TimeView): Cover {
  const stretch = view.pxPerSec / drawn.pxPerSec
  if (stretch === 1 && Math.abs(view.t0 - drawn.t0) * view.pxPerSec <= margin) return 'all'
  if (stretch > mostStretch || stretch < 1 / mostStretch) return 'none'
  const wide = widen(drawn)
  const [end, wideEnd] = [view.t0 + spanOf(view), wide.t0 + spanOf(wide)]
  const isQuiet = stretch <= quietStretch && stretch >= 1 / quietStretch
  if (isQuiet && view.t0 >= wide.t0 && end <= wideEnd) return 'stretched'
  const overlap = Math.min(end, wideEnd) - Math.max(view.t0, wide.t0)
  return overlap >= spanOf(view) / 2 ? 'some' : 'none'
}

/** Moves, and where the zoom is another one stretches, a picture to where its times are in the view. */
export function placePicture(
  element: HTMLElement,
  { view: drawn, left }: Picture,
  view: TimeView,
  pixelRatio: number,
): void {
  const stretch = view.pxPerSec / drawn.pxPerSec
  const x = (left - view.t0) * view.pxPerSec
  const snapped = stretch === 1 ? Math.round(x * pixelRatio) / pixelRatio : x
  moveLayer(element, { x: snapped + margin, stretch })
}
