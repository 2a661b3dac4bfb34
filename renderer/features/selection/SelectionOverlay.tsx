import { useCallback, useRef } from 'react'
import { moveLayer } from '../../lib/moveLayer.ts'
import { setData, setHidden } from '../../lib/setIfOther.ts'
import type { AppState } from '../../store/appStore.ts'
import { xAt, type TimeView } from '../../store/viewMath.ts'
import { usePaint } from '../../timeline/PainterContext.ts'
import { placeTimeLine, type LaneBoxes } from '../../timeline/timeBoxes.ts'
import './selection.css'

/** The lines that cross all lanes: both edges of the selection, or the cursor. */
export function SelectionOverlay() {
  const selection = useRef<HTMLDivElement>(null)
  const cursor = useRef<HTMLDivElement>(null)

  const createSelection = useCallback(
    (element: HTMLElement) => ({
      paint: ({ draft, project, view }: AppState) => placeEdges(element, draft ?? project?.selection ?? null, view),
    }),
    [],
  )
  const createCursor = useCallback(
    (element: HTMLElement) => ({
      paint: ({ draft, project, view }: AppState) =>
        placeTimeLine(element, project && !project.selection && !draft ? project.cursor : null, view),
    }),
    [],
  )
  usePaint(selection, createSelection)
  usePaint(cursor, createCursor)
  return (
    <>
      <div ref={selection} className="selection" data-testid="selection">
        <i className="moved" />
        <i className="moved" />
      </div>
      <div ref={cursor} className="cursor-line moved" data-testid="cursor" />
    </>
  )
}

interface Range {
  readonly start: number
  readonly end: number
}

/** Each is a layer: what is as wide as the range would be painted anew at each step of a drag. */
function placeEdges(element: HTMLElement, range: Range | null, view: TimeView): 'painted' {
  if (!range) {
    setHidden(element, true)
    delete element.dataset.start
    delete element.dataset.end
    return 'painted'
  }
  setData(element, 'start', String(range.start))
  setData(element, 'end', String(range.end))
  const left = Math.max(-4, xAt(view, range.start))
  const right = Math.min(view.width + 4, xAt(view, range.end))
  const [start, end] = element.children
  const first = Math.round(left)
  if (start instanceof HTMLElement) moveLayer(start, { x: first })
  if (end instanceof HTMLElement) moveLayer(end, { x: Math.max(first + 1, Math.round(right) - 1) })
  setHidden(element, right < 0 || left > view.width)
  return 'painted'
}

/** The selection as it is being dragged, else as it is; on the tracks that it holds for. */
export const selectionBoxes: LaneBoxes = ({ draft, project }, trackId) => {
  const range = draft ?? project?.selection
  if (!range || !project) return []
  const tracks = draft?.trackIds ?? project.selectedTracks
  if (!tracks.includes(trackId)) return []
  const box = { start: range.start, end: range.end, className: 'lane-selection', text: '' }
  return [draft ? { ...box, onItsWay: 'edge' } : box]
}
