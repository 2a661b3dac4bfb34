import { useCallback, useRef } from 'react'
import type { Scope } from '../../lib/scope.ts'
import { themeColour } from '../../lib/themeColour.ts'
import { watchSize } from '../../lib/watchSize.ts'
import type { AppState } from '../../store/appStore.ts'
import { timeFormatOf, useTimeFormat } from '../../store/timeFormat.ts'
import { useTexts } from '../../store/useTexts.ts'
import { spanOf, xAt } from '../../store/viewMath.ts'
import type { Paintable } from '../../timeline/painter.ts'
import { usePaint, usePainter } from '../../timeline/PainterContext.ts'
import { loopRegion } from './loopTool.ts'
import { LabelPictures, putLabel } from './labelPictures.ts'
import { rulerTicks, type Tick } from './rulerTicks.ts'
import './ruler.css'

/** The times of the view, with the selection behind them and the loop region above. */
export function Ruler() {
  const texts = useTexts()
  const format = useTimeFormat()
  const canvas = useRef<HTMLCanvasElement>(null)
  const painter = usePainter()
  const create = useCallback(
    (element: HTMLElement, scope: Scope) => createRuler(element as HTMLCanvasElement, scope, painter.request),
    [painter],
  )
  usePaint(canvas, create)
  return (
    <div className="time-row ruler-row">
      <div className="time-corner">
        <span>{texts.timeline.units[format]}</span>
      </div>
      <canvas ref={canvas} className="ruler" data-testid="ruler" aria-hidden="true" />
    </div>
  )
}

/** CSS pixels that the selection takes at the bottom. */
const rangeHeight = 15
/** The loop's bar at the top, CSS pixels. */
const loopBar = { top: 1, height: 6, radius: 3 }

/** Draws the ruler on a canvas: only the ticks that are in view. */
function createRuler(canvas: HTMLCanvasElement, scope: Scope, onResize: () => void): Paintable {
  const context = canvas.getContext('2d')
  const size = watchSize(canvas, scope, onResize)
  const labels = new LabelPictures()
  let last = ''
  scope.add(() => labels.forget())
  return {
    paint(state) {
      const { view, draft, project } = state
      const selection = draft ?? project?.selection ?? null
      const ratio = window.devicePixelRatio || 1
      const { t0, pxPerSec, width } = view
      const colour = themeColour(canvas, '--ink-3')
      const loop = loopRegion(state)
      const ranges = [selection?.start, selection?.end, loop?.start, loop?.end, loops(state)]
      const key = [
        timeFormatOf(state),
        project?.sampleRate,
        t0,
        pxPerSec,
        width,
        ratio,
        colour,
        ...ranges,
        size().height,
      ].join(' ')
      if (key === last || !context) return 'painted'
      last = key
      const { height } = size()
      const [wide, high] = [Math.round(view.width * ratio), Math.round(height * ratio)]
      if (canvas.width !== wide) canvas.width = wide
      if (canvas.height !== high) canvas.height = high
      context.setTransform(ratio, 0, 0, ratio, 0, 0)
      context.clearRect(0, 0, width, height)
      drawRange(context, canvas, state, height)
      drawTicks(context, canvas, state, { height, pixelRatio: ratio, labels })
      drawLoop(context, canvas, state)
      return 'painted'
    },
  }
}

function drawRange(
  context: CanvasRenderingContext2D,
  canvas: HTMLElement,
  { view, draft, project }: AppState,
  height: number,
): void {
  const range = draft ?? project?.selection
  if (!range) return
  const left = Math.max(0, xAt(view, range.start))
  const right = Math.min(view.width, xAt(view, range.end))
  if (right <= left) return
  context.fillStyle = themeColour(canvas, '--press')
  context.fillRect(left, height - rangeHeight, right - left, rangeHeight)
  context.fillStyle = themeColour(canvas, '--sel-edge')
  for (const x of [left, right - 1]) context.fillRect(x, height - rangeHeight, 1, rangeHeight)
}

/** A loop that is being drawn is on already: letting go turns it on. */
const loops = ({ loopDraft, project }: AppState) => loopDraft !== null || project?.transport.loop === true

/** The loop region as a bar along the top: filled while it is on, hollow while it is off. */
function drawLoop(context: CanvasRenderingContext2D, canvas: HTMLElement, state: AppState): void {
  const region = loopRegion(state)
  if (!region) return
  const { view } = state
  const left = Math.max(-loopBar.radius, xAt(view, region.start))
  const right = Math.min(view.width + loopBar.radius, xAt(view, region.end))
  if (right <= left) return
  context.beginPath()
  if (loops(state)) {
    context.roundRect(left, loopBar.top, Math.max(2, right - left), loopBar.height, loopBar.radius)
    context.fillStyle = themeColour(canvas, '--ink-3')
    context.fill()
    return
  }
  context.roundRect(left + 0.5, loopBar.top + 0.5, Math.max(1, right - left - 1), loopBar.height - 1, loopBar.radius)
  context.strokeStyle = themeColour(canvas, '--ink-3')
  context.lineWidth = 1
  context.stroke()
}

interface Drawing {
  readonly height: number
  readonly pixelRatio: number
  readonly labels: LabelPictures
}

/** All of a kind at once: to a canvas each other colour is work. */
function drawTicks(
  context: CanvasRenderingContext2D,
  canvas: HTMLElement,
  state: AppState,
  { height, pixelRatio, labels }: Drawing,
): void {
  const { view, project } = state
  const count = { format: timeFormatOf(state), sampleRate: project?.sampleRate ?? 44_100 }
  const ticks = rulerTicks(view.t0, view.t0 + spanOf(view), view.pxPerSec, count)
  const labelled = ticks.filter(({ label }) => label !== undefined)
  const placeOf = (time: number) => Math.round(xAt(view, time))
  const drawLines = (some: readonly Tick[], length: number) => {
    context.beginPath()
    for (const { time } of some) context.rect(placeOf(time), height - length, 1, length)
    context.fill()
  }
  context.fillStyle = themeColour(canvas, '--edge')
  context.globalAlpha = 0.55
  drawLines(
    ticks.filter(({ label }) => label === undefined),
    4,
  )
  context.globalAlpha = 1
  drawLines(labelled, 12)
  const font = `11px ${themeColour(canvas, '--font') || 'sans-serif'}`
  const style = { font, colour: themeColour(canvas, '--ink-3'), pixelRatio }
  for (const { time, label = '' } of labelled) {
    const picture = labels.get(label, style)
    if (picture) putLabel(context, picture, { x: placeOf(time) + 5, y: height - 6, pixelRatio, end: view.width })
  }
}
