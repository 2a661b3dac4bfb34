import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createScope } from '../lib/scope.ts'
import { useApp, useViewState } from '../store/appContext.ts'
import { useTexts } from '../store/useTexts.ts'
import { createPainter, type Painter } from './painter.ts'
import { PainterProvider } from './PainterContext.ts'
import type { TimelineInput } from './timelineInput.ts'
import './timeline.css'

interface Props {
  /** Rows that stay in sight, the ruler among them. */
  readonly heads: ReactNode
  /** Below them; they scroll up and down where they do not fit. */
  readonly rows: ReactNode
  /** What crosses all rows. */
  readonly overlay: ReactNode
  /** Fields and menus that stand over the rows for a while. */
  readonly floats: ReactNode
  /** The same ones for as long as the timeline is on the page. */
  readonly inputs: readonly TimelineInput[]
}

/** The frame of all that is shown over time. What it shows and what it can do are given to it. */
export function Timeline({ heads, rows, overlay, floats, inputs }: Props) {
  const texts = useTexts()
  const app = useApp()
  const painter = useNewPainter()
  const surface = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const gauge = useRef<HTMLDivElement>(null)
  const width = useViewState((state) => state.view.width)

  useEffect(() => {
    if (!surface.current || !scroller.current || !gauge.current) return
    const scope = createScope()
    const lanes = gauge.current
    const elements = { surface: surface.current, scroller: scroller.current }
    for (const listen of inputs) listen(elements, app, scope)
    const measure = () => {
      const { setLaneWidth, setLanesHeight } = app.store.getState()
      setLaneWidth(Math.floor(lanes.clientWidth))
      setLanesHeight(elements.scroller.clientHeight)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(lanes)
    observer.observe(elements.scroller)
    scope.add(() => observer.disconnect())
    measure()
    return () => scope.dispose()
  }, [app, inputs])

  return (
    <section className="timeline" aria-label={texts.timeline.title}>
      <PainterProvider value={painter}>
        <div
          ref={surface}
          id="timeline"
          className="timeline-surface"
          role="application"
          aria-label={texts.timeline.title}
          aria-roledescription={texts.timeline.role}
          aria-describedby="timeline-help"
          data-testid="timeline"
          style={{ '--lane-width': `${width}px` } as object}
          // An application: its arrow keys move the cursor, so it has to take the focus.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          {heads}
          <div className="lanes-frame">
            <div ref={scroller} className="timeline-scroller">
              <div className="lane-gauge" ref={gauge} />
              {rows}
            </div>
            <div className="overlay" aria-hidden="true">
              {overlay}
            </div>
            {floats}
          </div>
        </div>
      </PainterProvider>
      <p id="timeline-help" className="visually-hidden">
        {texts.timeline.help}
      </p>
    </section>
  )
}

/** The painter lives as long as the timeline is on the page. */
function useNewPainter(): Painter {
  const { store, playhead } = useApp()
  const [painter] = useState(() => createPainter(store, playhead))
  useEffect(() => {
    const scope = createScope()
    painter.start(scope)
    return () => scope.dispose()
  }, [painter])
  return painter
}
