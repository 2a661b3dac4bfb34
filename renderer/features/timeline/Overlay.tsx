import { useCallback, useRef } from 'react'
import { useApp } from '../../store/appContext.ts'
import type { AppState } from '../../store/appStore.ts'
import { xAt, type TimeView } from '../../store/viewMath.ts'
import { usePaint } from './TimelineContext.ts'

/** The lines that cross all lanes: both edges of the selection, the cursor, the playhead. */
export function Overlay() {
  const { playhead } = useApp()
  const selection = useRef<HTMLDivElement>(null)
  const cursor = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)

  const createSelection = useCallback(
    (element: HTMLElement) => ({
      paint: ({ draft, project, view }: AppState) => placeRange(element, draft ?? project?.selection ?? null, view),
    }),
    [],
  )
  const createCursor = useCallback(
    (element: HTMLElement) => ({
      paint: ({ draft, project, view }: AppState) =>
        placeLine(element, project && !project.selection && !draft ? project.cursor : null, view),
    }),
    [],
  )
  const createHead = useCallback(
    (element: HTMLElement) => ({
      paint: ({ project, view }: AppState) =>
        placeLine(element, project && project.transport.state !== 'stopped' ? playhead.get() : null, view),
    }),
    [playhead],
  )
  usePaint(selection, createSelection)
  usePaint(cursor, createCursor)
  usePaint(head, createHead, 'playhead')
  return (
    <div className="overlay" aria-hidden="true">
      <div ref={selection} className="selection" data-testid="selection" />
      <div ref={cursor} className="cursor-line" data-testid="cursor" />
      <div ref={head} className="playhead" data-testid="playhead" />
    </div>
  )
}

interface Range {
  readonly start: number
  readonly end: number
}

function placeRange(element: HTMLElement, range: Range | null, view: TimeView): 'painted' {
  if (!range) {
    element.hidden = true
    delete element.dataset.start
    delete element.dataset.end
    return 'painted'
  }
  element.dataset.start = String(range.start)
  element.dataset.end = String(range.end)
  const left = Math.max(-4, xAt(view, range.start))
  const right = Math.min(view.width + 4, xAt(view, range.end))
  element.style.transform = `translateX(${left}px)`
  element.style.width = `${Math.max(1, right - left)}px`
  element.hidden = right < 0 || left > view.width
  return 'painted'
}

function placeLine(element: HTMLElement, time: number | null, view: TimeView): 'painted' {
  const x = time === null ? -1 : xAt(view, time)
  element.hidden = x < 0 || x > view.width
  if (time === null) return 'painted'
  element.dataset.time = String(time)
  element.style.transform = `translateX(${Math.round(x)}px)`
  return 'painted'
}
