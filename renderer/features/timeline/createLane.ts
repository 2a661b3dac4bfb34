import type { AppState } from '../../store/appStore.ts'
import type { Scope } from '../../lib/scope.ts'
import { createBoxPool, type Box } from './boxPool.ts'
import { laneRegions } from './laneRegions.ts'
import { clipsInView } from './laneWindow.ts'
import { createLaneWave } from './laneWave.ts'
import type { Paintable } from './painter.ts'
import type { PeaksSource } from './peaksSource.ts'

interface LaneElements {
  readonly lane: HTMLElement
  readonly boxes: HTMLElement
  readonly wave: HTMLElement
  readonly marks: HTMLElement
}

/** Draws one track: clip boxes, the waveform over them, the selection, and what a waiting request would do. */
export function createLane(
  trackId: string,
  elements: LaneElements,
  peaks: PeaksSource,
  scope: Scope,
  onShow: () => void,
): Paintable {
  const wave = createLaneWave({ container: elements.wave, peaks: peaks.lane(scope), scope, onResize: onShow })
  const showBoxes = createBoxPool(elements.boxes)
  const showMarks = createBoxPool(elements.marks)
  const screen = watchScreen(elements.lane, scope, onShow)

  return {
    paint(state, budget) {
      const track = state.project?.tracks.find(({ id }) => id === trackId)
      if (!track || !screen.shows()) return 'painted'
      const painted = wave.paint(state, track, budget)
      if (painted === 'held') return 'painted'
      showBoxes(
        clipsInView(track.clips, state.view).map((clip) => ({
          start: clip.start,
          end: clip.end,
          text: clip.name,
          className: state.project?.selectedClips.includes(clip.id) ? 'clip clip-selected' : 'clip',
        })),
        state.view,
      )
      showMarks([...selectionBox(state, trackId), ...laneRegions(state, trackId)], state.view)
      return painted === 'waits' ? 'waits' : 'painted'
    },
  }
}

/** The selection as it is being dragged, else as it is; on the tracks that it holds for. */
function selectionBox({ draft, project }: AppState, trackId: string): Box[] {
  const range = draft ?? project?.selection
  if (!range || !project) return []
  const tracks = draft?.trackIds ?? project.selectedTracks
  return tracks.includes(trackId) ? [{ start: range.start, end: range.end, className: 'lane-selection', text: '' }] : []
}

/** Lanes that are scrolled out of sight are not drawn. */
function watchScreen(lane: HTMLElement, scope: Scope, onShow: () => void): { shows(): boolean } {
  let visible = true
  const observer = new IntersectionObserver(([entry]) => {
    visible = entry?.isIntersecting ?? true
    if (visible) onShow()
  })
  observer.observe(lane)
  scope.add(() => observer.disconnect())
  return { shows: () => visible }
}
