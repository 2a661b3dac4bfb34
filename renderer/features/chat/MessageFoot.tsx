import { Check } from 'lucide-react'
import { Button } from 'react-aria-components'
import type { ChatMessage, RequestState } from '../../../shared/schemas/conversation.ts'
import { joinClasses } from '../../lib/joinClasses.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { ReceiptVerbs } from './receipt/ReceiptCard.tsx'

interface Badge {
  readonly text: string
  readonly className: string
}

const badges: Record<RequestState, Badge | null> = {
  done: { text: 'Done', className: 'badge-good' },
  partly: { text: 'Partly done', className: 'badge-warn' },
  refused: { text: 'Refused', className: '' },
  failed: { text: 'Failed', className: 'badge-bad' },
  cancelled: { text: 'Cancelled', className: '' },
  asked: { text: 'Question', className: 'badge-mark' },
  talk: null,
}
const undone: Badge = { text: 'Undone', className: '' }
/** Nothing waits for it any more. */
const answered: Badge = { text: 'Question', className: '' }

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
  const badge = badgeOf(message, isUndone, isOpen)
  /** A card has its tick, or its arrow back, beside what was done. */
  const isSaidBySign = isCard || (message.receipt !== undefined && (badge === badges.done || badge === undone))
  return (
    <div className="message-foot">
      {badge && <StateBadge badge={badge} isHidden={isSaidBySign} />}
      {isBeside && <ReceiptVerbs message={message} place={message.receipt?.place ?? null} />}
      <Offers message={message} />
    </div>
  )
}

function badgeOf({ state }: ChatMessage, isUndone: boolean, isOpen: boolean): Badge | null {
  if (isUndone) return undone
  return isOpen ? state && badges[state] : answered
}

/** What the answer offers to do instead, or to go on with. */
function Offers({ message }: Pick<Props, 'message'>) {
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
          onPress={() => void ask(app, 'app:chat:send', { text: 'back to the other one' })}
          data-testid="take-up"
        >
          {message.offer === 'rest' ? 'Do the rest' : 'Back to this'}
        </Button>
      )}
      {words !== null && (
        <Button
          className="small-button"
          onPress={() => void ask(app, 'app:chat:send', { text: words, planner: 'offline' })}
          data-testid="do-offline"
        >
          Do it without the model
        </Button>
      )}
    </>
  )
}

/** How it stands; a card has a sign for it, and the words are for who does not see it. */
function StateBadge({ badge, isHidden }: { readonly badge: Badge; readonly isHidden: boolean }) {
  return (
    <span className={joinClasses('badge', badge.className, isHidden && 'visually-hidden')} data-testid="message-state">
      {badge === badges.done && !isHidden && <Check size={12} strokeWidth={2.4} aria-hidden="true" />}
      {badge.text}
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
