import type { ConversationView } from '../../shared/schemas/conversation.ts'
import type { AppContext } from './appContext.ts'

/** The person's words that wait for a yes or an answer in the open project; null where nothing waits. */
export function waitingWords({ approval, question, messages }: ConversationView): string | null {
  if (approval !== null) return approval.request
  if (question === null) return null
  return messages.findLast(({ from }) => from === 'person')?.text ?? question.text
}

/** Goes on to another project: at once where nothing waits in this one, else when the person has said so. */
export function leaveProject({ store }: AppContext, go: () => void): void {
  const { conversation, setDialog } = store.getState()
  const words = waitingWords(conversation)
  if (words === null) go()
  else setDialog({ kind: 'leave', words, go })
}
