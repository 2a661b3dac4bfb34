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
import { themeColour } from '../../lib/themeColour.ts'
import { rowsIn, type WaveformColumns } from '../../timeline/drawWaveform.ts'
import { waveformColours } from '../../timeline/waveformColours.ts'

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
  /** What it is drawn from, beside where the view is. */
  readonly basis: readonly unknown[]
  /** What the picture that is there is good for. */
  readonly cover: Cover
}

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

  const draw = (wanted: Wanted): WaveformPaint => {
    const { view, track, revision, sampleRate, pulled, basis } = wanted
    const ratio = window.devicePixelRatio || 1
    const wide = widen(view)
    const columns = columnWindow(wide, ratio, sampleRate)
    const { channels } = track
    const target = { first: columns.first, count: columns.count, ...canvas.peaksFor(columns.count * channels) }
    const status = peaks.read({ trackId: track.id, channels, revision, columnsPerSec: columns.columnsPerSec }, target)
    const kept = drawn && keepUntilBetter(drawn, status, wanted)
    if (drawn && kept === 'shown') placePicture(container, drawn, view, ratio)
    if (kept) return kept

    if (status === 'complete') fallback.remember(target, columns.columnsPerSec, channels)
    else fallback.fill(target, columns.columnsPerSec, channels)
    if (pulled) reshape(target, pulled, { ...columns, channels })
    const { height } = size()
    const picture = pictureOf(track, columns, rowsIn(height, channels))
    canvas.draw(picture, { width: wide.width, height, pixelRatio: ratio, colours: waveformColours(container, hue) })
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
      const ofThis = drawn && isSame(drawn.basis, basis) ? drawn : null
      const cover = ofThis ? coversEnough(ofThis, view) : 'none'
      const moved = ofThis && moveInstead(ofThis, view, cover, { isZooming, budget })
      if (drawn && moved) {
        placePicture(container, drawn, view, ratio)
        return moved
      }
      const before = drawn
      const painted = draw({ view, track, revision, sampleRate, pulled, basis, cover })
      if (drawn !== before) budget.spend()
      return painted
    },
  }
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean => a.every((value, i) => value === b[i])

/**
 * Whether a picture of the same sound is moved and stretched to the view, for good or for now; null where it is to be
 * drawn. One that shows next to nothing of the view waits too where many lanes have been drawn before it: a dozen of
 * them in the frame of a quick zoom or a turned page would be a frame that is late.
 */
function moveInstead(
  { view: drawn, status }: DrawnWaveform,
  view: TimeView,
  cover: Cover,
  { isZooming, budget }: { readonly isZooming: boolean; readonly budget: FrameBudget },
): 'shown' | 'waits' | null {
  if (cover === 'all' && status === 'complete') return 'shown'
  if (drawn === view) return null
  if (cover === 'none') return budget.leftAtWorst() ? null : 'waits'
  return !budget.left() || (isZooming && cover === 'stretched') ? 'waits' : null
}

/** Whether a picture stays until its peaks have come; null where something else can be drawn. */
function keepUntilBetter(
  { view: drawn, revision: before, status: was }: DrawnWaveform,
  status: DrawnWaveform['status'],
  { view, revision, cover }: Wanted,
): 'shown' | 'held' | null {
  if (cover === 'all' && drawn === view && was === status) return 'shown'
  if (status !== 'nothing') return null
  if (before !== revision && drawn === view) return 'held'
  // It could only be drawn as blurred as it is.
  return cover === 'stretched' ? 'shown' : null
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
