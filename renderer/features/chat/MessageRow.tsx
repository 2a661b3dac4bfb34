import { memo } from 'react'
import type { ChatMessage } from '../../../shared/schemas/conversation.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import { joinClasses } from '../../lib/joinClasses.ts'
import { useAppState } from '../../store/appContext.ts'
import { AnswerPointers } from './AnswerPointers.tsx'
import { MessageFoot } from './MessageFoot.tsx'
import { RewordButton } from './RewordButton.tsx'
import { PlanChecklist } from './PlanChecklist.tsx'
import { ReceiptCard } from './receipt/ReceiptCard.tsx'

interface Props {
  readonly message: ChatMessage
  /** It is the one that a search has come to. */
  readonly isFound?: boolean
}

/** One message: what was done is a card, what is only said is plain. Its text is shown as it is, never as markup. */
export const MessageRow = memo(function MessageRow({ message, isFound = false }: Props) {
  const isUndone = useAppState(
    ({ project }) => project !== null && message.undoId !== null && !standingEntries(project).has(message.undoId),
  )
  const waits = useAppState(
    ({ conversation: { approval, messages } }) =>
      approval !== null && message.state === 'asked' && messages.at(-1)?.id === message.id,
  )
  return (
    <div
      className={joinClasses(
        'message',
        `message-${message.from}`,
        (message.undoId !== null || message.receipt !== undefined) && 'message-done',
        isUndone && 'message-undone',
        waits && 'message-waits',
        isFound && 'message-found',
      )}
      data-message={message.id}
      data-testid={`message-${message.from}`}
    >
      <span className="visually-hidden">{message.from === 'person' ? 'You: ' : 'Tapehand: '}</span>
      {message.receipt ? (
        <ReceiptCard message={message} receipt={message.receipt} isUndone={isUndone} />
      ) : (
        <p className="message-text">{message.text}</p>
      )}
      {message.plan && <PlanChecklist checklist={message.plan} />}
      {message.pointers && <AnswerPointers pointers={message.pointers} />}
      {message.from === 'person' && <RewordButton message={message} />}
      <MessageFoot message={message} isUndone={isUndone} />
    </div>
  )
})

const standing = new WeakMap<ProjectView, ReadonlySet<string>>()

/** Ids of the history entries that are not undone; worked out once for each view. */
function standingEntries(project: ProjectView): ReadonlySet<string> {
  const before = standing.get(project)
  if (before) return before
  const ids = new Set(project.history.slice(0, project.historyPosition).map((entry) => entry.id))
  standing.set(project, ids)
  return ids
}
