import { leaveLayer, moveLayer } from '../lib/moveLayer.ts'
import type { Scope } from '../lib/scope.ts'
import { setData, setHidden, setProperty, setStyle } from '../lib/setIfOther.ts'
import type { AppState } from '../store/appStore.ts'
import { xAt, type TimeView } from '../store/viewMath.ts'
import { createRunningNote, type RunningNote } from './runningNote.ts'

export interface TimeBox {
  readonly start: number
  readonly end: number
  readonly className: string
  readonly text: string
  /** A second text at its right end. */
  readonly note?: string
  /** A picture of these seconds in it, as high as its style says. */
  readonly picture?: { readonly canvas: HTMLCanvasElement; readonly start: number; readonly end: number } | undefined
  /** A layer while the pointer has it: an `edge`, where it has no text and no edges of its own, or the `whole`. */
  readonly onItsWay?: 'edge' | 'whole'
  /** How high it stands in its row, from 0 below to 1 above; its style says what that does. */
  readonly height?: number
  /** A line over its width, as heights from 0 below to 1 above at even distances; what is above it is filled. */
  readonly curve?: readonly number[]
}

/** What is boxed on a track's lane. */
export type LaneBoxes = (state: AppState, trackId: string) => readonly TimeBox[]

/** CSS pixels that a box's text takes at most; one that begins later is written towards the left (`box-late`). */
const textRoom = 64

/** CSS pixels up to which a box is moved as a whole; of a longer one only what is in view is drawn. */
const longestMoved = 4096

/** CSS pixels below which a box has no room for edges of its own (`box-narrow`). */
const narrowest = 7

/**
 * Absolutely placed boxes over a stretch of time; elements are used again, and edges stay near the view at any zoom.
 * Only what is different is written: to a browser every write is a change, and 240 of them took 3 ms a frame. They are
 * placed by `left`: a transform of what is no layer of its own makes the browser sort all layers of the page anew.
 */
export function createTimeBoxes(
  container: HTMLElement,
  scope: Scope,
): (boxes: readonly TimeBox[], view: TimeView) => void {
  const pool: Pooled[] = []
  const more = () => {
    const box = document.createElement('div')
    const text = document.createElement('span')
    box.append(text)
    container.append(box)
    pool.push({ box, text, scope })
  }
  return (boxes, view) => {
    const shown = boxes.filter(({ start, end }) => end >= view.t0 && start <= view.t0 + view.width / view.pxPerSec)
    while (pool.length < shown.length) more()
    for (const [i, pooled] of pool.entries()) {
      const { box } = pooled
      const item = shown[i]
      if (box.hidden !== (item === undefined)) box.hidden = item === undefined
      const length = item ? (item.end - item.start) * view.pxPerSec : 0
      const isMoved = item?.onItsWay === 'whole' && length <= longestMoved
      if (!isMoved) endNote(pooled)
      if (!item) continue
      const left = Math.max(-2, (item.start - view.t0) * view.pxPerSec)
      const right = Math.min(view.width + 2, (item.end - view.t0) * view.pxPerSec)
      if (item.onItsWay === 'edge') stretchBox(pooled, item, { left, right })
      else if (isMoved) moveBox(pooled, item, { ...view, length })
      else layOutBox(pooled, item, { ...view, left, right })
    }
  }
}

interface BoxEdges {
  readonly left: number
  readonly right: number
}

function layOutBox(pooled: Pooled, item: TimeBox, view: TimeView & BoxEdges): void {
  const { box, text } = pooled
  const { left, right } = view
  leaveLayer(box)
  const isLate = left > view.width - textRoom
  const className = `${item.className}${isLate ? ' box-late' : ''}${right - left < narrowest ? ' box-narrow' : ''}`
  if (box.className !== className) box.className = className
  if (text.textContent !== item.text) text.textContent = item.text
  showContent(pooled, item, view)
  setStyle(box, 'left', `${left}px`)
  setStyle(box, 'width', `${Math.max(1, right - left)}px`)
  if (item.height !== undefined) setProperty(box, '--height', `${Math.round(item.height * 1000) / 1000}`)
}

/** On whole pixels, as the page lays boxes out; its class says that it is a layer. */
function stretchBox(pooled: Pooled, item: TimeBox, { left, right }: BoxEdges): void {
  const x = Math.round(left)
  makeLayer(pooled, item, 1)
  moveLayer(pooled.box, { x, stretch: Math.max(1, Math.round(right) - x) })
}

function moveBox(pooled: Pooled, item: TimeBox, view: TimeView & { readonly length: number }): void {
  const left = (item.start - view.t0) * view.pxPerSec
  makeLayer(pooled, item, Math.max(1, Math.round(view.length)))
  runNote(pooled, item.note ?? '')
  showContent(pooled, { ...item, note: undefined }, { ...view, left })
  moveLayer(pooled.box, { x: Math.round(left) })
}

function makeLayer(pooled: Pooled, item: TimeBox, width: number): void {
  const { box, text } = pooled
  const className = `${item.className} moved`
  if (text.textContent !== item.text) text.textContent = item.text
  setStyle(box, 'width', `${width}px`)
  if (box.className === className) return
  box.className = className
  box.style.left = '0px'
  if (item.onItsWay === 'edge') showContent(pooled, { ...item, note: '', curve: [], picture: undefined }, nowhere)
}

const nowhere = { t0: 0, pxPerSec: 1, width: 0, left: 0 }

interface Pooled {
  readonly box: HTMLElement
  readonly text: HTMLElement
  readonly scope: Scope
  /** Made for the first box that needs them. */
  note?: HTMLElement
  /** While the box is moved as a whole. */
  running?: RunningNote | undefined
  picture?: HTMLCanvasElement | undefined
  curve?: { readonly area: SVGElement; readonly line: SVGElement }
}

/** What stands in a box beside its text; a note that runs is not written here. */
function showContent(
  pooled: Pooled,
  item: Omit<TimeBox, 'note'> & { readonly note?: string | undefined },
  place: TimeView & { left: number },
): void {
  if (!pooled.running) showNote(pooled, item.note ?? '')
  if (item.curve || pooled.curve) showCurve(pooled, item.curve ?? [])
  if (item.picture || pooled.picture) showPicture(pooled, item.picture, place)
}

function showNote(pooled: Pooled, text: string): void {
  if (text === '' && !pooled.note) return
  pooled.note ??= pooled.box.appendChild(document.createElement('em'))
  if (pooled.note.textContent !== text) pooled.note.textContent = text
}

function runNote(pooled: Pooled, text: string): void {
  if (text === '' && !pooled.running) return
  pooled.note ??= pooled.box.appendChild(document.createElement('em'))
  pooled.running ??= createRunningNote(pooled.note, pooled.scope)
  pooled.running.show(text)
}

function endNote(pooled: Pooled): void {
  pooled.running?.end()
  pooled.running = undefined
}

const hundredths = (pixels: number) => Math.round(pixels * 100) / 100

/** A picture goes from box to box with what it is of: only the box that has it may take it away. */
function showPicture(pooled: Pooled, picture: TimeBox['picture'], { t0, pxPerSec, left }: TimeView & { left: number }) {
  const { box } = pooled
  if (pooled.picture !== picture?.canvas && pooled.picture?.parentElement === box) pooled.picture.remove()
  pooled.picture = picture?.canvas
  if (picture === undefined) return
  const { canvas, start, end } = picture
  if (canvas.parentElement !== box) box.prepend(canvas)
  setStyle(canvas, 'left', `${hundredths((start - t0) * pxPerSec - left)}px`)
  setStyle(canvas, 'width', `${hundredths((end - start) * pxPerSec)}px`)
}

const svg = (name: string): SVGElement => document.createElementNS('http://www.w3.org/2000/svg', name)

function showCurve(pooled: Pooled, heights: readonly number[]): void {
  pooled.curve ??= makeCurve(pooled.box)
  const { area, line } = pooled.curve
  const points = heights.map((height, i) => `${i / (heights.length - 1)} ${1 - height}`).join(' L')
  const drawn = points === '' ? '' : `M${points}`
  if (line.getAttribute('d') === drawn) return
  line.setAttribute('d', drawn)
  area.setAttribute('d', points === '' ? '' : `M0 0 L${points} L1 0 Z`)
}

function makeCurve(box: HTMLElement): NonNullable<Pooled['curve']> {
  const [picture, area, line] = [svg('svg'), svg('path'), svg('path')]
  picture.setAttribute('viewBox', '0 0 1 1')
  picture.setAttribute('preserveAspectRatio', 'none')
  area.setAttribute('class', 'curve-area')
  line.setAttribute('class', 'curve-line')
  line.setAttribute('vector-effect', 'non-scaling-stroke')
  picture.append(area, line)
  box.prepend(picture)
  return { area, line }
}

/** Puts a line where a time is, or hides it where the time is out of view. */
export function placeTimeLine(element: HTMLElement, time: number | null, view: TimeView): 'painted' {
  const x = time === null ? -1 : xAt(view, time)
  const isAway = x < 0 || x > view.width
  setHidden(element, isAway)
  if (time === null) return 'painted'
  setData(element, 'time', String(time))
  if (isAway) return 'painted'
  moveLayer(element, { x: Math.round(x) })
  return 'painted'
}
