import type { ClipView } from '../../../shared/schemas/projectView.ts'
import { shortGain } from '../../lib/shortGain.ts'
import type { AppState } from '../../store/appStore.ts'
import { spanOf, type TimeView } from '../../store/viewMath.ts'
import type { LaneBoxes } from '../../timeline/timeBoxes.ts'
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

/** Where clips that are moved or trimmed would be. */
export const clipDraftBoxes: LaneBoxes = ({ clipDraft }, trackId) =>
  (clipDraft?.clips ?? [])
    .filter((clip) => clip.trackId === trackId)
    .map(({ start, end }) => ({
      start,
      end,
      text: clipDraft?.how === 'copy' ? '+' : '',
      className: 'clip-moving',
      ...(clipDraft?.how !== 'trim' && { onItsWay: 'whole' as const }),
    }))
