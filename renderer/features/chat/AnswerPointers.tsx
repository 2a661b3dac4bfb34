import { Crosshair } from 'lucide-react'
import { Button } from 'react-aria-components'
import type { AnswerPlace } from '../../../shared/schemas/messageParts.ts'
import type { ChatMessage } from '../../../shared/schemas/conversation.ts'
import { useApp } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { useTexts } from '../../store/useTexts.ts'
import { showPlace } from '../../store/viewCommands.ts'

/** Beside an answer: places that one press selects and shows, and orders that are sent as if they were typed. */
export function AnswerPointers({ pointers }: { readonly pointers: NonNullable<ChatMessage['pointers']> }) {
  const texts = useTexts()
  const app = useApp()
  const go = (place: AnswerPlace): void => {
    showPlace(app, place)
    void ask(app, 'app:edit:apply', { kind: 'setTimeSelection', start: place.start, end: place.end })
  }
  const light = (place: AnswerPlace | null): void => {
    app.store.getState().setShownPlace(place !== null && place.trackIds.length > 0 ? place : null)
  }
  return (
    <div className="answer-pointers">
      {pointers.places.map((place, index) => (
        <Button
          key={`${index} ${place.label}`}
          className="chip"
          onPress={() => go(place)}
          onFocus={() => light(place)}
          onBlur={() => light(null)}
          onHoverStart={() => light(place)}
          onHoverEnd={() => light(null)}
          data-testid="answer-place"
        >
          <Crosshair size={12} aria-hidden="true" />
          <span className="visually-hidden">{texts.chat.goTo} </span>
          {place.label}
        </Button>
      ))}
      {pointers.offers.map((offer) => (
        <Button
          key={offer}
          className="chip"
          onPress={() => void ask(app, 'app:chat:send', { text: offer })}
          data-testid="answer-offer"
        >
          {offer}
        </Button>
      ))}
    </div>
  )
}
