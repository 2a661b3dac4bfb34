import { Square, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button, Group } from 'react-aria-components'
import type { RangeView } from '../../../shared/schemas/projectView.ts'
import { heardTracks } from '../../lib/heardTracks.ts'
import { useApp } from '../../store/appContext.ts'
import { useHearing, usePlaceSource } from '../../store/useHearing.ts'
import { useTexts } from '../../store/useTexts.ts'
import { showPlace } from '../../store/viewCommands.ts'
import { movedTo, joinKey } from '../../ui/joinKeys.ts'
import { PlaceSteps } from '../../ui/PlaceSteps.tsx'
import { OverStrip } from './OverStrip.tsx'

interface Props {
  readonly places: readonly RangeView[]
  /** The part of the timeline that is written. */
  readonly written: RangeView
  /** What they are over, with its unit. */
  readonly ceiling: string
  /** Leaves the dialog for the place, which stays marked. */
  readonly onShow: () => void
}

/**
 * Where it is over the ceiling: each place is gone to, marked on the waveform and heard from here, and `Show` leaves
 * for it.
 */
export function OverPlaces({ places, written, ceiling, onShow }: Props) {
  const { exporting } = useTexts()
  const app = useApp()
  const sourceOf = usePlaceSource()
  const { playing, hear, stop } = useHearing()
  const [at, setAt] = useState<number | null>(null)
  const staysMarked = useRef(false)
  useEffect(() => {
    const { setShownPlace } = app.store.getState()
    return () => {
      if (!staysMarked.current) setShownPlace(null)
    }
  }, [app])
  const goTo = (index: number): RangeView | undefined => {
    const place = places[index]
    if (place === undefined) return
    if (index !== at) stop()
    setAt(index)
    showPlace(app, place)
    const { project, setShownPlace } = app.store.getState()
    setShownPlace({ ...place, trackIds: heardTracks(project?.tracks ?? []).map(({ id }) => id) })
    return place
  }
  const hearIt = () => {
    const place = goTo(at ?? 0)
    if (place) void hear('before', sourceOf(place))
  }
  const show = () => {
    goTo(at ?? 0)
    staysMarked.current = true
    onShow()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const key = event.ctrlKey || event.metaKey || event.altKey ? null : joinKey(event.key)
    if (key === null || key === 'before' || key === 'after') return
    event.preventDefault()
    goTo(movedTo(key, at, places.length))
  }
  return (
    <Group className="over-places" aria-label={exporting.overPlaces} onKeyDown={onKeyDown} data-testid="over-places">
      <OverStrip places={places} written={written} at={at} onGo={goTo} />
      <p className="over-told" data-testid="over-told">
        {exporting.placesOver(places.length, ceiling)}
      </p>
      <div className="over-verbs">
        <PlaceSteps
          names={exporting.overSteps}
          at={at}
          count={places.length}
          counted={exporting.places(places.length)}
          start={places[at ?? 0]?.start ?? 0}
          onGo={goTo}
          testIds={{ previous: 'over-previous', at: 'over-at', next: 'over-next' }}
        />
        <Button
          className="button button-quiet"
          aria-pressed={playing !== null}
          onPress={hearIt}
          data-testid="over-hear"
        >
          {playing === null ? <Volume2 size={15} aria-hidden="true" /> : <Square size={13} aria-hidden="true" />}
          {exporting.hearPlace}
        </Button>
        <Button className="button button-quiet" onPress={show} data-testid="over-show">
          {exporting.showPlace}
        </Button>
      </div>
    </Group>
  )
}
