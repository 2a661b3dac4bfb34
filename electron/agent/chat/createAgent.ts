import { failure } from '../../../shared/failures/index.ts'
import type { ConversationView } from '../../../shared/schemas/conversation.ts'
import type { Agent } from '../agent.ts'
import { type ApprovalTable, approvalTable } from '../approvals/approvalTable.ts'
import type { Editor } from '../../editor/index.ts'
import type { Places } from '../places.ts'
import type { ModelPlanner, OfflinePlanner } from '../planner/index.ts'
import { registry as everyTool } from '../tools/index.ts'
import type { OnProgress } from '../run/withinTime.ts'
import type { Registry } from '../tools/registry.ts'
import { callTool } from './callTool.ts'
import { decideApproval } from './decideApproval.ts'
import { createDesk } from './desk.ts'
import { hearApproval } from './hearApproval.ts'
import { type Limits, usualLimits } from './limits.ts'
import { createLine } from './line.ts'
import { receiveMessage } from './receiveMessage.ts'
import { giveUp } from './readPending.ts'
import { goOnAfterRestart, restoreConversation, snapshotConversation } from './restoreConversation.ts'
import type { SavedConversation } from './savedConversation.ts'
import { orRecover } from './orRecover.ts'
import { createTranscript } from './transcript.ts'

export interface AgentOptions {
  readonly editor: Editor
  /** Where files may be read and written; left out: nowhere. */
  readonly places?: Places
  readonly offline: OfflinePlanner
  /** A function where the choice of planner can change while the app runs. */
  readonly model: ModelPlanner | null | (() => ModelPlanner | null)
  readonly newId?: () => string
  readonly now?: () => Date
  /** Called after every step of the conversation with all that a restart needs. */
  readonly save?: (conversation: SavedConversation) => Promise<void> | void
  /** What `save` was given last; anything unreadable starts a new conversation and says so. */
  readonly restore?: unknown
  readonly registry?: Registry
  readonly table?: ApprovalTable
  readonly limits?: Partial<Limits>
  /** Calls its listener whenever long work gets on: a tool that does is not let go. Left out: only the end of a tool is a sign of life. */
  readonly onProgress?: OnProgress
}

export function createAgent(options: AgentOptions): Agent {
  const { editor, offline, model, newId = () => crypto.randomUUID(), now = () => new Date(), save } = options
  const restored = restoreConversation(options.restore)
  const listeners = new Set<(view: ConversationView) => void>()
  const streams = new Set<(text: string) => void>()
  const desk = createDesk({
    editor,
    places: options.places ?? null,
    offline,
    newId,
    registry: options.registry ?? everyTool,
    table: options.table ?? approvalTable,
    limits: { ...usualLimits, ...options.limits },
    onProgress: options.onProgress ?? (() => () => {}),
    transcript: createTranscript(newId, now, restored),
    start: restored.chat,
    changed: (view) => listeners.forEach((listener) => listener(view)),
    streamed: (text) => streams.forEach((listener) => listener(text)),
  })
  const line = createLine(async () => save?.(snapshotConversation(desk)))
  const inTurn = <T>(work: () => Promise<T>) =>
    line.add(async () => {
      desk.controller = new AbortController()
      return orRecover(desk, work)
    })
  const planner = () => (typeof model === 'function' ? model() : model)
  if (restored.pending) void inTurn(() => goOnAfterRestart(desk))

  return {
    send: (text, how = 'chosen') => {
      desk.queued = [...desk.queued, text]
      if (line.isBusy()) desk.announce()
      return inTurn(async () => {
        desk.queued = desk.queued.slice(1)
        await receiveMessage(desk, text, how === 'offline' ? null : planner())
      })
    },
    call: (raw) => inTurn(() => callTool(desk, raw)),
    decide: (approvalId, decision) => inTurn(() => decideApproval(desk, approvalId, decision)),
    hear: (hearing) => hearApproval(desk, hearing),
    disallow: (tool) => {
      desk.permissions.forget(tool)
      desk.announce()
    },
    cancel: async () => {
      desk.controller.abort(failure('agent/cancelled'))
      await inTurn(async () => {
        const { request } = desk.chat().context
        if (request !== null) await giveUp(desk, request)
      })
    },
    view: () => desk.view(),
    onChange: (listener) => listen(listeners, listener),
    onStreaming: (listener) => listen(streams, listener),
    snapshot: () => snapshotConversation(desk),
    log: () => desk.transcript.log(),
  }
}

function listen<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
