import type { Language } from '../../../shared/language.ts'
import type { Result } from '../../../shared/result.ts'
import { ok } from '../../../shared/result.ts'
import type { ConversationView } from '../../../shared/schemas/conversation.ts'
import type { Editor } from '../../editor/index.ts'
import type { ApprovalTable } from '../approvals/approvalTable.ts'
import type { Permissions } from '../approvals/permissions.ts'
import { heardIn, mentionedBehind } from '../prepare/heard.ts'
import { fateBehind, type Memory } from '../prepare/preparePlan.ts'
import type { ModelPlanner, ModelSession, OfflinePlanner, PlanContext } from '../planner/index.ts'
import type { FilePicker } from '../filePicker.ts'
import { createRequestRun, type Performed, type RequestRun } from '../run/requestRun.ts'
import type { OnProgress } from '../run/withinTime.ts'
import type { RecipeShelf } from '../recipes/recipeShelf.ts'
import { type AgentTexts, agentTexts } from '../texts/index.ts'
import type { Registry } from '../tools/contract/registry.ts'
import type { ConversationData, Fact, RecordedOnly } from './state/facts.ts'
import { type ConversationSnapshot, next, type StageName } from './state/machine.ts'
import type { OpenRequest } from './state/openRequest.ts'
import { doneRequests, saidBefore } from './state/transcript.ts'

/** Where a request ends by itself. The person's own time to answer never counts. */
export interface Limits {
  readonly mostTurns: number
  /** For one turn of the model. */
  readonly turnSeconds: number
  /** For all turns of one request together. */
  readonly thinkSeconds: number
  /** Sent and received for one request. */
  readonly mostTokens: number
  /** Without a sign of life from the editor while a tool runs. */
  readonly toolSeconds: number
}

/**
 * A model that has not come to an answer after so many turns will not. The planner ends a silent server sooner; this is
 * for one that never ends.
 * A turn sends about 7000 tokens: the tokens end what answers with books, not what works.
 */
export const usualLimits: Limits = {
  mostTurns: 10,
  turnSeconds: 330,
  thinkSeconds: 900,
  mostTokens: 200_000,
  toolSeconds: 60,
}

/** What a conversation works with; given once. */
export interface Services {
  readonly editor: Editor
  readonly filePicker: FilePicker | null
  readonly offline: OfflinePlanner
  /** Where recipes are kept; null: nowhere. */
  readonly recipes: RecipeShelf | null
  /** Shows many files with what a recipe would do to each; null: there is nobody to look. */
  readonly showFiles: ((recipe: string) => Result<void>) | null
  /** Somebody looks at each change that an approval lists. */
  readonly lists: boolean
  readonly registry: Registry
  readonly table: ApprovalTable
  /** What the person has allowed until the app is closed. */
  readonly permissions: Permissions
  readonly limits: Limits
  readonly onProgress: OnProgress
  /** The window's language: spoken until a message tells another. */
  readonly language: () => Language
  readonly newId: () => string
  readonly now: () => Date
  readonly changed: (view: ConversationView) => void
  readonly streamed: (text: string) => void
  /** Keeps the conversation as it is now, for a restart. */
  readonly keep: () => Promise<void>
}

/** What can't be data, in one place: it ends with the app. The machine's data says what stood when it is gone. */
export interface Live {
  /** Ends what is under way; a fresh one for each turn. */
  controller: AbortController
  /** The model that is chosen at this turn. */
  planner: ModelPlanner | null
  /** The open request's exchange with a model. */
  session: ModelSession | null
  /** The open request on the editor; null where nothing was prepared for it. */
  transaction: RequestRun | null
}

/** One conversation: the machine's state, and beside it what is live. */
export interface Conversation extends Services {
  readonly live: Live
  snapshot(): ConversationSnapshot
  data(): ConversationData
  /** The open request; throws where there is none, which is a bug. */
  request(): OpenRequest
  /** Takes a fact in, and says which stage is next, for `drive` to do. `quietly`: the view is not announced. */
  send(fact: Fact, how?: 'announced' | 'quietly'): StageName | null
  /** Takes in what happens while a stage is done. */
  record(fact: RecordedOnly, how?: 'announced' | 'quietly'): void
  /** What is said, in the language that the person wrote last. */
  texts(): AgentTexts
  view(): ConversationView
  announce(): void
  planContext(): Promise<PlanContext>
}

export function createConversation(services: Services, start: ConversationSnapshot): Conversation {
  let snapshot = start
  const live: Live = { controller: new AbortController(), planner: null, session: null, transaction: null }
  const conversation: Conversation = {
    ...services,
    live,
    snapshot: () => snapshot,
    data: () => snapshot.context,
    request: () => {
      const { request } = snapshot.context
      if (request === null) throw new Error(`no request is open while ${snapshot.value}`)
      return request
    },
    send: (fact, how = 'announced') => {
      const stamp = {
        id: services.newId(),
        at: services.now().toISOString(),
        begun: live.transaction?.isOpen() ?? false,
      }
      const [after, stage] = next(snapshot, { ...fact, ...stamp })
      snapshot = after
      if (fact.type === 'opened' || fact.type === 'finished') Object.assign(live, { session: null, transaction: null })
      if (how === 'announced') conversation.announce()
      return stage
    },
    record: (fact, how) => void conversation.send(fact, how),
    texts: () => agentTexts(snapshot.context.language ?? services.language()),
    view: () => viewOf(snapshot, services.permissions),
    announce: () => services.changed(conversation.view()),
    planContext: async () => ({
      project: await services.editor.view(),
      lastSteps: snapshot.context.lastSteps,
      done: doneRequests(snapshot.context.transcript),
      texts: conversation.texts(),
      ...saidBefore(snapshot.context.transcript),
    }),
  }
  return conversation
}

function viewOf({ value: state, context }: ConversationSnapshot, permissions: Permissions): ConversationView {
  const { transcript, request, running, streaming, queue } = context
  const waits = state === 'clarifying' || state === 'choosing' || state === 'awaitingApproval'
  const stage = waits ? (request?.stage ?? null) : null
  return {
    state,
    messages: [...transcript.messages],
    question: stage !== null && stage.kind !== 'approval' ? stage.question : null,
    approval: stage?.kind === 'approval' ? stage.approval : null,
    running: state === 'running' ? running : null,
    plan: request?.plan?.checklist ?? null,
    streaming,
    queued: [...queue],
    allowed: [...permissions.list()],
    aside: (context.aside ?? []).map(({ text }) => text),
  }
}

/** The open request on the editor, from its first preparation on. */
export function transactionOf(conversation: Conversation): RequestRun {
  const { live, editor, registry, limits, onProgress } = conversation
  live.transaction ??= createRequestRun(editor, registry, conversation.request(), {
    seconds: limits.toolSeconds,
    onProgress,
    onStep: (index) => conversation.record({ type: 'stepBegan', index }),
  })
  return live.transaction
}

/** What the open request has carried out since the app was opened. */
export function performedIn({ live }: Conversation): readonly Performed[] {
  return live.transaction?.performed() ?? []
}

/** Puts back a batch of the open request that a defect has left open; says nothing. What was done before stands. */
export async function takeBack({ live }: Conversation): Promise<Result<void>> {
  return (await live.transaction?.abandon()) ?? ok()
}

/** What changed or pointed at something. */
export const actedIn = (performed: readonly Performed[]): readonly Performed[] =>
  performed.filter(({ tool }) => tool.impact !== 'history' && tool.impact !== 'transport')

/** The range that was worked on last, and where what can be pasted is from. */
export function memoryBehind(memory: Memory, performed: readonly Performed[]): Memory {
  const lastRange = actedIn(performed).findLast(({ step }) => step.range !== null)?.step.range ?? memory.lastRange
  const taken = performed.findLast(({ tool }) => tool.writes.includes('clipboard'))
  return { ...memory, lastRange, clipboardFrom: taken?.step.trackIds ?? memory.clipboardFrom }
}

/**
 * What the next batch of the open request may point at: what the request before has left, and what this one has carried
 * out by now.
 */
export function memoryNow(conversation: Conversation): Memory {
  const { memory } = conversation.data()
  const performed = performedIn(conversation)
  const acted = actedIn(performed)
  const { mentioned, used } = heardIn(acted)
  const last = acted.findLast(({ step }) => step.range !== null)
  return {
    ...memoryBehind(memory, performed),
    ...(last && { here: fateBehind(last.tool) }),
    mentioned: [...mentionedBehind(memory.mentioned, performed), ...mentioned],
    used,
  }
}
