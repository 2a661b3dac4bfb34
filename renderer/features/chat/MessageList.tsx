import { useEffect, useRef } from 'react'
import type { ChatMessage, ConversationState } from '../../../shared/schemas/conversation.ts'
import { MessageRow } from './MessageRow.tsx'

interface Props {
  readonly messages: readonly ChatMessage[]
  readonly streaming: string | null
  readonly queued: readonly string[]
  readonly state: ConversationState
}

const nearEnd = 80

/** All that was said, oldest first. It follows the end unless the person has scrolled back. */
export function MessageList({ messages, streaming, queued, state }: Props) {
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
      {(state === 'planning' || state === 'running') && <p className="activity"><span className="dots" aria-hidden="true" />{state === 'planning' ? 'Planning' : 'Working'}</p>}
      {queued.map((text, index) => <p key={`${index} ${text}`} className="message message-person message-queued"><span className="badge">Waiting</span>{text}</p>)}
    </div>
  )
}
