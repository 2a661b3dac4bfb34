import type { ClipView } from '../../../shared/schemas/projectView.ts'
import { selectRange } from '../../store/selectionCommands.ts'
import type { TimeView } from '../../store/viewMath.ts'
import type { PointerTool } from '../../timeline/pointerInput.ts'
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
  const last = view.t0 + view.width / view.pxPerSec
  return clips.filter(({ start, end }) => end > view.t0 && start < last)
}

/** A double click on a clip selects its time on its track. */
export const clipTool: PointerTool = {
  doublePress({ time, track: index }, app) {
    const { project } = app.store.getState()
    const track = index === null ? undefined : project?.tracks[index]
    const clip = track?.clips.find(({ start, end }) => start <= time && time < end)
    if (!track || !clip) return 'left'
    void selectRange(app, { start: clip.start, end: clip.end, trackIds: [track.id] })
    return 'taken'
  },
}
