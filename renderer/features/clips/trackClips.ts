import type { ClipView, ProjectView } from '../../../shared/schemas/projectView.ts'
import { shortGain } from '../../lib/shortGain.ts'
import type { AppState } from '../../store/appStore.ts'
import { spanOf, type TimeView } from '../../store/viewMath.ts'
import { findClip } from '../../store/clipCommands.ts'
import type { ClipDraft, LiftedPicture } from '../../store/slices/viewSlice.ts'
import type { LaneBoxes, TimeBox } from '../../timeline/timeBoxes.ts'
import { hasGainGrip } from './shapes/shapeGrips.ts'
import { textsOf } from '../../store/useTexts.ts'
import './clips.css'

/** The clips of a track, each with its name. */
export const clipBoxes: LaneBoxes = (state, trackId) => {
  const { project, view } = state
  const clips = project?.tracks.find(({ id }) => id === trackId)?.clips ?? []
  return clipsInView(clips, view).map((clip) => ({
    start: clip.start,
    end: clip.end,
    text: clip.name,
    note: gainNote(clip, state),
    className: project?.selectedClips.includes(clip.id) ? 'clip clip-selected' : 'clip',
  }))
}

/** How much louder or quieter than its source a clip is; at 0 dB only where it can be taken hold of. */
function gainNote(clip: ClipView, { view, shapeDraft, pointedClip, project, settings }: AppState): string {
  if (!hasGainGrip(clip, view)) return ''
  const drawn = shapeDraft?.id === clip.id && shapeDraft.part === 'gain' ? shapeDraft.value : null
  const gainDb = drawn ?? clip.gainDb ?? 0
  const isHeld = drawn !== null || pointedClip === clip.id || project?.selectedClips.includes(clip.id) === true
  if (gainDb === 0 && !isHeld) return ''
  const { clips, formats } = textsOf({ settings })
  const gain = `${formats.decimals(shortGain(gainDb))} dB`
  return clip.gains === 'mixed' ? clips.upTo(gain) : gain
}

/** Clips that touch the view; they are in time order and do not overlap. */
export function clipsInView(clips: readonly ClipView[], view: TimeView): readonly ClipView[] {
  const last = view.t0 + spanOf(view)
  return clips.filter(({ start, end }) => end > view.t0 && start < last)
}

/**
 * Clips that are moved or trimmed: what they leave is faded, and where they would be they stand as they look, with the
 * time at which they would begin.
 */
export const clipDraftBoxes: LaneBoxes = ({ clipDraft, project, settings }, trackId) => {
  if (clipDraft === null || project === null) return []
  const { formats } = textsOf({ settings })
  const left =
    clipDraft.how === 'copy' ? [] : clipDraft.clips.flatMap((one) => leftBy(one, clipDraft, project, trackId))
  const there = clipDraft.clips
    .filter((clip) => clip.trackId === trackId)
    .map(({ id, start, end, picture }) => ({
      start,
      end,
      text: clipDraft.how === 'trim' ? '' : (findClip(project, id)?.clip.name ?? ''),
      note: clipDraft.how === 'trim' ? '' : formats.time(Math.round(start * 1000) / 1000),
      className: classOf(clipDraft),
      picture: clipDraft.how === 'trim' ? undefined : carried(picture, start),
      ...(clipDraft.how !== 'trim' && { onItsWay: 'whole' as const }),
    }))
  return [...left, ...there]
}

const carried = (picture: LiftedPicture | undefined, start: number) =>
  picture && { canvas: picture.canvas, start: start + picture.from, end: start + picture.to }

const classOf = ({ how, fit }: ClipDraft): string => {
  if (how === 'trim') return 'clip-trimming'
  return fit === 'over' ? 'clip-moving clip-over' : 'clip-moving'
}

/** What would no longer be there: all of a clip that is moved, the ends of one that is trimmed; and what comes out. */
function leftBy(
  { id, start, end, picture }: ClipDraft['clips'][number],
  { how }: ClipDraft,
  project: ProjectView,
  trackId: string,
): TimeBox[] {
  const was = findClip(project, id)
  if (was === null || was.track.id !== trackId) return []
  const { clip } = was
  const box = (from: number, to: number, className: string): TimeBox[] =>
    to > from ? [{ start: from, end: to, text: '', className }] : []
  const hidden = { picture: carried(picture, clip.start) }
  const out = (from: number, to: number) => box(from, to, 'clip-out').map((one) => ({ ...one, ...hidden }))
  if (how !== 'trim') return box(clip.start, clip.end, 'clip-left')
  return [
    ...box(clip.start, start, 'clip-left'),
    ...box(end, clip.end, 'clip-left'),
    ...out(start, clip.start),
    ...out(clip.end, end),
  ]
}
