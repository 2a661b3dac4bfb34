import type { ClipView } from '../../../shared/schemas/projectView.ts'
import { spanOf, type TimeView } from '../../store/viewMath.ts'
import type { LaneBoxes } from '../../timeline/timeBoxes.ts'
import './clips.css'

/** The clips of a track, each with its name. */
export const clipBoxes: LaneBoxes = ({ project, view }, trackId) => {
  const clips = project?.tracks.find(({ id }) => id === trackId)?.clips ?? []
  return clipsInView(clips, view).map(({ id, name, start, end }) => ({
    start,
    end,
    text: name,
    className: project?.selectedClips.includes(id) ? 'clip clip-selected' : 'clip',
  }))
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
    }))
