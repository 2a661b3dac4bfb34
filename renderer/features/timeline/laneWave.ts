import type { TrackView } from '../../../shared/schemas/projectView.ts'
import type { Scope } from '../../lib/scope.ts'
import { watchSize } from '../../lib/watchSize.ts'
import type { AppState } from '../../store/appStore.ts'
import { createLaneSurfer } from './laneSurfer.ts'
import { clipColumns, laneWindow } from './laneWindow.ts'
import { PeakFallback } from './peakFallback.ts'
import type { LanePeaks } from './peaksSource.ts'
import { themeColour } from './themeColour.ts'

interface Options {
  readonly container: HTMLElement
  readonly peaks: LanePeaks
  readonly scope: Scope
  readonly onResize: () => void
}

export interface LaneWave {
  /** `held` while an edit's new peaks are on their way: the old picture stays, and the lane's boxes should stay with it. */
  readonly paint: (state: AppState, track: TrackView) => 'shown' | 'held'
}

/** One wavesurfer.js, given the visible window's peaks only, so that an hour costs what a few seconds cost. */
export function createLaneWave({ container, peaks, scope, onResize }: Options): LaneWave {
  const fallback = new PeakFallback()
  const size = watchSize(container, scope, onResize)
  const surfer = createLaneSurfer(container, scope)
  let last: { view: readonly unknown[]; revision: number; track: TrackView | null } = { view: [], revision: -1, track: null }
  let shown: 'complete' | 'partial' | 'nothing' = 'nothing'

  return {
    paint({ view, project }, track) {
      if (!project || view.width < 1) return 'shown'
      const revision = project.contentRevision
      const ratio = window.devicePixelRatio || 1
      const { height } = size()
      const colour = themeColour(container, '--wave')
      const inputs = [view.t0, view.pxPerSec, view.width, ratio, height, colour]
      const sameView = inputs.every((value, i) => value === last.view[i])
      const same = sameView && last.track === track && last.revision === revision
      if (same && shown === 'complete') return 'shown'

      const columns = laneWindow(view, ratio, project.sampleRate)
      const { channels } = track
      const target = { first: columns.first, count: columns.count, ...surfer.peaksFor(columns.count * channels) }
      const status = peaks.read({ trackId: track.id, channels, revision, columnsPerSec: columns.columnsPerSec }, target)
      if (same && status === shown) return 'shown'
      if (status === 'nothing' && sameView && last.track && last.revision !== revision) return 'held'

      if (status === 'complete') fallback.remember(target, columns.columnsPerSec, channels)
      else fallback.fill(target, columns.columnsPerSec, channels)
      const clips = clipColumns(track.clips, columns)
      surfer.draw({ channels, columns: columns.count, columnWidth: columns.columnWidth, offset: columns.offset, clips }, { height, colour })
      last = { view: inputs, revision, track }
      shown = status
      return 'shown'
    },
  }
}
