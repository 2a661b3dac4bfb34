import { useEffect, useRef } from 'react'
import type { ChatMessage, ConversationState, ConversationView } from '../../../shared/schemas/conversation.ts'
import type { Job } from '../../../shared/schemas/job.ts'
import { createScope } from '../../lib/scope.ts'
import { scrollInside } from '../../lib/scrollInside.ts'
import { watchSize } from '../../lib/watchSize.ts'
import { useTexts, useWorkNames } from '../../store/useTexts.ts'
import { PlanChecklist } from './PlanChecklist.tsx'
import { MessageRow } from './MessageRow.tsx'
import { RunningCard } from './RunningCard.tsx'
import type { Texts } from '../../../shared/texts/index.ts'

interface Props {
  /** The message that a search has come to. */
  readonly foundId?: string | null
  readonly messages: readonly ChatMessage[]
  readonly streaming: string | null
  readonly queued: readonly string[]
  readonly state: ConversationState
  /** Long work of the running request. */
  readonly job: Job | null
  readonly running: ConversationView['running']
  /** The open request's plan, where a model has made one. */
  readonly plan: ConversationView['plan']
}

/** So close to the end, in CSS pixels, the person is at it. */
const nearEnd = 80

/** All that was said, oldest first. It follows the end unless the person has scrolled back. */
export function MessageList({ foundId = null, messages, streaming, queued, state, job, running, plan }: Props) {
  const texts = useTexts()
  const nameOf = useWorkNames()
  const list = useRef<HTMLDivElement>(null)
  const following = useRef(true)
  /** As it was when it last followed the end. */
  const height = useRef(0)
  useEffect(() => {
    const element = list.current
    if (element && following.current) element.scrollTop = element.scrollHeight
  }, [messages, streaming, queued, state])
  useEffect(() => {
    if (foundId === null) return
    following.current = false
    const row = list.current?.querySelector(`[data-message="${CSS.escape(foundId)}"]`)
    if (list.current) scrollInside(list.current, row, 'middle')
  }, [foundId])
  // A window that is made narrow, or a question that comes to stand below, takes room from its end.
  useEffect(() => {
    const element = list.current
    if (!element) return
    const scope = createScope()
    watchSize(element, scope, () => {
      height.current = element.clientHeight
      if (following.current) element.scrollTop = element.scrollHeight
    })
    return () => scope.dispose()
  }, [])
  const isWorking = state === 'planning' || state === 'running'
  /** One quick step is done before it could be read. */
  const isCard = running !== null && (running.steps.length > 1 || job !== null)
  const noteScroll = () => {
    const element = list.current
    // What moves as the room changes was moved by nobody.
    if (element && element.clientHeight === height.current)
      following.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd
  }
  return (
    // A log that scrolls must be reachable by keyboard.
    <div
      ref={list}
      className="messages"
      role="log"
      aria-live="polite"
      aria-label={texts.chat.conversation}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onScroll={noteScroll}
      data-testid="chat-log"
    >
      {messages
        .filter((...one) => isOpenOrSaid(isWorking, ...one))
        .map((message) => (
          <MessageRow key={message.id} message={message} isFound={message.id === foundId} />
        ))}
      {streaming !== null && streaming !== '' && (
        <p className="message message-tapehand" aria-live="off">
          {streaming}
        </p>
      )}
      {isWorking && !isCard && (
        <p className="activity" aria-live="off" data-testid="activity">
          <span className="dots" aria-hidden="true" />
          {state === 'planning' ? texts.chat.planning : sayWork(job, texts, nameOf)}
        </p>
      )}
      {plan !== null && <PlanChecklist checklist={plan} isOpen isWorking={isWorking} />}
      {isCard && <RunningCard running={running} job={job} />}
      {queued.map((text, index) => (
        <p key={`${index} ${text}`} className="message message-person message-queued">
          <span className="badge">{texts.chat.waiting}</span>
          {text}
        </p>
      ))}
    </div>
  )
}

/**
 * What was asked in the dock has its answer there: what came of it is told by the message behind it, or by the plan
 * while it is carried out. What was set aside is told by the message that says so, and how it is taken up again: its
 * question waits for nobody.
 */
function isOpenOrSaid(isWorking: boolean, message: ChatMessage, index: number, all: readonly ChatMessage[]): boolean {
  if (message.state !== 'asked') return true
  const next = all[index + 1]
  if (isSetAside(all.slice(index + 1))) return false
  return next === undefined ? !isWorking : next.from !== 'tapehand' || next.requestId !== message.requestId
}

/** Whether something else has taken its place: what is only said beside it leaves it waiting. */
function isSetAside(later: readonly ChatMessage[]): boolean {
  const said = later.find(({ from, state, offer }) => from === 'tapehand' && (state !== 'talk' || offer === 'takeUp'))
  return said?.offer === 'takeUp'
}

/** Not read out as it counts up: the progress bar under the lanes tells who asks for it. */
function sayWork(job: Job | null, { chat }: Texts, nameOf: (title: string) => string): string {
  if (job === null) return chat.working
  const name = nameOf(job.title)
  return job.fraction === null ? name : `${name}, ${Math.round(job.fraction * 100)} %`
}
