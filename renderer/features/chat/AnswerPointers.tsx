import { ChevronLeft, ChevronRight, Crosshair, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Button, Group } from 'react-aria-components'
import { flushSync } from 'react-dom'
import type { AnswerPlace } from '../../../shared/schemas/messageParts.ts'
import type { ChatMessage } from '../../../shared/schemas/conversation.ts'
import { joinClasses } from '../../lib/joinClasses.ts'
import { realMinus } from '../../lib/realMinus.ts'
import { startUpper } from '../../lib/startUpper.ts'
import { toTenth } from '../../lib/toTenth.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask, editAndAnnounce } from '../../store/ask.ts'
import { useTexts } from '../../store/useTexts.ts'
import { showPlace } from '../../store/viewCommands.ts'

type Pointers = NonNullable<ChatMessage['pointers']>

/** Beside an answer: places that one press selects and shows, and orders that are sent as if they were typed. */
export function AnswerPointers({ pointers }: { readonly pointers: Pointers }) {
  const app = useApp()
  return (
    <div className="answer-pointers">
      {pointers.places.length > 0 && (
        <Places places={pointers.places} unlisted={pointers.unlisted ?? 0} isList={pointers.lead !== undefined} />
      )}
      {pointers.offers.map((offer) => (
        <Button
          key={offer}
          className="chip"
          onPress={() => void ask(app, 'app:chat:send', { text: offer })}
          data-testid="answer-offer"
        >
          {startUpper(realMinus(offer))}
        </Button>
      ))}
    </div>
  )
}

interface PlacesProps extends Pick<Pointers, 'places'> {
  /** Those that are in the list of labels only. */
  readonly unlisted: number
  /** It is the answer: how long each is, too. */
  readonly isList: boolean
}

/** Places that come at once, so that what was said before stays in sight, and with each press. */
const [first, oneGo] = [12, 100]

/** A list to press, and to go through one by one: with the arrows, or by the buttons behind it. */
function Places({ places, unlisted, isList }: PlacesProps) {
  const { chat, formats, settings } = useTexts()
  const app = useApp()
  const group = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<number | null>(null)
  const [asked, setAsked] = useState(first)
  // Whoever has gone further sees where that is.
  const shown = at === null ? asked : Math.max(asked, at + 1)
  const go = (index: number): void => {
    const place = places[index]
    if (place === undefined) return
    setAt(index)
    showPlace(app, place)
    void ask(app, 'app:edit:apply', { kind: 'setTimeSelection', start: place.start, end: place.end })
  }
  const light = (place: AnswerPlace | null): void => {
    const { project, setShownPlace } = app.store.getState()
    const all = project?.tracks.map(({ id }) => id) ?? []
    setShownPlace(place && { ...place, trackIds: place.trackIds.length > 0 ? place.trackIds : all })
  }
  const step = (by: 1 | -1): number => (at === null ? 0 : Math.min(Math.max(at + by, 0), places.length - 1))
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    const next = step(by)
    // One that is not there yet comes first.
    flushSync(() => go(next))
    group.current?.querySelectorAll<HTMLElement>('[data-testid=answer-place]')[next]?.focus()
  }
  return (
    <Group ref={group} className="answer-places" aria-label={chat.places} onKeyDown={onKeyDown}>
      {places.slice(0, shown).map((place, index) => (
        <PlaceGroup key={`${index} ${place.label}`} place={place}>
          <Button
            className="chip"
            aria-current={index === at ? 'location' : 'false'}
            onPress={() => go(index)}
            onFocus={() => light(place)}
            onBlur={() => light(null)}
            onHoverStart={() => light(place)}
            onHoverEnd={() => light(null)}
            data-testid="answer-place"
          >
            <Crosshair size={12} aria-hidden="true" />
            <span className="visually-hidden">{chat.goTo} </span>
            {place.label}
            {isList && (
              <span className="answer-length">
                {' '}
                {settings.seconds(formats.decimals(String(toTenth(place.end - place.start))))}
              </span>
            )}
          </Button>
        </PlaceGroup>
      ))}
      {places.length > shown && (
        <Button className="chip" onPress={() => setAsked(shown + oneGo)} data-testid="answer-more">
          {chat.morePlaces(shown, places.length + unlisted)}
        </Button>
      )}
      {places.length <= shown && unlisted > 0 && (
        <span className="answer-unlisted">{chat.placesInLabels(places.length, places.length + unlisted)}</span>
      )}
      {places.length > 1 && (
        <span className="answer-steps">
          <Button
            className="icon-button"
            aria-label={chat.previousPlace}
            isDisabled={at === null || at === 0}
            onPress={() => go(step(-1))}
            data-testid="answer-previous"
          >
            <ChevronLeft size={15} aria-hidden="true" />
          </Button>
          <output data-testid="answer-at">{chat.placeOf(at === null ? 0 : at + 1, places.length)}</output>
          <Button
            className="icon-button"
            aria-label={chat.nextPlace}
            isDisabled={at === places.length - 1}
            onPress={() => go(step(1))}
            data-testid="answer-next"
          >
            <ChevronRight size={15} aria-hidden="true" />
          </Button>
        </span>
      )}
    </Group>
  )
}

/** A label that was put there goes with one press; the place of one that is gone is struck. */
function PlaceGroup({
  place: { labelId, label },
  children,
}: {
  readonly place: AnswerPlace
  readonly children: ReactNode
}) {
  const { chat } = useTexts()
  const app = useApp()
  const stands = useAppState(
    ({ project }) => labelId !== undefined && project?.labels.some(({ id }) => id === labelId) === true,
  )
  if (labelId === undefined) return children
  return (
    <span className={joinClasses('answer-label', !stands && 'answer-label-gone')}>
      {children}
      {stands && (
        <Button
          className="icon-button"
          aria-label={chat.takeOut(label)}
          onPress={() => void editAndAnnounce(app, { kind: 'deleteLabels', labelIds: [labelId] }, chat.takenOut(label))}
          data-testid="answer-take-out"
        >
          <X size={13} aria-hidden="true" />
        </Button>
      )}
    </span>
  )
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
