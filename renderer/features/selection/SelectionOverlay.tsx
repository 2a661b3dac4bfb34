import { useCallback, useRef } from 'react'
import { moveLayer } from '../../lib/moveLayer.ts'
import { setData, setHidden, setWidth } from '../../lib/setIfOther.ts'
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
      paint: ({ draft, project, view }: AppState) => placeRange(element, draft ?? project?.selection ?? null, view),
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
      <div ref={selection} className="selection moved" data-testid="selection" />
      <div ref={cursor} className="cursor-line moved" data-testid="cursor" />
    </>
  )
}

interface Range {
  readonly start: number
  readonly end: number
}

function placeRange(element: HTMLElement, range: Range | null, view: TimeView): 'painted' {
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
  moveLayer(element, { x: left })
  setWidth(element, `${Math.max(1, right - left)}px`)
  setHidden(element, right < 0 || left > view.width)
  return 'painted'
}

/** The selection as it is being dragged, else as it is; on the tracks that it holds for. */
export const selectionBoxes: LaneBoxes = ({ draft, project }, trackId) => {
  const range = draft ?? project?.selection
  if (!range || !project) return []
  const tracks = draft?.trackIds ?? project.selectedTracks
  return tracks.includes(trackId) ? [{ start: range.start, end: range.end, className: 'lane-selection', text: '' }] : []
}
