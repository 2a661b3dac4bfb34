import type { TrackView } from '../../../shared/schemas/projectView.ts'
import type { Scope } from '../../lib/scope.ts'
import { watchSize } from '../../lib/watchSize.ts'
import type { AppState } from '../../store/appStore.ts'
import type { TimeView } from '../../store/viewMath.ts'
import { createWaveSurferCanvas } from './waveSurferCanvas.ts'
import { clipColumns, type ColumnWindow, columnWindow } from './columnWindow.ts'
import type { FrameBudget } from '../../timeline/painter.ts'
import { PeakFallback } from './peakFallback.ts'
import type { TrackPeaks } from './peaksSource.ts'
import { reshape, type Reshape, reshapeOf } from './reshape.ts'
import { type Cover, coversEnough, leftTimeOf, placePicture, widen, type Picture } from './waveformPicture.ts'
import { pixelColour } from '../../lib/pixelColour.ts'
import { themeColour } from '../../lib/themeColour.ts'
import type { WaveformColours, WaveformColumns } from '../../timeline/drawWaveform.ts'

interface Options {
  readonly container: HTMLElement
  /** Of the track's colour. */
  readonly hue: number
  readonly peaks: TrackPeaks
  readonly scope: Scope
  readonly onResize: () => void
}

/**
 * `held`: an edit's new peaks are on their way, the old picture stays, and the lane's boxes should stay with it.
 * `waits`: the frame has no time left, or the zoom goes on, whose peaks would be late for it; the picture was moved and
 * stretched to the view, and is drawn anew in a later frame.
 */
export type WaveformPaint = 'shown' | 'held' | 'waits'

export interface Waveform {
  readonly paint: (state: AppState, track: TrackView, budget: FrameBudget) => WaveformPaint
}

interface DrawnWaveform extends Picture {
  /** What it was drawn from, beside where the view was. */
  readonly basis: readonly unknown[]
  readonly revision: number
  readonly status: 'complete' | 'partial' | 'nothing'
}

interface Wanted {
  readonly view: TimeView
  readonly track: TrackView
  /** Of the project's content. */
  readonly revision: number
  readonly sampleRate: number
  /** A clip's gain or fade under the pointer, as it would be. */
  readonly pulled: Reshape | null
}

/** CSS pixels from which two channels stand above each other. */
const twoRowsFrom = 84

/**
 * One wavesurfer.js, given the visible window's peaks and a little more at both sides, so that an hour costs what a few
 * seconds cost.
 */
export function createWaveform({ container, hue, peaks, scope, onResize }: Options): Waveform {
  const fallback = new PeakFallback()
  const size = watchSize(container, scope, onResize)
  const canvas = createWaveSurferCanvas(container, scope)
  let drawn: DrawnWaveform | null = null
  let zoomBefore = 0

  const draw = (
    { view, track, revision, sampleRate, pulled }: Wanted,
    basis: readonly unknown[],
    cover: Cover,
  ): WaveformPaint => {
    const ratio = window.devicePixelRatio || 1
    const wide = widen(view)
    const columns = columnWindow(wide, ratio, sampleRate)
    const { channels } = track
    const target = { first: columns.first, count: columns.count, ...canvas.peaksFor(columns.count * channels) }
    const status = peaks.read({ trackId: track.id, channels, revision, columnsPerSec: columns.columnsPerSec }, target)
    const unmoved = drawn?.view === view && drawn.basis.every((value, i) => value === basis[i])
    if (unmoved && drawn?.status === status) return 'shown'
    if (status === 'nothing' && drawn && drawn.revision !== revision && drawn.view === view) return 'held'
    // It could only be drawn as blurred as it is.
    if (status === 'nothing' && drawn && cover === 'stretched') {
      placePicture(container, drawn, view, ratio)
      return 'shown'
    }

    if (status === 'complete') fallback.remember(target, columns.columnsPerSec, channels)
    else fallback.fill(target, columns.columnsPerSec, channels)
    if (pulled) reshape(target, pulled, { ...columns, channels })
    const rows = size().height < twoRowsFrom ? 1 : channels
    const picture = pictureOf(track, columns, rows)
    canvas.draw(picture, {
      width: wide.width,
      height: size().height,
      pixelRatio: ratio,
      colours: coloursOf(container, hue),
    })
    drawn = { view, left: leftTimeOf(wide, columns), basis, revision, status }
    placePicture(container, drawn, view, ratio)
    return 'shown'
  }
  return {
    paint({ view, project, shapeDraft }, track, budget) {
      if (!project || view.width < 1) return 'shown'
      const ratio = window.devicePixelRatio || 1
      const isZooming = view.pxPerSec !== zoomBefore
      zoomBefore = view.pxPerSec
      const pulled = reshapeOf(track, shapeDraft)
      const { contentRevision: revision, sampleRate } = project
      const colours = themeColour(container, '--rms-lc')
      const basis = [pulled && shapeDraft, view.width, ratio, size().height, colours, track, revision]
      const same = drawn?.basis.every((value, i) => value === basis[i]) === true
      const cover = drawn && same ? coversEnough(drawn, view) : 'none'
      if (drawn) {
        if (cover === 'all' && drawn.status === 'complete') {
          placePicture(container, drawn, view, ratio)
          return 'shown'
        }
        const isLate = !budget.left() || (isZooming && cover === 'stretched')
        if (cover !== 'none' && drawn.view !== view && isLate) {
          placePicture(container, drawn, view, ratio)
          return 'waits'
        }
      }
      return draw({ view, track, revision, sampleRate, pulled }, basis, cover)
    },
  }
}

function coloursOf(element: HTMLElement, hue: number): WaveformColours {
  const colour = (token: string) => `oklch(${themeColour(element, token)} ${hue})`
  return { peak: pixelColour(colour('--peak-lc')), core: pixelColour(colour('--rms-lc')), line: colour('--rms-lc') }
}

function pictureOf({ channels, clips }: TrackView, columns: ColumnWindow, rows: number): WaveformColumns {
  return {
    channels,
    rows,
    columns: columns.count,
    columnWidth: columns.columnWidth,
    offset: columns.offset,
    clips: clipColumns(clips, columns),
  }
}
