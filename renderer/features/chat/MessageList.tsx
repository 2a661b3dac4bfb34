import { useEffect, useRef } from 'react'
import type { ChatMessage, ConversationState } from '../../../shared/schemas/conversation.ts'
import type { Job } from '../../../shared/schemas/job.ts'
import { MessageRow } from './MessageRow.tsx'

interface Props {
  readonly messages: readonly ChatMessage[]
  readonly streaming: string | null
  readonly queued: readonly string[]
  readonly state: ConversationState
  /** Long work of the running request. */
  readonly job: Job | null
}

const nearEnd = 80

/** All that was said, oldest first. It follows the end unless the person has scrolled back. */
export function MessageList({ messages, streaming, queued, state, job }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const following = useRef(true)
  useEffect(() => {
    const element = list.current
    if (element && following.current) element.scrollTop = element.scrollHeight
  }, [messages, streaming, queued, state])
  const noteScroll = () => {
    const element = list.current
    if (element) following.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd
  }
  return (
    // A log that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={list} className="messages" role="log" aria-live="polite" aria-label="Conversation" tabIndex={0} onScroll={noteScroll} data-testid="chat-log">
      {messages.map((message) => <MessageRow key={message.id} message={message} />)}
      {streaming !== null && streaming !== '' && <p className="message message-tapehand" aria-live="off">{streaming}</p>}
      {(state === 'planning' || state === 'running') && <p className="activity" aria-live="off" data-testid="activity"><span className="dots" aria-hidden="true" />{state === 'planning' ? 'Planning' : sayWork(job)}</p>}
      {queued.map((text, index) => <p key={`${index} ${text}`} className="message message-person message-queued"><span className="badge">Waiting</span>{text}</p>)}
    </div>
  )
}

/** Not read out as it counts up: the progress bar under the lanes tells who asks for it. */
function sayWork(job: Job | null): string {
  if (job === null) return 'Working'
  return job.fraction === null ? job.title : `${job.title}, ${Math.round(job.fraction * 100)} %`
}
