import type { TrackView } from '../../../shared/schemas/projectView.ts'
import type { Scope } from '../../lib/scope.ts'
import { watchSize } from '../../lib/watchSize.ts'
import type { AppState } from '../../store/appStore.ts'
import type { TimeView } from '../../store/viewMath.ts'
import { createLaneSurfer } from './laneSurfer.ts'
import { clipColumns, laneWindow } from './laneWindow.ts'
import type { FrameBudget } from './painter.ts'
import { PeakFallback } from './peakFallback.ts'
import type { LanePeaks } from './peaksSource.ts'
import { coversEnough, leftTimeOf, placePicture, widen, type Picture } from './placePicture.ts'
import { themeColour } from './themeColour.ts'

interface Options {
  readonly container: HTMLElement
  readonly peaks: LanePeaks
  readonly scope: Scope
  readonly onResize: () => void
}

/**
 * `held`: an edit's new peaks are on their way, the old picture stays, and the lane's boxes should stay with it.
 * `waits`: the frame has no time left; the picture was moved and stretched to the view, and is drawn anew in the next frame.
 */
export type WavePaint = 'shown' | 'held' | 'waits'

export interface LaneWave {
  readonly paint: (state: AppState, track: TrackView, budget: FrameBudget) => WavePaint
}

interface Drawn extends Picture {
  /** All that a picture depends on beside where the view is. */
  readonly look: readonly unknown[]
  readonly revision: number
  readonly status: 'complete' | 'partial' | 'nothing'
}

/** One wavesurfer.js, given the visible window's peaks and a little more at both sides, so that an hour costs what a few seconds cost. */
export function createLaneWave({ container, peaks, scope, onResize }: Options): LaneWave {
  const fallback = new PeakFallback()
  const size = watchSize(container, scope, onResize)
  const surfer = createLaneSurfer(container, scope)
  let drawn: Drawn | null = null

  const draw = (
    view: TimeView,
    track: TrackView,
    revision: number,
    sampleRate: number,
    look: readonly unknown[],
  ): WavePaint => {
    const ratio = window.devicePixelRatio || 1
    const wide = widen(view)
    const columns = laneWindow(wide, ratio, sampleRate)
    const { channels } = track
    const target = { first: columns.first, count: columns.count, ...surfer.peaksFor(columns.count * channels) }
    const status = peaks.read({ trackId: track.id, channels, revision, columnsPerSec: columns.columnsPerSec }, target)
    const unmoved = drawn?.view === view && drawn.look.every((value, i) => value === look[i])
    if (unmoved && drawn?.status === status) return 'shown'
    if (status === 'nothing' && drawn && drawn.revision !== revision && drawn.view === view) return 'held'

    if (status === 'complete') fallback.remember(target, columns.columnsPerSec, channels)
    else fallback.fill(target, columns.columnsPerSec, channels)
    const picture = {
      channels,
      columns: columns.count,
      columnWidth: columns.columnWidth,
      offset: columns.offset,
      clips: clipColumns(track.clips, columns),
    }
    surfer.draw(picture, { height: size().height, colour: themeColour(container, '--wave') })
    drawn = { view, left: leftTimeOf(wide, columns), look, revision, status }
    placePicture(container, drawn, view, ratio)
    return 'shown'
  }
  return {
    paint({ view, project }, track, budget) {
      if (!project || view.width < 1) return 'shown'
      const ratio = window.devicePixelRatio || 1
      const look = [view.width, ratio, size().height, themeColour(container, '--wave'), track, project.contentRevision]
      const same = drawn?.look.every((value, i) => value === look[i]) === true
      if (drawn && same) {
        const cover = coversEnough(drawn, view)
        if (cover === 'all' && drawn.status === 'complete') {
          placePicture(container, drawn, view, ratio)
          return 'shown'
        }
        if (cover !== 'none' && drawn.view !== view && !budget.left()) {
          placePicture(container, drawn, view, ratio)
          return 'waits'
        }
      }
      return draw(view, track, project.contentRevision, project.sampleRate, look)
    },
  }
}
