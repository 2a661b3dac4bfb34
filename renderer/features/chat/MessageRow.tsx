import { Undo2 } from 'lucide-react'
import { memo } from 'react'
import { Button } from 'react-aria-components'
import type { ChatMessage, RequestState } from '../../../shared/schemas/conversation.ts'
import type { ProjectView } from '../../../shared/schemas/projectView.ts'
import { joinClasses } from '../../lib/joinClasses.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { PlanChecklist } from './PlanChecklist.tsx'
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
  asked: { text: 'Question', className: 'badge-accent' },
  talk: null,
}
const undone: Badge = { text: 'Undone', className: '' }

/** One message. Its text is shown as it is, never as markup. */
export const MessageRow = memo(function MessageRow({ message }: { readonly message: ChatMessage }) {
  const app = useApp()
  const newest = useAppState(({ project }) => project?.history[project.historyPosition - 1]?.id)
  const canUndo = message.undoId !== null && message.undoId === newest
  const isUndone = useAppState(
    ({ project }) => project !== null && message.undoId !== null && !standingEntries(project).has(message.undoId),
  )
  const words = useAppState(({ conversation }) =>
    message.offer !== 'offline'
      ? undefined
      : conversation.messages.find(({ from, requestId }) => from === 'person' && requestId === message.requestId)?.text,
  )
  const isLast = useAppState(({ conversation }) => conversation.messages.at(-1)?.id === message.id)
  const canTakeUp = useAppState(
    ({ conversation }) =>
      message.offer === 'takeUp' &&
      conversation.aside.length > 0 &&
      conversation.messages.findLast(({ offer }) => offer === 'takeUp')?.id === message.id,
  )
  const canDoOffline = words !== undefined && isLast
  const badge = isUndone ? undone : message.state && badges[message.state]
  return (
    <div className={joinClasses('message', `message-${message.from}`)} data-testid={`message-${message.from}`}>
      <span className="visually-hidden">{message.from === 'person' ? 'You: ' : 'Tapehand: '}</span>
      <p className="message-text">{message.text}</p>
      {message.plan && <PlanChecklist checklist={message.plan} />}
      {(badge !== null || canUndo || canDoOffline || canTakeUp) && (
        <div className="message-foot">
          {badge && (
            <span className={joinClasses('badge', badge.className)} data-testid="message-state">
              {badge.text}
            </span>
          )}
          {canUndo && (
            <Button className="small-button" onPress={() => commands.undo(app)} data-testid="undo-this">
              <Undo2 size={13} aria-hidden="true" />
              Undo this
            </Button>
          )}
          {canTakeUp && (
            <Button
              className="small-button"
              onPress={() => void ask(app, 'app:chat:send', { text: 'back to the other one' })}
              data-testid="take-up"
            >
              Back to this
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

const standing = new WeakMap<ProjectView, ReadonlySet<string>>()

/** Ids of the history entries that are not undone; worked out once for each view. */
function standingEntries(project: ProjectView): ReadonlySet<string> {
  const before = standing.get(project)
  if (before) return before
  const ids = new Set(project.history.slice(0, project.historyPosition).map((entry) => entry.id))
  standing.set(project, ids)
  return ids
}
