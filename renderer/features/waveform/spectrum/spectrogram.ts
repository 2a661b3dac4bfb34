import { spectrumRows } from '../../../../shared/dsp/spectrumScale.ts'
import type { TrackView } from '../../../../shared/schemas/projectView.ts'
import type { Scope } from '../../../lib/scope.ts'
import { moveLayer } from '../../../lib/moveLayer.ts'
import { type Drawing2D, emptySheet, makeDrawing, showSheet } from '../../../lib/stillPicture.ts'
import { themeColour } from '../../../lib/themeColour.ts'
import { watchSize, type Size } from '../../../lib/watchSize.ts'
import type { AppState } from '../../../store/appStore.ts'
import type { TimeView } from '../../../store/viewMath.ts'
import type { FrameBudget } from '../../../timeline/painter.ts'
import type { Zoom } from '../peakTiles.ts'
import { coversEnough, type Cover, placePicture, widen, type Picture } from '../waveformPicture.ts'
import { paintTile, spectrumColours, type SpectrumColours } from './spectrumColours.ts'
import { inOrder, liesWithin, tileColumns, tilesOf, timesOf } from './spectrumGrid.ts'
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
  /** The clips, as a shape on the canvas. */
  readonly shape: Path2D
  /** Tiles that are not drawn yet, the next one first. */
  readonly missing: number[]
}

/**
 * A track's frequencies over time, drawn tile by tile as they come. What was seen before stands in, moved and stretched
 * to where it belongs; behind an edit all of it stays until the first new tile is there.
 */
export function createSpectrogram({ canvas, hue, spectra: source, scope, onResize }: Options): Spectrogram {
  const spectra = source.forTrack(scope)
  const context = makeDrawing(1, 1)
  // Given back lane by lane, and not by all of them in the one task that collects them.
  scope.add(() => void (context.canvas.width = 0))
  const add = tileDrawer(context, spectra)
  const size = watchSize(canvas, scope, onResize)
  let drawn: Drawn | null = null

  const begin = (view: TimeView, track: TrackView, basis: readonly unknown[], zoom: Zoom, ratio: number): Drawn => {
    const wide = onPixels(widen(view), ratio)
    const width = Math.round(wide.width * ratio)
    const duration = track.clips.reduce((end, clip) => Math.max(end, clip.end), 0)
    const shape = shapeOf(track, wide, ratio)
    const before = drawn && isAlike(drawn, basis, view) ? drawn : null
    const height = rowsIn(size().height * ratio)
    if (before) moveOn(context, Math.round((before.left - wide.t0) * wide.pxPerSec * ratio))
    else standIn(context, drawn, wide, { width, height, ratio, shape })
    const span = { ...tilesOf(wide, ratio, duration), columnsPerSec: zoom.columnsPerSec }
    const isThere = before ? staysThere(before, width / ratio) : () => false
    const middle = view.t0 + view.width / view.pxPerSec / 2
    const missing = inOrder(span, track.clips, middle).filter((tile) => !isThere(tile))
    return { view, left: wide.t0, basis, zoom, colours: spectrumColours(canvas, hue), shape, missing }
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
        show(context, canvas)
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

function moveOn(context: Drawing2D, by: number): void {
  context.globalCompositeOperation = 'copy'
  context.drawImage(context.canvas, by, 0)
  context.globalCompositeOperation = 'source-over'
}

type DrawTiles = (picture: Drawn, ratio: number, budget: FrameBudget) => 'painted' | 'waits'

/** One for all lanes, which draw one after the other. */
let tile: OffscreenCanvasRenderingContext2D | null = null

/** Draws what has come, as far as the frame has time for it. */
function tileDrawer(context: Drawing2D, spectra: TrackSpectra): DrawTiles {
  return (picture, ratio, budget) => {
    const { view, left, zoom, colours, shape, missing } = picture
    const scale = view.pxPerSec * ratio
    for (let next = missing[0]; next !== undefined; next = missing[0]) {
      const levels = spectra.get(zoom, next)
      if (levels === undefined) {
        spectra.want(zoom, next)
        return 'painted'
      }
      if (!budget.left()) return 'waits'
      missing.shift()
      tile ??= makeDrawing(tileColumns, spectrumRows)
      const { canvas } = tile
      paintTile(tile, levels, colours)
      const { start, end } = timesOf(next, zoom.columnsPerSec)
      drawWithin(context, shape, () =>
        context.drawImage(canvas, (start - left) * scale, 0, (end - start) * scale, context.canvas.height),
      )
    }
    return 'painted'
  }
}

function drawWithin(context: Drawing2D, shape: Path2D, draw: () => void): void {
  context.save()
  context.clip(shape)
  draw()
  context.restore()
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

/** The picture goes on being drawn beside the page; what is seen is a copy of it. */
function show({ canvas: picture }: Drawing2D, canvas: HTMLCanvasElement): void {
  emptySheet(picture.width, picture.height).drawImage(picture, 0, 0)
  showSheet(canvas)
}

function shapeOf({ clips }: TrackView, wide: TimeView, ratio: number): Path2D {
  const shape = new Path2D()
  const end = wide.t0 + wide.width / wide.pxPerSec
  const scale = wide.pxPerSec * ratio
  for (const clip of clips) {
    if (clip.end <= wide.t0 || clip.start >= end) continue
    // Between the edges of the clip's box, which stay in sight.
    const width = (clip.end - clip.start) * scale - 2 * ratio
    shape.rect((clip.start - wide.t0) * scale + ratio, 0, Math.max(1, width), spectrumRows)
  }
  return shape
}

/** Puts what is on the canvas where its times are now, and takes away what lies in no clip any more. */
function standIn(
  context: Drawing2D,
  before: Drawn | null,
  wide: TimeView,
  { width, height, ratio, shape }: Size & { readonly ratio: number; readonly shape: Path2D },
): void {
  const { canvas } = context
  const scale = wide.pxPerSec * ratio
  if (before === null || canvas.width !== width || canvas.height !== height) {
    canvas.width = width
    canvas.height = height
    return
  }
  const stretch = wide.pxPerSec / before.view.pxPerSec
  context.globalCompositeOperation = 'copy'
  context.drawImage(canvas, (before.left - wide.t0) * scale, 0, canvas.width * stretch, height)
  context.globalCompositeOperation = 'destination-in'
  context.fill(shape)
  context.globalCompositeOperation = 'source-over'
}
