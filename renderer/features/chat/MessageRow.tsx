import { Undo2 } from 'lucide-react'
import { memo } from 'react'
import { Button } from 'react-aria-components'
import type { ChatMessage, RequestState } from '../../../shared/schemas/conversation.ts'
import { joinClasses } from '../../lib/joinClasses.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { commands } from '../../store/commands.ts'
import { standingEntries } from '../../store/standingEntries.ts'

const badges: Record<RequestState, { text: string; look: string } | null> = {
  done: { text: 'Done', look: 'badge-good' },
  partly: { text: 'Partly done', look: 'badge-warn' },
  refused: { text: 'Refused', look: 'badge-warn' },
  failed: { text: 'Failed', look: 'badge-bad' },
  cancelled: { text: 'Cancelled', look: '' },
  asked: { text: 'Question', look: 'badge-accent' },
  talk: null,
}
const undone = { text: 'Undone', look: '' }

/** One message. Its text is shown as it is, never as markup. */
export const MessageRow = memo(function MessageRow({ message }: { readonly message: ChatMessage }) {
  const app = useApp()
  const newest = useAppState(({ project }) => project?.history[project.historyPosition - 1]?.id)
  const canUndo = message.undoId !== null && message.undoId === newest
  const isUndone = useAppState(
    ({ project }) => project !== null && message.undoId !== null && !standingEntries(project).has(message.undoId),
  )
  const words = useAppState(({ conversation }) =>
    message.offer === null
      ? undefined
      : conversation.messages.find(({ from, requestId }) => from === 'person' && requestId === message.requestId)?.text,
  )
  const isLast = useAppState(({ conversation }) => conversation.messages.at(-1)?.id === message.id)
  const canDoOffline = words !== undefined && isLast
  const badge = isUndone ? undone : message.state === null ? null : badges[message.state]
  return (
    <div className={joinClasses('message', `message-${message.from}`)} data-testid={`message-${message.from}`}>
      <span className="visually-hidden">{message.from === 'person' ? 'You: ' : 'Tapehand: '}</span>
      <p className="message-text">{message.text}</p>
      {(badge !== null || canUndo || canDoOffline) && (
        <div className="message-foot">
          {badge && (
            <span className={joinClasses('badge', badge.look)} data-testid="message-state">
              {badge.text}
            </span>
          )}
          {canUndo && (
            <Button className="small-button" onPress={() => commands.undo(app)} data-testid="undo-this">
              <Undo2 size={13} aria-hidden="true" />
              Undo this
            </Button>
          )}
          {canDoOffline && (
            <Button
              className="small-button"
              onPress={() => void ask(app, 'app:chat:send', { text: words, planner: 'offline' })}
              data-testid="do-offline"
            >
              Do it without the model
            </Button>
          )}
        </div>
      )}
    </div>
  )
})
