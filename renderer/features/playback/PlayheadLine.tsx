import { useCallback, useRef } from 'react'
import { useApp } from '../../store/appContext.ts'
import type { AppState } from '../../store/appStore.ts'
import { usePaint } from '../../timeline/PainterContext.ts'
import { placeTimeLine } from '../../timeline/timeBoxes.ts'
import './playhead.css'

/** Where the player is, across all lanes; not there while it is stopped. */
export function PlayheadLine() {
  const { playhead } = useApp()
  const line = useRef<HTMLDivElement>(null)
  const create = useCallback(
    (element: HTMLElement) => ({
      paint: ({ project, previewed, view }: AppState) =>
        placeTimeLine(
          element,
          previewed !== null || (project && project.transport.state !== 'stopped') ? playhead.get() : null,
          view,
        ),
    }),
    [playhead],
  )
  usePaint(line, create, 'playhead')
  return <div ref={line} className="playhead moved moved-playhead" data-testid="playhead" />
}
