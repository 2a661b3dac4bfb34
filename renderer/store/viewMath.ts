/** What part of the timeline the lanes show. Pure arithmetic; x is in CSS pixels from the lanes' left edge. */
export interface TimeView {
  /** Time at the left edge, seconds. */
  readonly t0: number
  readonly pxPerSec: number
  readonly width: number
}

interface Extent {
  readonly duration: number
  readonly sampleRate: number
}

const widestFrame = 48
/** Pixels a second at which single samples are widest. */
export const mostZoom = ({ sampleRate }: Pick<Extent, 'sampleRate'>): number => sampleRate * widestFrame
const emptyDuration = 10

export const timeAt = (view: TimeView, x: number): number => view.t0 + x / view.pxPerSec
export const xAt = (view: TimeView, time: number): number => (time - view.t0) * view.pxPerSec
/** The same, at the edge of the view for a time that is not in it. */
export const xInView = (view: TimeView, time: number): number => Math.min(Math.max(0, xAt(view, time)), view.width)
export const spanOf = (view: TimeView): number => view.width / view.pxPerSec

/** Shows the whole project in the width that there is. */
export function fitView(width: number, { duration }: Extent): TimeView {
  return { t0: 0, pxPerSec: Math.max(1, width) / (duration > 0 ? duration : emptyDuration), width }
}

/**
 * Keeps the view where there is something to see: from half the fitted zoom down to single frames, and not far past the
 * end.
 */
export function clampView(view: TimeView, extent: Extent): TimeView {
  const least = fitView(view.width, extent).pxPerSec / 2
  const pxPerSec = Math.min(Math.max(view.pxPerSec, least), Math.max(least, mostZoom(extent)))
  const span = view.width / pxPerSec
  const latest = Math.max(0, extent.duration - span * 0.9)
  return { t0: Math.min(Math.max(0, view.t0), latest), pxPerSec, width: view.width }
}

/** Zooms so that the time under `x` stays under it. */
export function zoomAt(view: TimeView, factor: number, x: number, extent: Extent): TimeView {
  const time = timeAt(view, x)
  const { pxPerSec } = clampView({ ...view, pxPerSec: view.pxPerSec * factor }, extent)
  return clampView({ ...view, pxPerSec, t0: time - x / pxPerSec }, extent)
}

export function scrollBy(view: TimeView, pixels: number, extent: Extent): TimeView {
  return clampView({ ...view, t0: view.t0 + pixels / view.pxPerSec }, extent)
}

/** Shows a range with a little room at both sides. */
export function showRange(view: TimeView, range: { start: number; end: number }, extent: Extent): TimeView {
  const room = (range.end - range.start) * 0.04
  const pxPerSec = view.width / Math.max(range.end - range.start + 2 * room, 1 / extent.sampleRate)
  return clampView({ ...view, pxPerSec, t0: range.start - room }, extent)
}

/** Turns the page when `time` lies outside the view, as little as possible otherwise. */
export function reveal(view: TimeView, time: number, extent: Extent): TimeView {
  const x = xAt(view, time)
  if (x >= 0 && x <= view.width) return view
  return clampView({ ...view, t0: time - spanOf(view) * (x < 0 ? 0.9 : 0.1) }, extent)
}
