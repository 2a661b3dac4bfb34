import { useEffect, useRef, useState } from 'react'
import { createScope } from '../../lib/scope.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { listenToKeys } from './keyInput.ts'
import { createPainter } from './painter.ts'
import { createPeaksSource } from './peaksSource.ts'
import { listenToPointer } from './pointerInput.ts'
import { Overlay } from './Overlay.tsx'
import { Ruler } from './Ruler.tsx'
import { ScrollBar } from './ScrollBar.tsx'
import { TimelineProvider, type TimelineParts } from './TimelineContext.ts'
import { TrackRows } from './TrackRows.tsx'
import { listenToWheel } from './wheelInput.ts'
import './timeline.css'

/** Ruler, track headers, lanes and the scrollbar under them. */
export function Timeline() {
  const app = useApp()
  const parts = useParts()
  const surface = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const gauge = useRef<HTMLDivElement>(null)
  const width = useAppState((state) => state.view.width)

  useEffect(() => {
    if (!surface.current || !scroller.current || !gauge.current) return
    const scope = createScope()
    const lanes = gauge.current
    listenToPointer(surface.current, app, scope)
    listenToKeys(surface.current, app, scope)
    listenToWheel(surface.current, scroller.current, app.store, scope)
    const measure = () => app.store.getState().setLaneWidth(Math.floor(lanes.clientWidth))
    const observer = new ResizeObserver(measure)
    observer.observe(lanes)
    scope.add(() => observer.disconnect())
    measure()
    return () => scope.dispose()
  }, [app])

  return (
    <section className="timeline" aria-label="Timeline">
      <TimelineProvider value={parts}>
        <div
          ref={surface}
          id="timeline"
          className="timeline-surface"
          role="application"
          aria-label="Timeline"
          aria-roledescription="audio timeline"
          aria-describedby="timeline-help"
          data-testid="timeline"
          style={{ '--lane-width': `${width}px` } as object}
          // An application: its arrow keys move the cursor, so it has to take the focus.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <div className="timeline-top">
            <div className="timeline-corner">Tracks</div>
            <Ruler />
          </div>
          <div ref={scroller} className="timeline-scroller">
            <div className="lane-gauge" ref={gauge} />
            <TrackRows />
          </div>
          <Overlay />
        </div>
        <div className="timeline-bottom">
          <ScrollBar />
        </div>
      </TimelineProvider>
      <p id="timeline-help" className="visually-hidden">
        Left and right arrows move the cursor, with Shift they extend the selection. Up and down choose a track. Plus
        and minus zoom. Space plays and stops. F2 renames the selected track. Control B adds a label.
      </p>
    </section>
  )
}

/** The painter and the peaks live as long as the timeline is on the page. */
function useParts(): TimelineParts {
  const { store, playhead } = useApp()
  const [parts] = useState(() => {
    const painter = createPainter(store, playhead)
    const onProblem = (reason: string) => store.getState().tell(`The waveform can't be shown (${reason}).`, 'problem')
    return { painter, peaks: createPeaksSource({ onArrival: painter.request, onProblem }) }
  })
  useEffect(() => {
    const scope = createScope()
    parts.painter.start(scope)
    return () => scope.dispose()
  }, [parts])
  return parts
}
