import { spectrumRows } from '../../../../shared/dsp/spectrumScale.ts'
import type { TrackView } from '../../../../shared/schemas/projectView.ts'
import type { Scope } from '../../../lib/scope.ts'
import { moveLayer } from '../../../lib/moveLayer.ts'
import { themeColour } from '../../../lib/themeColour.ts'
import { watchSize } from '../../../lib/watchSize.ts'
import type { AppState } from '../../../store/appStore.ts'
import type { TimeView } from '../../../store/viewMath.ts'
import type { FrameBudget } from '../../../timeline/painter.ts'
import type { Zoom } from '../peakTiles.ts'
import { coversEnough, type Cover, placePicture, widen, type Picture } from '../waveformPicture.ts'
import { spectrumColours, type SpectrumColours } from './spectrumColours.ts'
import { inOrder, liesWithin, tilesOf, timesOf } from './spectrumGrid.ts'
import { type PixelRange, SpectrumPicture } from './spectrumPicture.ts'
import type { SpectrumSource, TrackSpectra } from './spectrumSource.ts'

interface Options {
  readonly canvas: HTMLCanvasElement
  /** Of the track's colour. */
  readonly hue: number
  readonly spectra: SpectrumSource
  readonly scope: Scope
  readonly onResize: () => void
}

export interface Spectrogram {
  readonly paint: (state: AppState, track: TrackView, budget: FrameBudget) => 'painted' | 'waits'
}

/** Where nothing of a picture is in its lane; one that is hidden instead makes the browser sort all layers anew. */
const away = -16_384

interface Drawn extends Picture {
  /** What it was drawn from, beside where the view was. */
  readonly basis: readonly unknown[]
  readonly zoom: Zoom
  readonly colours: SpectrumColours
  /** Where there are clips. */
  readonly ranges: readonly PixelRange[]
  /** Tiles that are not drawn yet, the next one first. */
  readonly missing: number[]
}

/**
 * A track's frequencies over time, drawn tile by tile as they come. What was seen before stands in, moved and stretched
 * to where it belongs; behind an edit all of it stays until the first new tile is there.
 */
export function createSpectrogram({ canvas, hue, spectra: source, scope, onResize }: Options): Spectrogram {
  const spectra = source.forTrack(scope)
  const picture = new SpectrumPicture()
  const add = tileDrawer(picture, spectra)
  const size = watchSize(canvas, scope, onResize)
  let drawn: Drawn | null = null

  const begin = (view: TimeView, track: TrackView, basis: readonly unknown[], zoom: Zoom, ratio: number): Drawn => {
    const wide = onPixels(widen(view), ratio)
    const width = Math.round(wide.width * ratio)
    const duration = track.clips.reduce((end, clip) => Math.max(end, clip.end), 0)
    const ranges = clipRanges(track, wide, ratio)
    const before = drawn && isAlike(drawn, basis, view) ? drawn : null
    const height = rowsIn(size().height * ratio)
    if (before) picture.moveBy(Math.round((before.left - wide.t0) * wide.pxPerSec * ratio))
    else if (drawn === null || picture.width !== width || picture.height !== height) picture.reset(width, height)
    else picture.stretch((drawn.left - wide.t0) * wide.pxPerSec * ratio, wide.pxPerSec / drawn.view.pxPerSec, ranges)
    const span = { ...tilesOf(wide, ratio, duration), columnsPerSec: zoom.columnsPerSec }
    const isThere = before ? staysThere(before, width / ratio) : () => false
    const middle = view.t0 + view.width / view.pxPerSec / 2
    const missing = inOrder(span, track.clips, middle).filter((tile) => !isThere(tile))
    return { view, left: wide.t0, basis, zoom, colours: spectrumColours(canvas, hue), ranges, missing }
  }
  return {
    paint({ view, project }, track, budget) {
      if (!project || view.width < 1) return 'painted'
      const ratio = window.devicePixelRatio || 1
      const { contentRevision: revision } = project
      const basis = [view.width, rowsIn(size().height * ratio), ratio, themeColour(canvas, '--rms-lc'), track, revision]
      const cover = coverOf(drawn, basis, view)
      if (isLate(drawn, cover, view, budget)) {
        // Other times than those of the view are not shown while it waits.
        if (cover === 'none') moveLayer(canvas, { x: away })
        else if (drawn) placePicture(canvas, drawn, view, ratio)
        return 'waits'
      }
      const before = drawn
      if (!drawn || cover !== 'all') {
        const { columnsPerSec } = tilesOf(view, ratio, 0)
        const zoom = { trackId: track.id, channels: track.channels, revision, columnsPerSec }
        drawn = begin(view, track, basis, zoom, ratio)
      }
      placePicture(canvas, drawn, view, ratio)
      const lacked = drawn.missing.length
      const painted = add(drawn, ratio, budget)
      const isOther = before !== null && drawn !== before
      if (isOther || drawn.missing.length !== lacked) {
        picture.show(canvas)
        budget.spend()
      }
      return painted
    },
  }
}

/** Begins on a whole pixel, so that what was drawn for another time is put where it belongs as it is. */
function onPixels(wide: TimeView, ratio: number): TimeView {
  const scale = wide.pxPerSec * ratio
  return { ...wide, t0: Math.round(wide.t0 * scale) / scale }
}

/** Whether a picture is of the same sound at the same zoom, whatever part of it. */
const isAlike = (drawn: Drawn, basis: Drawn['basis'], view: TimeView): boolean =>
  view.pxPerSec === drawn.view.pxPerSec && drawn.basis.every((value, i) => value === basis[i])

/** Which tiles of a picture that is moved on by whole pixels need not be drawn again; its width in CSS pixels. */
function staysThere({ left, view, zoom, missing }: Drawn, width: number): (tile: number) => boolean {
  const seen = { start: left, end: left + width / view.pxPerSec }
  return (tile) => !missing.includes(tile) && liesWithin(tile, zoom.columnsPerSec, seen)
}

type DrawTiles = (drawn: Drawn, ratio: number, budget: FrameBudget) => 'painted' | 'waits'

/** Draws what has come, as far as the frame has time for it. */
function tileDrawer(picture: SpectrumPicture, spectra: TrackSpectra): DrawTiles {
  return ({ view, left, zoom, colours, ranges, missing }, ratio, budget) => {
    const scale = view.pxPerSec * ratio
    for (let next = missing[0]; next !== undefined; next = missing[0]) {
      const levels = spectra.get(zoom, next)
      if (levels === undefined) {
        spectra.want(zoom, next)
        return 'painted'
      }
      if (!budget.left()) return 'waits'
      missing.shift()
      const { start, end } = timesOf(next, zoom.columnsPerSec)
      picture.paintTile(levels, colours, { from: (start - left) * scale, to: (end - left) * scale }, ranges)
    }
    return 'painted'
  }
}

function coverOf(drawn: Drawn | null, basis: Drawn['basis'], view: TimeView): Cover {
  const isSame = drawn?.basis.every((value, i) => value === basis[i]) === true
  return drawn && isSame ? coversEnough(drawn, view) : 'none'
}

/** Whether a picture of another view, or the first one, waits for its turn; behind an edit all are drawn at once. */
const isLate = (drawn: Drawn | null, cover: Cover, view: TimeView, budget: FrameBudget): boolean =>
  cover !== 'all' && drawn?.view !== view && !budget.left()

/** Rows of the canvas: a low lane shows no more, and what a browser takes to put it on the screen grows with them. */
const rowsIn = (pixels: number): number => (pixels <= spectrumRows / 2 ? spectrumRows / 2 : spectrumRows)

function clipRanges({ clips }: TrackView, wide: TimeView, ratio: number): PixelRange[] {
  const end = wide.t0 + wide.width / wide.pxPerSec
  const scale = wide.pxPerSec * ratio
  return clips
    .filter((clip) => clip.end > wide.t0 && clip.start < end)
    .map((clip) => {
      // Between the edges of the clip's box, which stay in sight.
      const from = Math.round((clip.start - wide.t0) * scale + ratio)
      return { from, to: Math.max(from + 1, Math.round((clip.end - wide.t0) * scale - ratio)) }
    })
}
