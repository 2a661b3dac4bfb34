import type { ClipView } from '../../../../shared/schemas/projectView.ts'
import { xAt, type TimeView } from '../../../store/viewMath.ts'
import type { ShapeDraft } from '../../../store/slices/viewSlice.ts'
import type { TimelinePoint } from '../../../timeline/pointerInput.ts'
import { nameStrip } from '../clipGesture.ts'

export type Fade = 'fadeIn' | 'fadeOut'
export const fades: readonly Fade[] = ['fadeIn', 'fadeOut']
export const edgeOf = (fade: Fade) => (fade === 'fadeIn' ? 'start' : 'end')

/** CSS pixels: a grip, how near to it a press takes hold, and from where to where below the top of a lane. */
export const gripSize = 8
const gripReach = 7
const gripBand = { from: 18, to: 31 }
/** A clip that is narrower has no grips: they would lie over each other. */
const leastWidth = 48
/** A clip that is wider shows its gain at the right end of its name. */
const leastForGain = 130
const gainRoom = 66

/** How long a fade of a clip is, as it is pulled or as it is. */
export function fadeLength(clip: ClipView, fade: Fade, draft: ShapeDraft | null): number {
  return draft?.id === clip.id && draft.part === fade ? draft.value : (clip[fade]?.length ?? 0)
}

/** Where the grip of a fade is: at its inner end, and never over the edge that trims. */
export function gripTime(clip: ClipView, fade: Fade, length: number, view: TimeView): number {
  const inside = Math.max(length, gripReach / view.pxPerSec)
  return fade === 'fadeIn' ? clip.start + inside : clip.end - inside
}

export const hasGrips = (clip: ClipView, view: TimeView): boolean =>
  (clip.end - clip.start) * view.pxPerSec >= leastWidth

/** What of a clip is seen in the view, CSS pixels. */
const seenOf = (clip: ClipView, view: TimeView) => ({
  left: Math.max(0, xAt(view, clip.start)),
  right: Math.min(view.width, xAt(view, clip.end)),
})

export function hasGainGrip(clip: ClipView, view: TimeView): boolean {
  const { left, right } = seenOf(clip, view)
  return right - left >= leastForGain
}

/** What of a clip's shape a press would take hold of. */
export function gripUnder(
  clip: ClipView,
  { x, y }: Pick<TimelinePoint, 'x' | 'y'>,
  view: TimeView,
): Fade | 'gain' | null {
  if (y >= gripBand.from && y <= gripBand.to && hasGrips(clip, view)) {
    const distanceTo = (fade: Fade) => Math.abs(xAt(view, gripTime(clip, fade, fadeLength(clip, fade, null), view)) - x)
    const [near] = fades.toSorted((a, b) => distanceTo(a) - distanceTo(b))
    if (near !== undefined && distanceTo(near) <= gripReach) return near
  }
  if (y > nameStrip || !hasGainGrip(clip, view)) return null
  const { right } = seenOf(clip, view)
  const edge = right < view.width ? gripReach : 0
  return x >= right - gainRoom && x <= right - edge ? 'gain' : null
}
