import { useEffect, useRef } from 'react'
import { formatTime } from '../../../shared/formatTime.ts'
import { formatClock } from '../../lib/formatClock.ts'
import { createScope } from '../../lib/scope.ts'
import { Group } from 'react-aria-components'
import { useApp, useAppState } from '../../store/appContext.ts'
import type { AppState } from '../../store/appStore.ts'

/**
 * Where the playhead is, or the cursor while nothing plays; written straight into the page, since it changes every
 * frame.
 */
export function TimeDisplay() {
  const { store, playhead } = useApp()
  const clock = useRef<HTMLSpanElement>(null)
  const duration = useAppState((state) => state.project?.duration ?? 0)

  useEffect(() => {
    const scope = createScope()
    const show = ({ project, previewed }: AppState) => {
      const stopped = !project || (project.transport.state === 'stopped' && previewed === null)
      const text = formatClock(stopped ? (project?.selection?.start ?? project?.cursor ?? 0) : playhead.get())
      if (clock.current && clock.current.textContent !== text) clock.current.textContent = text
    }
    scope.add(store.subscribe(show))
    scope.add(playhead.subscribe(() => show(store.getState())))
    show(store.getState())
    return () => scope.dispose()
  }, [store, playhead])

  return (
    <Group className="time-display" aria-label="Time">
      <span
        ref={clock}
        className="time-now"
        role="timer"
        aria-live="off"
        aria-label="Position"
        data-testid="time-display"
      >
        0:00.000
      </span>
      <span className="time-whole" data-testid="duration" title="Length of the project">
        {formatTime(duration)}
      </span>
    </Group>
  )
}
