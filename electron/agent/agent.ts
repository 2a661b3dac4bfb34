import type { Result } from '../../shared/result.ts'
import type { ConversationView, Decision } from '../../shared/schemas/conversation.ts'
import type { Heard } from '../editor/index.ts'
import type { Hearing } from './chat/hearApproval.ts'
import type { SavedConversation } from './chat/savedConversation.ts'
import type { ModelCallLog } from './planner/index.ts'
import type { PreparedStep } from './tools/defineTool.ts'

/** The agent's door: one conversation about one project. */
export interface Agent {
  /**
   * Takes a message: an answer to what is pending, or a new request. Resolves when the agent waits for the person again or is idle.
   * `offline`: understood without the model, whatever is chosen. A message that comes while one runs is queued and answered in turn; none is lost.
   */
  send(text: string, planner?: 'chosen' | 'offline'): Promise<void>
  /** Runs one tool without a planner; `raw` is `{ tool, ...arguments, start_time?, end_time?, tracks? }`. Same gate, same transaction. */
  call(raw: unknown): Promise<void>
  decide(approvalId: string, decision: Decision): Promise<Result<void>>
  /** How a step of what waits for a yes sounds where it acts, before it or behind it; nothing is changed by listening. */
  hear(hearing: Hearing): Promise<Result<Heard>>
  /** Steps of this kind need a yes again. */
  disallow(tool: string): void
  /** Ends what is pending or running; the project is as it was before the request. */
  cancel(): Promise<void>
  view(): ConversationView
  onChange(listener: (view: ConversationView) => void): () => void
  onStreaming(listener: (text: string) => void): () => void
  /** All of the conversation with what is pending, as plain JSON: what `restore` takes after a restart. */
  snapshot(): SavedConversation
  /** What has happened, for the command line, the eval and the action log; oldest first. The last requests are kept with the conversation. */
  log(): readonly RequestLog[]
}

/** One request as it went, in the words of the conversation cases. */
export interface RequestLog {
  readonly id: string
  readonly text: string
  /** Every time it stopped to ask, in order. */
  readonly asked: readonly ('clarify' | 'choose' | 'approval')[]
  /** The operations carried out, in order; state-setting steps only where nothing else was asked for. */
  readonly ran: readonly PreparedStep[]
  readonly pending: 'clarify' | 'choose' | 'approval' | null
  /** The last answer. */
  readonly reply: string
  readonly state: 'done' | 'partly' | 'refused' | 'failed' | 'cancelled' | 'asked' | 'talk'
  /** Every question to the model that belongs to it. */
  readonly modelCalls: readonly ModelCallLog[]
}
