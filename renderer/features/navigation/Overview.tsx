import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { createScope } from '../../lib/scope.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { textsOf, useTexts } from '../../store/useTexts.ts'
import { spanOf } from '../../store/viewMath.ts'
import { zoomBy, zoomStep } from '../../store/viewCommands.ts'
import { usePaint, usePainter } from '../../timeline/PainterContext.ts'
import { createOverview } from './createOverview.ts'
import { readOverview } from '../../timeline/overviewSound.ts'
import './overview.css'

/** Everything at once, with the view as a box on it: drag it, pull its edges to zoom, or use the arrow keys. */
export function Overview() {
  const texts = useTexts()
  const app = useApp()
  const field = useRef<HTMLDivElement>(null)
  const painter = usePainter()
  const sound = useSound(painter.request)
  const create = useCallback(
    (element: HTMLElement, scope: Parameters<typeof createOverview>[2]) => createOverview(element, app, scope, sound),
    [app, sound],
  )
  usePaint(field, create)
  usePaint(field, create, 'playhead')
  const onKeyDown = (event: KeyboardEvent) => {
    const { view, setView } = app.store.getState()
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => setView({ ...view, t0: view.t0 - spanOf(view) / 10 }),
      ArrowRight: () => setView({ ...view, t0: view.t0 + spanOf(view) / 10 }),
      '+': () => zoomBy(app, zoomStep),
      '-': () => zoomBy(app, 1 / zoomStep),
    }
    const act = keys[event.key]
    if (act === undefined) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return (
    <div className="time-row overview-row">
      <div className="time-corner">
        <span>{texts.timeline.overview}</span>
      </div>
      <div
        ref={field}
        className="overview"
        role="scrollbar"
        aria-label={texts.timeline.scrollOverview}
        aria-orientation="horizontal"
        tabIndex={0}
        aria-controls="timeline"
        aria-valuenow={0}
        aria-valuemin={0}
        aria-valuemax={100}
        data-testid="overview"
        onKeyDown={onKeyDown}
      >
        <canvas />
        <div className="overview-marks" />
        <div className="overview-box">
          <i className="moved" />
          <i className="moved" />
          <i className="moved" />
        </div>
        <div className="overview-playhead moved moved-playhead" />
      </div>
    </div>
  )
}

/** How long the content has to stay as it is before it is read anew, milliseconds. */
const settleFor = 250

/** What the overview draws, held where drawing finds it; null until it is known. */
function useSound(onArrival: () => void): { current: Float32Array | null } {
  const { store } = useApp()
  const revision = useAppState(({ project }) => project?.contentRevision ?? 0)
  const [sound] = useState<{ current: Float32Array | null }>({ current: null })
  useEffect(() => {
    const scope = createScope()
    const abort = new AbortController()
    scope.add(() => abort.abort())
    const read = async () => {
      const { project } = store.getState()
      if (!project || project.duration === 0) return null
      return readOverview(project, abort.signal)
    }
    scope.after(sound.current === null ? 0 : settleFor, () => {
      read().then(
        (next) => {
          sound.current = next
          store.getState().settle('overview')
          onArrival()
        },
        (cause: unknown) => {
          if (!abort.signal.aborted)
            store
              .getState()
              .tell(textsOf(store.getState()).timeline.overviewLost(String(cause)), 'info', { about: 'overview' })
        },
      )
    })
    return () => scope.dispose()
  }, [store, revision, sound, onArrival])
  return sound
}
