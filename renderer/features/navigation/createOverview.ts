import { listenToDrags } from '../../lib/dragElement.ts'
import type { Scope } from '../../lib/scope.ts'
import { themeColour } from '../../lib/themeColour.ts'
import { watchSize } from '../../lib/watchSize.ts'
import { moveLayer } from '../../lib/moveLayer.ts'
import type { AppContext } from '../../store/appContext.ts'
import type { AppState } from '../../store/appStore.ts'
import { spanOf } from '../../store/viewMath.ts'
import type { Paintable } from '../../timeline/painter.ts'
import { boxOf, dragView, gripAt, type OverviewBox } from './overviewGesture.ts'

const cursors = { start: 'ew-resize', end: 'ew-resize', box: 'grab', beside: 'pointer' } as const
/** Quiet speech is to be seen, too. */
const boost = 2.2

/** Draws the overview and lets the box be dragged. The elements in it are its canvas, marks, box and playhead. */
export function createOverview(
  field: HTMLElement,
  { store, playhead }: AppContext,
  scope: Scope,
  sound: { readonly current: Float32Array | null },
): Paintable {
  const [canvas, marks, box, head] = [...field.children] as [HTMLCanvasElement, HTMLElement, HTMLElement, HTMLElement]
  const size = watchSize(field, scope, () => store.setState({}))
  listenToDrags(field, scope, (press) => {
    const state = store.getState()
    field.focus({ preventScroll: true })
    const { left, width, perPixel } = boxOf(state.view, state.project?.duration ?? 0, size().width)
    const x = press.clientX - field.getBoundingClientRect().left
    const grip = gripAt(x, { left, width })
    if (grip === 'beside') state.setView({ ...state.view, t0: x * perPixel - spanOf(state.view) / 2 })
    const from = store.getState().view
    return (move) => store.getState().setView(dragView(from, grip, (move.clientX - press.clientX) * perPixel))
  })
  scope.listen(field, 'pointermove', (event) => {
    const { view, project } = store.getState()
    const x = event.clientX - field.getBoundingClientRect().left
    field.style.cursor = cursors[gripAt(x, boxOf(view, project?.duration ?? 0, size().width))]
  })
  let drawn: readonly unknown[] = []
  return {
    paint(state) {
      const { view, project } = state
      const { width, height } = size()
      const duration = project?.duration ?? 0
      const place = boxOf(view, duration, width)
      placeBox(box, place)
      const time = project?.transport.state === 'stopped' ? project.cursor : playhead.get()
      moveLayer(head, { x: time / place.perPixel })
      const share = Math.round((view.t0 / Math.max(duration - spanOf(view), 1e-9)) * 100)
      const value = String(Math.min(100, Math.max(0, share)))
      if (field.getAttribute('aria-valuenow') !== value) field.setAttribute('aria-valuenow', value)
      const ratio = window.devicePixelRatio || 1
      const { approval } = state.conversation
      const basis = [width, height, ratio, sound.current, themeColour(field, '--mini'), approval, duration]
      if (basis.every((value, i) => value === drawn[i])) return 'painted'
      drawn = basis
      drawSound(canvas, sound.current, { width, height, ratio })
      showMarks(marks, state, place.perPixel)
      return 'painted'
    },
  }
}

/** CSS pixels of an end of the box. */
const endWidth = 6

/** On whole pixels, so that its parts meet. */
function placeBox(box: HTMLElement, { left, width }: OverviewBox): void {
  const [from, to] = [Math.round(left), Math.round(left + width)]
  const [start, middle, end] = [...box.children] as [HTMLElement, HTMLElement, HTMLElement]
  moveLayer(start, { x: from })
  moveLayer(middle, { x: from + endWidth, stretch: Math.max(0, to - from - 2 * endWidth) })
  moveLayer(end, { x: to - endWidth })
}

interface Size {
  readonly width: number
  readonly height: number
  readonly ratio: number
}

function drawSound(canvas: HTMLCanvasElement, sound: Float32Array | null, { width, height, ratio }: Size): void {
  const context = canvas.getContext('2d')
  if (!context) return
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  context.scale(ratio, ratio)
  context.fillStyle = themeColour(canvas, '--mini')
  if (sound === null) return
  for (let x = 0; x < width; x++) {
    const first = Math.floor((x / width) * sound.length)
    const last = Math.max(first + 1, Math.floor(((x + 1) / width) * sound.length))
    let most = 0
    for (let column = first; column < last; column++) most = Math.max(most, sound[column] ?? 0)
    const half = Math.max(0.5, Math.min(1, most * boost) * (height / 2 - 2))
    context.fillRect(x, height / 2 - half, 1, half * 2)
  }
}

/** What would go away, as ticks below. */
function showMarks(marks: HTMLElement, { conversation }: AppState, perPixel: number): void {
  const removed = (conversation.approval?.steps ?? []).flatMap(({ regions }) =>
    regions.filter(({ fate }) => fate === 'removed'),
  )
  const places = new Map(removed.map(({ start, end }) => [`${start} ${end}`, { start, end }]))
  marks.replaceChildren(
    ...[...places.values()].map(({ start, end }) => {
      const mark = document.createElement('i')
      mark.style.transform = `translateX(${start / perPixel}px)`
      mark.style.width = `${Math.max(1.25, (end - start) / perPixel)}px`
      return mark
    }),
  )
}
