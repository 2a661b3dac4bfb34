import { Check, Undo2 } from 'lucide-react'
import { Button } from 'react-aria-components'
import type { ChatMessage, RequestState } from '../../../shared/schemas/conversation.ts'
import { joinClasses } from '../../lib/joinClasses.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { commands } from '../../store/commands.ts'

interface Badge {
  readonly text: string
  readonly className: string
}

const badges: Record<RequestState, Badge | null> = {
  done: { text: 'Done', className: 'badge-good' },
  partly: { text: 'Partly done', className: 'badge-warn' },
  refused: { text: 'Refused', className: 'badge-warn' },
  failed: { text: 'Failed', className: 'badge-bad' },
  cancelled: { text: 'Cancelled', className: '' },
  asked: { text: 'Question', className: 'badge-mark' },
  talk: null,
}
const undone: Badge = { text: 'Undone', className: '' }

interface Props {
  readonly message: ChatMessage
  readonly isUndone: boolean
}

/** How a request stands, and what can be done about it with one press. */
export function MessageFoot({ message, isUndone }: Props) {
  const app = useApp()
  const newest = useAppState(({ project }) => project?.history[project.historyPosition - 1]?.id)
  const canUndo = message.undoId !== null && message.undoId === newest
  const words = useOfflineWords(message)
  const canTakeUp = useAppState(
    ({ conversation }) =>
      takesUp(message) && conversation.aside.length > 0 && conversation.messages.findLast(takesUp)?.id === message.id,
  )
  const badge = isUndone ? undone : message.state && badges[message.state]
  if (badge === null && !canUndo && words === null && !canTakeUp) return null
  return (
    <div className="message-foot">
      {badge && (
        <span className={joinClasses('badge', badge.className)} data-testid="message-state">
          {badge === badges.done && <Check size={12} strokeWidth={2.4} aria-hidden="true" />}
          {badge.text}
        </span>
      )}
      {canUndo && (
        <Button className="link-button" onPress={() => commands.undo(app)} data-testid="undo-this">
          <Undo2 size={14} aria-hidden="true" />
          Undo
        </Button>
      )}
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
    </div>
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
