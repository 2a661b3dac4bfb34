import { envelopeAt } from '../../../../shared/dsp/envelopeAt.ts'
import type { ClipView } from '../../../../shared/schemas/projectView.ts'
import { shortGain } from '../../../lib/shortGain.ts'
import type { AppState } from '../../../store/appStore.ts'
import { textsOf } from '../../../store/useTexts.ts'
import { spanOf } from '../../../store/viewMath.ts'
import type { LaneBoxes, TimeBox } from '../../../timeline/timeBoxes.ts'
import { clipsInView } from '../trackClips.ts'
import { type EnvelopePoints, heightOf, pointsOf, pointSize } from './envelopeGrips.ts'
import './envelope.css'

/** More points than these in view are only a line: they would lie over each other. */
const mostPoints = 100
/** Places at which such a line is drawn. */
const sampled = 200

/** The envelopes of a track's clips: a line straight in dB from point to point, and the points to pull it by. */
export const envelopeBoxes: LaneBoxes = (state, trackId) => {
  const clips = state.project?.tracks.find(({ id }) => id === trackId)?.clips ?? []
  return clipsInView(clips, state.view).flatMap((clip) => {
    const points = pointsOf(clip, state.shapeDraft)
    return points.length === 0 ? [] : [...lineBoxes(clip, points, state), ...pointBoxes(clip, points, state)]
  })
}

/** One for each straight part in view, or one for all of them where they are many. */
function lineBoxes(clip: ClipView, points: EnvelopePoints, { view }: AppState): TimeBox[] {
  const from = Math.max(clip.start, view.t0)
  const to = Math.min(clip.end, view.t0 + spanOf(view))
  const inside = points.map(({ at }) => clip.start + at).filter((time) => from < time && time < to)
  if (inside.length > mostPoints) return [lineBox(clip, points, { from, to, places: sampled })]
  const ends = [from, ...inside, to]
  return ends.slice(1).map((end, i) => lineBox(clip, points, { from: ends[i] ?? from, to: end, places: 2 }))
}

interface Span {
  readonly from: number
  readonly to: number
  readonly places: number
}

function lineBox(clip: ClipView, points: EnvelopePoints, { from, to, places }: Span): TimeBox {
  const heights = Array.from({ length: places }, (_, i) => {
    const time = from + ((to - from) * i) / (places - 1)
    // At a step the part that ends there ends where it was.
    const inside = i === places - 1 ? time - (to - from) * 1e-9 : time
    return heightOf(envelopeAt(points, inside - clip.start))
  })
  return { start: from, end: to, className: 'clip-envelope', text: '', curve: heights }
}

function pointBoxes(clip: ClipView, points: EnvelopePoints, { view, shapeDraft, ...state }: AppState): TimeBox[] {
  const half = pointSize / 2 / view.pxPerSec
  const last = view.t0 + spanOf(view)
  const seen = points.flatMap(({ at, gainDb }, number) => {
    const time = clip.start + at
    return time >= view.t0 - half && time <= last + half ? [{ time, gainDb, number }] : []
  })
  if (seen.length > mostPoints) return []
  const held = shapeDraft?.part === 'envelope' && shapeDraft.id === clip.id ? shapeDraft.held : null
  const { formats } = textsOf(state)
  return seen.map(({ time, gainDb, number }) => ({
    start: time - half,
    end: time + half,
    className: number === held ? 'clip-point clip-point-held' : 'clip-point',
    text: number === held ? `${formats.decimals(shortGain(gainDb))} dB` : '',
    height: heightOf(gainDb),
  }))
}
