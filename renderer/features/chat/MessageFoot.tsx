import { Check } from 'lucide-react'
import { Button } from 'react-aria-components'
import type { ChatMessage, RequestState } from '../../../shared/schemas/conversation.ts'
import { joinClasses } from '../../lib/joinClasses.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { useTexts } from '../../store/useTexts.ts'
import { ReceiptVerbs } from './receipt/ReceiptCard.tsx'

type Stand = Exclude<RequestState, 'talk'> | 'undone' | 'answered'

const classes: Readonly<Record<Stand, string>> = {
  done: 'badge-good',
  partly: 'badge-warn',
  refused: '',
  rejected: '',
  failed: 'badge-bad',
  cancelled: '',
  asked: 'badge-mark',
  undone: '',
  // Nothing waits for it any more.
  answered: '',
}

interface Props {
  readonly message: ChatMessage
  readonly isUndone: boolean
  /** It is seen by its card that it waits. */
  readonly isCard: boolean
}

/** How a request stands, and what can be done about it with one press. */
export function MessageFoot({ message, isUndone, isCard }: Props) {
  const newest = useAppState(({ project }) => project?.history[project.historyPosition - 1]?.id)
  const next = useAppState(({ project }) => project?.history[project.historyPosition]?.id)
  const isBeside = message.undoId !== null && (message.undoId === newest || message.undoId === next)
  const isOpen = useAppState(({ conversation: { question, approval, messages } }) =>
    message.state === 'asked' ? (question ?? approval) !== null && messages.at(-1)?.id === message.id : true,
  )
  const stand = standOf(message, isUndone, isOpen)
  /** A card has its tick, or its arrow back, beside what was done. */
  const isSaidBySign = isCard || (message.receipt !== undefined && (stand === 'done' || stand === 'undone'))
  return (
    <div className="message-foot">
      {stand && <StateBadge stand={stand} isHidden={isSaidBySign} />}
      {isBeside && <ReceiptVerbs message={message} place={message.receipt?.place ?? null} />}
      <Offers message={message} />
    </div>
  )
}

function standOf({ state }: ChatMessage, isUndone: boolean, isOpen: boolean): Stand | null {
  if (isUndone) return 'undone'
  if (!isOpen) return 'answered'
  return state === 'talk' ? null : state
}

/** What the answer offers to do instead, or to go on with. */
function Offers({ message }: Pick<Props, 'message'>) {
  const texts = useTexts()
  const app = useApp()
  const words = useOfflineWords(message)
  const canTakeUp = useAppState(
    ({ conversation }) =>
      takesUp(message) && conversation.aside.length > 0 && conversation.messages.findLast(takesUp)?.id === message.id,
  )
  return (
    <>
      {canTakeUp && (
        <Button
          className="small-button"
          onPress={() => void ask(app, 'app:chat:send', { text: texts.chat.backToOther })}
          data-testid="take-up"
        >
          {message.offer === 'rest' ? texts.chat.doRest : texts.chat.backToThis}
        </Button>
      )}
      {words !== null && (
        <Button
          className="small-button"
          onPress={() => void ask(app, 'app:chat:send', { text: words, planner: 'offline' })}
          data-testid="do-offline"
        >
          {texts.chat.withoutModel}
        </Button>
      )}
    </>
  )
}

/** How it stands; a card has a sign for it, and the words are for who does not see it. */
function StateBadge({ stand, isHidden }: { readonly stand: Stand; readonly isHidden: boolean }) {
  const { states } = useTexts().chat
  return (
    <span className={joinClasses('badge', classes[stand], isHidden && 'visually-hidden')} data-testid="message-state">
      {stand === 'done' && !isHidden && <Check size={12} strokeWidth={2.4} aria-hidden="true" />}
      {states[stand]}
    </span>
  )
}

/** Something was set aside with it that one press brings back. */
const takesUp = ({ offer }: ChatMessage): boolean => offer === 'takeUp' || offer === 'rest'

/** What can be understood without the model, where that is offered and nothing was said since; else null. */
function useOfflineWords({ id, offer, requestId }: ChatMessage): string | null {
  return useAppState(({ conversation: { messages } }) =>
    offer === 'offline' && messages.at(-1)?.id === id
      ? (messages.find((other) => other.from === 'person' && other.requestId === requestId)?.text ?? null)
      : null,
  )
}
