import { Check, Crosshair, Redo2, Undo2, Volume2 } from 'lucide-react'
import { Button } from 'react-aria-components'
import { sayChange } from '../../../../shared/notes/sayChange.ts'
import type { Language } from '../../../../shared/language.ts'
import type { ChatMessage } from '../../../../shared/schemas/conversation.ts'
import type { ReceiptView } from '../../../../shared/schemas/messageParts.ts'
import { realMinus } from '../../../lib/realMinus.ts'
import { useApp, useAppState } from '../../../store/appContext.ts'
import { commands } from '../../../store/commands.ts'
import { useHearing, usePlaceSource } from '../../../store/useHearing.ts'
import { useTexts } from '../../../store/useTexts.ts'
import { showPlace } from '../../../store/viewCommands.ts'
import { Arrow } from '../../../ui/Arrow.tsx'
import { ReceiptJoins } from './ReceiptJoins.tsx'
import { ReceiptStrips } from './ReceiptStrips.tsx'
import './receipt.css'

interface Props {
  readonly message: ChatMessage
  readonly receipt: ReceiptView
  readonly isUndone: boolean
}

/** What was done: in the past tense, in numbers, as a picture; and what can be done about it. */
export function ReceiptCard({ message, receipt, isUndone }: Props) {
  const texts = useTexts()
  const { place } = receipt
  const { did, more } = wordsIn(receipt, texts.language)
  const [only, ...others] = did
  const strip = place?.trackIds[0] ?? receipt.removed[0]?.trackId
  const Sign = isUndone ? Undo2 : Check
  return (
    <>
      <div className="receipt-head">
        <Sign size={15} strokeWidth={2.2} aria-hidden="true" />
        {others.length === 0 ? (
          <p className="receipt-did">{realMinus(only ?? '')}</p>
        ) : (
          <ol className="receipt-did receipt-steps">
            {did.map((sentence, index) => (
              <li key={`${index} ${sentence}`}>{realMinus(sentence)}</li>
            ))}
          </ol>
        )}
        <time dateTime={message.at}>{texts.formats.clock(new Date(message.at))}</time>
      </div>
      {message.undoId !== null && strip !== undefined && (
        <ReceiptStrips receipt={receipt} entry={message.undoId} trackId={strip} />
      )}
      <Facts receipt={receipt} />
      {more !== '' && <p className="receipt-more">{realMinus(more)}</p>}
      {message.undoId !== null && receipt.joins !== undefined && !isUndone && (
        <ReceiptJoins joins={receipt.joins} entry={message.undoId} />
      )}
    </>
  )
}

/** As it was told; in the language of the window where that is another one than it was then. */
function wordsIn(receipt: ReceiptView, language: Language): Pick<ReceiptView, 'did' | 'more'> {
  const { words } = receipt
  return (words === undefined || words.window === language ? null : words.others[language]) ?? receipt
}

const mostShown = 2

function Facts({ receipt: { seconds, facts } }: { readonly receipt: ReceiptView }) {
  const texts = useTexts()
  const length =
    Math.abs(seconds.before - seconds.after) < 0.0005
      ? []
      : [
          {
            what: texts.common.length,
            before: texts.formats.time(seconds.before),
            after: texts.formats.time(seconds.after),
          },
        ]
  // Where it was turned down is a place: how far is said by the sentence.
  const measured = facts
    .filter(({ after }) => after.kind !== 'gain')
    .map(({ track, ...change }) => {
      const said = sayChange(change, texts)
      return { ...said, what: track === null ? said.what : texts.chat.ofTrack(track, said.what) }
    })
  const shown = [...length, ...measured].slice(0, mostShown)
  if (shown.length === 0) return null
  return (
    <dl className="receipt-facts">
      {shown.map(({ what, before, after }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            {realMinus(before)} <Arrow />
            <span className="visually-hidden">{texts.chat.to}</span> <b>{realMinus(after)}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What can be done about a request: only where the timeline is still the one that it made. */
export function ReceiptVerbs({ message: { undoId }, place }: { message: ChatMessage; place: ReceiptView['place'] }) {
  const texts = useTexts()
  const app = useApp()
  const { hear } = useHearing()
  const sourceOf = usePlaceSource()
  const stands = useAppState(({ project }) => undoId !== null && undoId === newestOf(project))
  const isNext = useAppState(
    ({ project }) => undoId !== null && project?.history[project.historyPosition]?.id === undoId,
  )
  if (isNext)
    return (
      <Button className="link-button" onPress={() => commands.redo(app)} data-testid="redo-this">
        <Redo2 size={14} aria-hidden="true" />
        {texts.common.redo}
      </Button>
    )
  if (!stands) return null
  return (
    <>
      {place !== null && (
        <Button className="link-button" onPress={() => void hear('after', sourceOf(place))} data-testid="hear-this">
          <Volume2 size={14} aria-hidden="true" />
          {texts.chat.hear}
        </Button>
      )}
      <Button className="link-button" onPress={() => commands.undo(app)} data-testid="undo-this">
        <Undo2 size={14} aria-hidden="true" />
        {texts.common.undo}
      </Button>
      {place !== null && (
        <Button
          className="link-button"
          onPress={() => showPlace(app, place)}
          onFocus={() => app.store.getState().setShownPlace(place)}
          onBlur={() => app.store.getState().setShownPlace(null)}
          onHoverStart={() => app.store.getState().setShownPlace(place)}
          onHoverEnd={() => app.store.getState().setShownPlace(null)}
          data-testid="show-this"
        >
          <Crosshair size={14} aria-hidden="true" />
          {texts.chat.show}
        </Button>
      )}
    </>
  )
}

const newestOf = (project: { history: readonly { id: string }[]; historyPosition: number } | null) =>
  project?.history[project.historyPosition - 1]?.id
