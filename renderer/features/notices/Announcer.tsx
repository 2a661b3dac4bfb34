import { useEffect } from 'react'
import { createScope } from '../../lib/scope.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { textsOf } from '../../store/useTexts.ts'

const settleFor = 400

/** Says aloud what can only be seen: the selection when it has settled, and what other parts ask to have said. */
export function Announcer() {
  const { store } = useApp()
  const said = useAppState((state) => state.announcement)
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
  }, [store, selection?.start, selection?.end, cursor, names]) // oxlint-disable-line react/exhaustive-deps -- a selection that is equal is not news
  return (
    <>
      <output className="visually-hidden" data-testid="announcer">
        {said?.urgency === 'polite' ? said.text : ''}
      </output>
      <div className="visually-hidden" role="alert">
        {said?.urgency === 'assertive' ? said.text : ''}
      </div>
    </>
  )
}
