import type { ConversationView, RequestState } from '../../../shared/schemas/conversation.ts'
import type { Editor } from '../../editor/index.ts'
import type { ApprovalTable } from '../approvals/approvalTable.ts'
import { createPermissions, type Permissions } from '../approvals/permissions.ts'
import type { OfflinePlanner, PlanContext } from '../planner/index.ts'
import type { Places } from '../places.ts'
import type { PlannedStep } from '../planner/plan.ts'
import type { Memory } from '../prepare/preparePlan.ts'
import type { OnProgress } from '../run/withinTime.ts'
import type { Registry } from '../tools/registry.ts'
import { type ChatEvent, type ChatSnapshot, nextChat, stateOf } from './chatMachine.ts'
import type { Flow } from './flow.ts'
import type { Limits } from './limits.ts'
import { doneRequests } from './doneRequests.ts'
import type { DoneLast, OpenRequest } from './openRequest.ts'
import type { Transcript } from './transcript.ts'

export interface DeskParts {
  readonly editor: Editor
  readonly places: Places | null
  readonly offline: OfflinePlanner
  readonly registry: Registry
  readonly table: ApprovalTable
  readonly transcript: Transcript
  readonly newId: () => string
  readonly limits: Limits
  readonly onProgress: OnProgress
  readonly start: ChatSnapshot
  readonly changed: (view: ConversationView) => void
  readonly streamed: (text: string) => void
}

/** What the parts of one conversation share: the machine's state, the transcript, and what runs beside them. */
export interface Desk extends Pick<
  DeskParts,
  'editor' | 'places' | 'offline' | 'registry' | 'table' | 'transcript' | 'newId' | 'limits' | 'onProgress'
> {
  readonly permissions: Permissions
  chat(): ChatSnapshot
  send(event: ChatEvent): void
  /** The open request; throws where there is none, which is a bug. */
  request(): OpenRequest
  /** Who goes on with the open request. */
  flow: Flow | null
  /** Ends what runs; a fresh one for each message. */
  controller: AbortController
  queued: readonly string[]
  stream(text: string | null): void
  /** Sentences of what is about to run; `stepTo` says which one is under way. */
  showSteps(sentences: readonly string[]): void
  stepTo(index: number): void
  view(): ConversationView
  announce(): void
  planContext(): Promise<PlanContext>
}

export function createDesk(parts: DeskParts): Desk {
  let chat = parts.start
  let streaming: string | null = null
  let running: ConversationView['running'] = null
  const desk: Desk = {
    ...parts,
    permissions: createPermissions(parts.table),
    flow: null,
    controller: new AbortController(),
    queued: [],
    chat: () => chat,
    send: (event) => {
      chat = nextChat(chat, event)
      desk.announce()
    },
    request: () => {
      const { request } = chat.context
      if (request === null) throw new Error(`no request is open while ${stateOf(chat)}`)
      return request
    },
    stream: (text) => {
      streaming = text
      if (text === null) desk.announce()
      else parts.streamed(text)
    },
    showSteps: (sentences) => void (running = { steps: [...sentences], at: 0 }),
    stepTo: (index) => {
      if (running === null) return
      running = { ...running, at: index }
      desk.announce()
    },
    view: () => {
      const stage = chat.context.request?.stage ?? null
      const state = stateOf(chat)
      const waits = state === 'clarifying' || state === 'choosing' || state === 'awaitingApproval'
      return {
        state,
        messages: [...parts.transcript.messages()],
        question: waits && stage !== null && stage.kind !== 'approval' ? stage.question : null,
        approval: waits && stage?.kind === 'approval' ? stage.approval : null,
        running: state === 'running' ? running : null,
        streaming,
        queued: [...desk.queued],
        allowed: [...desk.permissions.list()],
      }
    },
    announce: () => parts.changed(desk.view()),
    planContext: async () => ({
      project: await parts.editor.view(),
      lastSteps: chat.context.lastSteps,
      done: doneRequests(parts.transcript.messages()),
    }),
  }
  return desk
}

export interface Ending {
  readonly text: string
  readonly state: RequestState
  readonly undoId?: string | null
  readonly offer?: 'offline' | null
  readonly lastSteps?: readonly PlannedStep[]
  readonly memory?: Memory
  readonly refused?: OpenRequest | null
  readonly lastDone?: DoneLast | null
}

/** The answer, and back to idle. */
export function finish(
  desk: Desk,
  request: { readonly id: string; readonly planner: 'offline' | 'model' },
  ending: Ending,
): void {
  const { text, state, undoId = null, offer = null, ...rest } = ending
  desk.transcript.tapehand(text, { requestId: request.id, state, undoId, planner: request.planner, offer })
  desk.flow = null
  desk.send({ type: 'finished', ...rest })
}
