import WaveSurfer from 'wavesurfer.js'
import type { TrackView } from '../../../shared/schemas/projectView.ts'
import type { Scope } from '../../lib/scope.ts'
import type { AppState } from '../../store/appStore.ts'
import { drawWave, type WaveWindow } from './drawWave.ts'
import { clipColumns, laneWindow, type LaneWindow } from './laneWindow.ts'
import { PeakFallback } from './peakFallback.ts'
import type { LanePeaks } from './peaksSource.ts'
import { themeColour } from './themeColour.ts'

interface Options {
  readonly container: HTMLElement
  readonly peaks: LanePeaks
  readonly scope: Scope
}

export interface LaneWave {
  /** `held` while an edit's new peaks are on their way: the old picture stays, and the lane's boxes should stay with it. */
  readonly paint: (state: AppState, track: TrackView) => 'shown' | 'held'
}

const empty: WaveWindow = { channels: 1, columns: 0, columnWidth: 1, offset: 0, clips: [] }

/** One wavesurfer.js, given the visible window's peaks only, so that an hour costs what a few seconds cost. */
export function createLaneWave({ container, peaks, scope }: Options): LaneWave {
  const fallback = new PeakFallback()
  let picture = empty
  let maxes = new Float32Array(1)
  let mins = new Float32Array(1)
  let last: readonly unknown[] = []
  const surfer = WaveSurfer.create({
    container, peaks: [maxes, mins], duration: 1, height: 1, interact: false, cursorWidth: 0, hideScrollbar: true, autoScroll: false,
    renderFunction: ([tops, bottoms], context) => drawWave(context, tops as Float32Array, bottoms as Float32Array, picture),
  })
  scope.add(() => surfer.destroy())

  const resize = (length: number) => {
    if (length === maxes.length) return
    maxes = new Float32Array(length)
    mins = new Float32Array(length)
    // Superseded loads end in an AbortError, which means nothing here: there is no media to load.
    surfer.load('', [maxes, mins], 1).catch(() => undefined)
  }
  const draw = (track: TrackView, window: LaneWindow) => {
    const height = container.clientHeight
    const waveColor = themeColour(container, '--wave')
    picture = { channels: track.channels, columns: window.count, columnWidth: window.columnWidth, offset: window.offset, clips: clipColumns(track.clips, window) }
    surfer.setOptions({ height, waveColor, progressColor: waveColor })
  }
  return {
    paint({ view, project }, track) {
      if (!project || view.width < 1) return 'shown'
      const ratio = window.devicePixelRatio || 1
      const inputs = [view.t0, view.pxPerSec, view.width, ratio, container.clientHeight, themeColour(container, '--wave'), track, project.contentRevision]
      if (last.length > 0 && inputs.every((value, i) => value === last[i])) return 'shown'
      const columns = laneWindow(view, ratio, project.sampleRate)
      resize(columns.count * track.channels)
      const target = { first: columns.first, count: columns.count, maxes, mins }
      const zoom = { trackId: track.id, channels: track.channels, revision: project.contentRevision, columnsPerSec: columns.columnsPerSec }
      const status = peaks.read(zoom, target)
      const sameView = last.slice(0, 6).every((value, i) => value === inputs[i])
      if (status === 'nothing' && last.length > 0 && sameView && last[7] !== project.contentRevision) return 'held'
      fallback.fill(target, columns.columnsPerSec, track.channels)
      draw(track, columns)
      if (status === 'complete') fallback.remember(target, columns.columnsPerSec, track.channels)
      last = status === 'complete' ? inputs : []
      return 'shown'
    },
  }
}
