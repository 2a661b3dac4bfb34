import { useEffect, useState, type KeyboardEvent } from 'react'
import { Button } from 'react-aria-components'
import type { ShownJoin, ShownJoins } from '../../shared/schemas/change.ts'
import type { RangeView } from '../../shared/schemas/projectView.ts'
import { useApp } from '../store/appContext.ts'
import { type Side, useHearing } from '../store/useHearing.ts'
import { useTexts } from '../store/useTexts.ts'
import { showPlace } from '../store/viewCommands.ts'
import { HearSides } from './HearSides.tsx'
import { joinKey, movedTo } from './joinKeys.ts'
import { PlaceSteps } from './PlaceSteps.tsx'
import './joinStepper.css'

interface Props {
  readonly joins: ShownJoins
  /** Where the sound around a join comes from. */
  readonly sourceOf: (join: ShownJoin, side: Side) => string
  /** Where a join is on the timeline that is shown. */
  readonly placeOf: (join: ShownJoin) => RangeView
}

/**
 * How many of the joins may be heard, gone through one by one: each is shown on the waveform, and heard as it is and as
 * it would be, or was, with what lies around it. Arrows go on, B and A let it be heard, wherever the focus is in it.
 */
export function JoinStepper({ joins: { count, shown }, sourceOf, placeOf }: Props) {
  const texts = useTexts()
  const app = useApp()
  const heard = shown.filter((join) => join.heard)
  const [which, setWhich] = useState<'heard' | 'all'>(heard.length > 0 ? 'heard' : 'all')
  const [at, setAt] = useState<number | null>(null)
  const { playing, hear, stop } = useHearing()
  const listed = which === 'heard' ? heard : shown
  const join = listed[at ?? 0]
  useEffect(() => () => app.store.getState().setShownPlace(null), [app])
  if (join === undefined) return null
  const goTo = (index: number) => {
    stop()
    setAt(index)
    const next = listed[index]
    if (next === undefined) return
    const place = placeOf(next)
    showPlace(app, place)
    app.store.getState().setShownPlace({ ...place, trackIds: next.trackIds })
  }
  const hearNow = (side: Side) => {
    if (at === null) goTo(0)
    void hear(side, sourceOf(join, side))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const key = joinKey(event.key)
    if (key === null) return
    event.preventDefault()
    event.stopPropagation()
    if (key === 'before' || key === 'after') hearNow(key)
    else goTo(movedTo(key, at, listed.length))
  }
  const list = (next: typeof which) => {
    stop()
    setWhich(next)
    setAt(null)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons' keys
    <div
      className="joins"
      role="group" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- a fieldset has a look of its own
      aria-label={texts.joins.title}
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- its keys are those of what is in it
      onKeyDown={onKeyDown}
      data-own-keys
      data-testid="joins"
    >
      <span className="joins-told" data-testid="joins-told">
        {texts.joins.mayBeHeard(heard.length, count)}
      </span>
      <PlaceSteps
        names={texts.joins}
        at={at}
        count={listed.length}
        counted={texts.joins.count(listed.length)}
        start={placeOf(join).start}
        onGo={goTo}
        nextKey="j"
        testIds={{ previous: 'join-previous', at: 'join-at', next: 'join-next' }}
      />
      <HearSides
        label={texts.joins.hear}
        playing={playing}
        nameOf={texts.joins.hearSide}
        onHear={hearNow}
        testIdOf={(side) => `join-${side}`}
      />
      {heard.length > 0 && heard.length < shown.length && (
        <Button
          className="joins-which"
          aria-pressed={which === 'all'}
          onPress={() => list(which === 'all' ? 'heard' : 'all')}
          data-testid="joins-all"
        >
          {texts.joins.all(shown.length)}
        </Button>
      )}
    </div>
  )
}
