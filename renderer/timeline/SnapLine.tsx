import { useCallback, useRef } from 'react'
import type { AppState } from '../store/appStore.ts'
import { usePaint } from './PainterContext.ts'
import { placeTimeLine } from './timeBoxes.ts'

/** The line at which something that is moved holds. */
export function SnapLine() {
  const line = useRef<HTMLDivElement>(null)
  const create = useCallback(
    (element: HTMLElement) => ({
      paint: ({ clipDraft, shapeDraft, splitSpot, snapLine, view }: AppState) =>
        placeTimeLine(element, (clipDraft ?? shapeDraft ?? splitSpot)?.snappedAt ?? snapLine, view),
    }),
    [],
  )
  usePaint(line, create)
  return <div ref={line} className="snap-line moved" data-testid="snap-line" />
}
