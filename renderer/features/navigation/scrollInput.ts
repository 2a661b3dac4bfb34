import { watchLeft } from '../../lib/watchLeft.ts'
import type { AppContext } from '../../store/appContext.ts'
import { scrollBy, spanOf, zoomAt } from '../../store/viewMath.ts'
import type { TimelineInput, TimelineKeys } from '../../timeline/timelineInput.ts'

const zoomSpeed = 0.0022
const lineHeight = 16

/**
 * The wheel scrolls in time; with Ctrl it zooms at the pointer. Tracks that do not fit scroll up and down unless Shift
 * is held.
 */
export const wheelInput: TimelineInput = ({ surface, scroller }, { store }, scope) => {
  const lanes = surface.querySelector('.ruler')
  if (!lanes) return
  const left = watchLeft(lanes, scope)
  const onWheel = (event: WheelEvent) => {
    const { view, project, setView } = store.getState()
    if (!project) return
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight : 1
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      const x = event.clientX - left()
      setView(zoomAt(view, Math.exp(-event.deltaY * unit * zoomSpeed), Math.min(Math.max(0, x), view.width), project))
      return
    }
    const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY)
    const mayScrollTracks = !event.shiftKey && !sideways && !isOverRuler(event)
    if (mayScrollTracks && scroller.scrollHeight > scroller.clientHeight) return
    event.preventDefault()
    setView(scrollBy(view, (sideways ? event.deltaX : event.deltaY) * unit, project))
  }
  scope.listen(surface, 'wheel', onWheel, { passive: false })
}

const isOverRuler = (event: WheelEvent) => event.target instanceof Element && event.target.closest('.ruler') !== null

/** The share of a view that a page key scrolls by; what was at the edge stays in sight. */
const page = 0.9

/** The page keys scroll in time. */
export function createScrollKeys({ store }: AppContext): TimelineKeys {
  return {
    press({ key, ctrlKey, metaKey, altKey }) {
      const { project, view, setView } = store.getState()
      const pages = { PageUp: -page, PageDown: page }[key]
      if (!project || pages === undefined || ctrlKey || metaKey || altKey) return 'left'
      setView({ ...view, t0: view.t0 + spanOf(view) * pages })
      return 'taken'
    },
  }
}
