import { useEffect } from 'react'
import { createScope } from '../../lib/scope.ts'
import type { Announcement } from '../../store/slices/noticeSlice.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { textsOf } from '../../store/useTexts.ts'

const settleFor = 400

/** Says aloud what can only be seen: the selection when it has settled, and what other parts ask to have said. */
export function Announcer() {
  const { store } = useApp()
  const said = useAppState((state) => state.announcements)
  const isOpen = useAppState(({ project }) => project !== null)
  const selection = useAppState(({ project }) => project?.selection ?? null)
  const cursor = useAppState(({ project }) => project?.cursor ?? 0)
  const names = useAppState(
    ({ project }) =>
      project?.tracks
        .filter(({ id }) => project.selectedTracks.includes(id))
        .map(({ name }) => name)
        .join(', ') ?? '',
  )

  useEffect(() => {
    // Before the app has said what there is, its language is not known either.
    if (!isOpen) return
    const scope = createScope()
    // Said when it has settled, in the language that is chosen then.
    const say = (): string => {
      const { notices, formats } = textsOf(store.getState())
      const on = names === '' ? '' : notices.onTracks(names)
      return selection
        ? notices.selected({
            from: formats.time(selection.start),
            to: formats.time(selection.end),
            length: formats.time(selection.end - selection.start),
            on,
          })
        : notices.cursorAt(formats.time(cursor), on)
    }
    scope.after(settleFor, () => store.getState().announce(say(), 'polite'))
    return () => scope.dispose()
  }, [store, isOpen, selection?.start, selection?.end, cursor, names]) // oxlint-disable-line react/exhaustive-deps -- a selection that is equal is not news
  return (
    <>
      <Said said={said} urgency="polite" testId="announcer" />
      <Said said={said} urgency="assertive" testId="announcer-urgent" />
    </>
  )
}

interface SaidProps {
  readonly said: readonly Announcement[]
  readonly urgency: Announcement['urgency']
  readonly testId: string
}

/** A log: what is said next stands beside what was said, and takes nothing of it away before it is spoken. */
function Said({ said, urgency, testId }: SaidProps) {
  return (
    <div className="visually-hidden" role="log" aria-live={urgency} data-testid={testId}>
      {said
        .filter((one) => one.urgency === urgency)
        .map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
    </div>
  )
}
