import { useEffect, useRef } from 'react'
import { createScope } from '../../lib/scope.ts'
import { useApp } from '../../store/appContext.ts'

/** The lower edge of a track: dragging it makes all tracks higher or lower. */
export function TrackHeightHandle() {
  const { store } = useApp()
  const handle = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = handle.current
    if (!element) return
    const scope = createScope()
    scope.listen(element, 'pointerdown', (event) => {
      event.preventDefault()
      event.stopPropagation()
      element.setPointerCapture(event.pointerId)
      const drag = scope.child()
      const before = element.parentElement?.clientHeight ?? 0
      drag.listen(element, 'pointermove', (move) =>
        store.getState().setTrackHeight(before + move.clientY - event.clientY),
      )
      for (const type of ['pointerup', 'pointercancel']) drag.listen(element, type, () => drag.dispose())
    })
    return () => scope.dispose()
  }, [store])
  return <div ref={handle} className="track-height-handle" aria-hidden="true" />
}
