import { memo } from 'react'
import type { Approval, ChatMessage, Question } from '../../../shared/schemas/conversation.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import { joinClasses } from '../../lib/joinClasses.ts'
import { realMinus } from '../../lib/realMinus.ts'
import { useAppState } from '../../store/appContext.ts'
import { AnswerPointers } from './AnswerPointers.tsx'
import { LongText } from './LongText.tsx'
import { MessageFoot } from './MessageFoot.tsx'
import { PendingCard } from './PendingCard.tsx'
import { RewordButton } from './RewordButton.tsx'
import { PlanChecklist } from './PlanChecklist.tsx'
import { ReceiptCard } from './receipt/ReceiptCard.tsx'
import { useTexts } from '../../store/useTexts.ts'

interface Props {
  readonly message: ChatMessage
  /** It is the one that a search has come to. */
  readonly isFound?: boolean
}

/** One message: what was done is a card, what is only said is plain. Its text is shown as it is, never as markup. */
export const MessageRow = memo(function MessageRow({ message, isFound = false }: Props) {
  const texts = useTexts()
  const isUndone = useAppState(
    ({ project }) => project !== null && message.undoId !== null && !standingEntries(project).has(message.undoId),
  )
  // Also while something else is talked about.
  const waits = useAppState(({ conversation: { approval, messages } }) =>
    message.state === 'asked' && messages.findLast(({ state }) => state === 'asked')?.id === message.id
      ? approval
      : null,
  )
  return (
    <div
      className={joinClasses(
        'message',
        `message-${message.from}`,
        (message.undoId !== null || message.receipt !== undefined) && 'message-done',
        isUndone && 'message-undone',
        waits !== null && 'message-waits',
        isFound && 'message-found',
      )}
      data-message={message.id}
      data-testid={`message-${message.from}`}
    >
      <span className="visually-hidden">{message.from === 'person' ? texts.chat.you : productName}: </span>
      <MessageBody message={message} waits={waits} isUndone={isUndone} isFound={isFound} />
      {message.plan && <PlanChecklist checklist={message.plan} />}
      {message.pointers && <AnswerPointers pointers={message.pointers} />}
      {message.from === 'person' && <RewordButton message={message} />}
      <MessageFoot message={message} isUndone={isUndone} isCard={waits !== null} />
    </div>
  )
})

interface BodyProps {
  readonly message: ChatMessage
  readonly waits: Approval | null
  readonly isUndone: boolean
  readonly isFound: boolean
}

/** What was done and what waits are cards; all else is said. */
function MessageBody({ message, waits, isUndone, isFound }: BodyProps) {
  const choices = useAppState(({ conversation: { question, messages } }) =>
    question?.kind === 'choose' && messages.at(-1)?.id === message.id ? question.answers : null,
  )
  if (message.receipt) return <ReceiptCard message={message} receipt={message.receipt} isUndone={isUndone} />
  if (waits !== null) return <PendingCard approval={waits} text={message.text} />
  if (message.from === 'person') return <LongText text={message.text} isFound={isFound} />
  return <p className="message-text">{realMinus(withoutChoices(message.pointers?.lead ?? message.text, choices))}</p>
}

/** What can be chosen stands on the buttons below, as long as it can. */
function withoutChoices(text: string, choices: Question['answers'] | null): string {
  if (choices === null) return text
  const labels = new Set(choices.map(({ label }) => label))
  return text
    .split('\n')
    .filter((line) => !labels.has(line))
    .join('\n')
}

const productName = 'Tapehand'

const standing = new WeakMap<ProjectView, ReadonlySet<string>>()

/** Ids of the history entries that are not undone; worked out once for each view. */
function standingEntries(project: ProjectView): ReadonlySet<string> {
  const before = standing.get(project)
  if (before) return before
  const ids = new Set(project.history.slice(0, project.historyPosition).map((entry) => entry.id))
  standing.set(project, ids)
  return ids
}
