import type { Scope } from '../../lib/scope.ts'
import type { AppStore } from '../../store/appStore.ts'
import { scrollBy, zoomAt } from '../../store/viewMath.ts'

const zoomSpeed = 0.0022
const lineHeight = 16

/** The wheel scrolls in time; with Ctrl it zooms at the pointer. Tracks that do not fit scroll up and down unless Shift is held. */
export function listenToWheel(surface: HTMLElement, scroller: HTMLElement, store: AppStore, scope: Scope): void {
  const onWheel = (event: WheelEvent) => {
    const { view, project, setView } = store.getState()
    const lanes = surface.querySelector('.ruler')
    if (!project || !lanes) return
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight : 1
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      const x = event.clientX - lanes.getBoundingClientRect().left
      setView(zoomAt(view, Math.exp(-event.deltaY * unit * zoomSpeed), Math.min(Math.max(0, x), view.width), project))
      return
    }
    const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY)
    const tracksScroll =
      scroller.scrollHeight > scroller.clientHeight && !event.shiftKey && !sideways && !isOverRuler(event)
    if (tracksScroll) return
    event.preventDefault()
    setView(scrollBy(view, (sideways ? event.deltaX : event.deltaY) * unit, project))
  }
  scope.listen(surface, 'wheel', onWheel, { passive: false })
}

const isOverRuler = (event: WheelEvent) => event.target instanceof Element && event.target.closest('.ruler') !== null
