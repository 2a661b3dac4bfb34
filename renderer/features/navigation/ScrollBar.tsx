import { useCallback, useRef } from 'react'
import { listenToDrags } from '../../lib/dragElement.ts'
import type { Scope } from '../../lib/scope.ts'
import { watchSize } from '../../lib/watchSize.ts'
import { useApp } from '../../store/appContext.ts'
import type { AppState, AppStore } from '../../store/appStore.ts'
import { spanOf } from '../../store/viewMath.ts'
import type { Paintable } from '../../timeline/painter.ts'
import { usePaint, usePainter } from '../../timeline/PainterContext.ts'
import './scrollBar.css'

const leastThumb = 24

/** The horizontal scrollbar of all lanes: drag the thumb, or press beside it to turn a page. */
export function ScrollBar() {
  const { store } = useApp()
  const track = useRef<HTMLDivElement>(null)
  const painter = usePainter()
  const create = useCallback(
    (element: HTMLElement, scope: Scope) => createScrollBar(element, store, scope, painter.request),
    [store, painter],
  )
  usePaint(track, create)
  return (
    <div
      ref={track}
      className="scroll-bar"
      role="scrollbar"
      aria-label="Scroll the timeline"
      aria-orientation="horizontal"
      tabIndex={-1}
      aria-controls="timeline"
      aria-valuenow={0}
      aria-valuemin={0}
      aria-valuemax={100}
      data-testid="scrollbar"
    >
      <div className="scroll-thumb" />
    </div>
  )
}

/** Where the thumb is, in pixels, and how far it can go. */
export function thumbOf(
  { view, project }: Pick<AppState, 'view' | 'project'>,
  width: number,
): { left: number; size: number; wholeTime: number } {
  const span = spanOf(view)
  const wholeTime = Math.max(project?.duration ?? 0, view.t0 + span, 1e-9)
  const size = Math.max(leastThumb, (span / wholeTime) * width)
  const share = wholeTime > span ? view.t0 / (wholeTime - span) : 0
  return { left: share * Math.max(0, width - size), size: Math.min(size, width), wholeTime }
}

function createScrollBar(track: HTMLElement, store: AppStore, scope: Scope, onResize: () => void): Paintable {
  const inner = watchSize(track, scope, onResize)
  const thumb = track.firstElementChild as HTMLElement
  const scrollTo = (left: number) => {
    const state = store.getState()
    const { size, wholeTime } = thumbOf(state, track.clientWidth)
    const room = Math.max(1, track.clientWidth - size)
    state.setView({
      ...state.view,
      t0: (Math.min(Math.max(0, left), room) / room) * Math.max(0, wholeTime - spanOf(state.view)),
    })
  }
  listenToDrags(track, scope, (press) => {
    const state = store.getState()
    const { left, size } = thumbOf(state, track.clientWidth)
    const x = press.clientX - track.getBoundingClientRect().left
    if (x >= left && x <= left + size) return (move) => scrollTo(left + move.clientX - press.clientX)
    state.setView({ ...state.view, t0: state.view.t0 + spanOf(state.view) * (x < left ? -0.9 : 0.9) })
    return null
  })
  return {
    paint(state: AppState) {
      const { width } = inner()
      const { left, size, wholeTime } = thumbOf(state, width)
      thumb.style.width = `${size}px`
      thumb.style.transform = `translateX(${left}px)`
      track.setAttribute('aria-valuenow', String(Math.round((state.view.t0 / wholeTime) * 100)))
      track.classList.toggle('scroll-bar-idle', size >= width)
      return 'painted'
    },
  }
}
