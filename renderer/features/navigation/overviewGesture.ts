import { spanOf, type TimeView } from '../../store/viewMath.ts'

/** How near to an edge of the box a press takes hold of it, CSS pixels. */
const reach = 5
const leastBox = 12

export interface OverviewBox {
  readonly left: number
  readonly width: number
}

/** Where the view is on an overview of this width, and what time a pixel is. */
export function boxOf(view: TimeView, duration: number, width: number): OverviewBox & { readonly perPixel: number } {
  const whole = Math.max(duration, spanOf(view), 1e-9)
  const wide = Math.min(width, Math.max(leastBox, (spanOf(view) / whole) * width))
  const left = Math.min((view.t0 / whole) * width, Math.max(0, width - wide))
  return { left, width: wide, perPixel: whole / Math.max(1, width) }
}

export type OverviewGrip = 'start' | 'end' | 'box' | 'beside'

export function gripAt(x: number, { left, width }: OverviewBox): OverviewGrip {
  if (width > 4 * reach && Math.abs(x - left) <= reach) return 'start'
  if (width > 4 * reach && Math.abs(x - left - width) <= reach) return 'end'
  return x >= left && x <= left + width ? 'box' : 'beside'
}

/**
 * The view while the box is dragged by so many seconds: an edge makes it wider or narrower, the rest moves it. A press
 * beside it has brought its middle there already.
 */
export function dragView(from: TimeView, grip: OverviewGrip, by: number): TimeView {
  if (grip === 'box' || grip === 'beside') return { ...from, t0: from.t0 + by }
  const span = spanOf(from)
  const wanted = Math.max(span / 1000, grip === 'start' ? span - by : span + by)
  const t0 = grip === 'start' ? from.t0 + span - wanted : from.t0
  return { ...from, t0, pxPerSec: from.width / wanted }
}
