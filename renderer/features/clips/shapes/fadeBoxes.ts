import { type FadeCurve, fadeShape } from '../../../../shared/dsp/fadeCurve.ts'
import type { ClipView } from '../../../../shared/schemas/projectView.ts'
import type { AppState } from '../../../store/appStore.ts'
import { spanOf, type TimeView } from '../../../store/viewMath.ts'
import type { LaneBoxes, TimeBox } from '../../../timeline/timeBoxes.ts'
import { clipsInView } from '../trackClips.ts'
import { type Fade, fadeLength, fades, gripSize, gripTime, hasGrips } from './shapeGrips.ts'
import { textsOf } from '../../../store/useTexts.ts'
import './shapes.css'

const points = 32

/** The fades of a track's clips as curves, and the grips that they are pulled by. */
export const fadeBoxes: LaneBoxes = (state, trackId) => {
  const clips = state.project?.tracks.find(({ id }) => id === trackId)?.clips ?? []
  return clipsInView(clips, state.view).flatMap((clip) => fades.flatMap((fade) => boxesOf(clip, fade, state)))
}

function boxesOf(clip: ClipView, fade: Fade, state: AppState): TimeBox[] {
  const { view, shapeDraft, pointedClip, project } = state
  const { formats } = textsOf(state)
  const length = fadeLength(clip, fade, shapeDraft)
  const isPulled = shapeDraft?.id === clip.id && shapeDraft.part === fade
  const curve = length > 0 ? [curveBox(clip, fade, length, view, isPulled ? `${formats.fixed(length, 2)} s` : '')] : []
  const isOffered = length > 0 || pointedClip === clip.id || project?.selectedClips.includes(clip.id) === true
  if (!isOffered || !hasGrips(clip, view)) return curve
  const half = gripSize / 2 / view.pxPerSec
  const at = gripTime(clip, fade, length, view)
  return [...curve, { start: at - half, end: at + half, className: 'clip-grip', text: '' }]
}

/** Only what is in view of it: a box is never wider than that, and its curve has to fit. */
function curveBox(clip: ClipView, fade: Fade, length: number, view: TimeView, text: string): TimeBox {
  const whole = fade === 'fadeIn' ? clip.start : clip.end - length
  const start = Math.max(whole, view.t0)
  const end = Math.min(whole + length, view.t0 + spanOf(view))
  const shape: FadeCurve = clip[fade]?.curve ?? 'linear'
  const heights = Array.from({ length: points }, (_, i) => {
    const x = (start + ((end - start) * i) / (points - 1) - whole) / length
    return fadeShape(shape, Math.min(1, Math.max(0, fade === 'fadeIn' ? x : 1 - x)))
  })
  return { start, end, className: `clip-fade clip-${fade === 'fadeIn' ? 'fade-in' : 'fade-out'}`, text, curve: heights }
}
