import { useEffect, useRef } from 'react'
import { writeTime } from '../../lib/timeFormat.ts'
import { createScope } from '../../lib/scope.ts'
import { Group } from 'react-aria-components'
import { useApp, useAppState } from '../../store/appContext.ts'
import type { AppState } from '../../store/appStore.ts'
import { timeFormatOf } from '../../store/timeFormat.ts'
import { useTexts } from '../../store/useTexts.ts'

/**
 * Where the playhead is, or the cursor while nothing plays; written straight into the page, since it changes every
 * frame.
 */
export function TimeDisplay() {
  const texts = useTexts()
  const { formats } = texts
  const { store, playhead } = useApp()
  const clock = useRef<HTMLSpanElement>(null)
  const duration = useAppState((state) => state.project?.duration ?? 0)

  useEffect(() => {
    const scope = createScope()
    const show = ({ project, previewed, settings }: AppState) => {
      const stopped = !project || (project.transport.state === 'stopped' && previewed === null)
      const time = stopped ? (project?.selection?.start ?? project?.cursor ?? 0) : playhead.get()
      const text = formats.decimals(writeTime(time, timeFormatOf({ settings }), project?.sampleRate ?? 44_100))
      if (clock.current && clock.current.textContent !== text) clock.current.textContent = text
    }
    scope.add(store.subscribe(show))
    scope.add(playhead.subscribe(() => show(store.getState())))
    show(store.getState())
    return () => scope.dispose()
  }, [store, playhead, formats])

  return (
    <Group className="time-display" aria-label={texts.playback.time}>
      <span
        ref={clock}
        className="time-now"
        role="timer"
        aria-live="off"
        aria-label={texts.playback.position}
        data-testid="time-display"
      >
        {formats.decimals(writeTime(0, 'clock', 44_100))}
      </span>
      <span className="time-whole" data-testid="duration" title={texts.playback.duration}>
        {texts.formats.time(duration)}
      </span>
    </Group>
  )
}
