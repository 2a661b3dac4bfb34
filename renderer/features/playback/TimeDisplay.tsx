import { useEffect, useRef } from 'react'
import { writeTime } from '../../lib/timeFormat.ts'
import { createScope } from '../../lib/scope.ts'
import { setData } from '../../lib/setIfOther.ts'
import { createTextPicture } from '../../lib/textPicture.ts'
import { Group } from 'react-aria-components'
import { useApp, useAppState } from '../../store/appContext.ts'
import type { AppState } from '../../store/appStore.ts'
import type { Playhead } from '../../store/playhead.ts'
import { timeFormatOf } from '../../store/timeFormat.ts'
import { useTexts } from '../../store/useTexts.ts'

/**
 * Where the playhead is, or the cursor while nothing plays. While it plays it is another time at every frame, and is
 * drawn; what is written below it, for whoever does not see it, follows once a second.
 */
export function TimeDisplay() {
  const texts = useTexts()
  const { formats } = texts
  const { store, playhead } = useApp()
  const clock = useRef<HTMLSpanElement>(null)
  const said = useRef<HTMLSpanElement>(null)
  const picture = useRef<HTMLCanvasElement>(null)
  const duration = useAppState((state) => state.project?.duration ?? 0)

  useEffect(() => {
    if (!clock.current || !said.current || !picture.current) return
    const scope = createScope()
    const [element, text] = [clock.current, said.current]
    const draw = createTextPicture(element, picture.current, scope)
    let second = -1
    const show = (state: AppState) => {
      const time = timeShown(state, playhead)
      const written = formats.decimals(writeTime(time, timeFormatOf(state), state.project?.sampleRate ?? 44_100))
      const runs = draw !== null && state.project?.transport.state === 'playing'
      const isOther = Math.floor(time) !== second || written.length !== text.textContent.length
      if ((!runs || isOther) && text.textContent !== written) text.textContent = written
      second = Math.floor(time)
      setData(element, 'runs', String(runs))
      if (runs) draw(written)
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
        <span ref={said}>{formats.decimals(writeTime(0, 'clock', 44_100))}</span>
        <canvas ref={picture} className="text-picture" aria-hidden="true" />
      </span>
      <span className="time-whole" data-testid="duration" title={texts.playback.duration}>
        {texts.formats.time(duration)}
      </span>
    </Group>
  )
}

function timeShown({ project, previewed }: AppState, playhead: Playhead): number {
  const stopped = !project || (project.transport.state === 'stopped' && previewed === null)
  return stopped ? (project?.selection?.start ?? project?.cursor ?? 0) : playhead.get()
}
