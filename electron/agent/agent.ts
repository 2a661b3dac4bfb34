import type { Language } from '../../shared/language.ts'
import { failure, messageOf, problemOf } from '../../shared/failures/index.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { Activity } from '../../shared/schemas/activity.ts'
import type { ConversationView, Decision } from '../../shared/schemas/conversation.ts'
import { reasonOf } from '../../shared/reasonOf.ts'
import type { Editor, Heard } from '../editor/index.ts'
import { activitiesOf } from './activity/activityOf.ts'
import { type ApprovalTable, approvalTable } from './approvals/approvalTable.ts'
import { createPermissions } from './approvals/permissions.ts'
import {
  type Conversation,
  createConversation,
  type Limits,
  takeBack,
  usualLimits,
} from './conversation/conversation.ts'
import { decideApproval, hearAsked } from './conversation/decideApproval.ts'
import { createWorkQueue, drive } from './conversation/drive.ts'
import { isOutdated, rehearseAgain } from './conversation/prepareRequest.ts'
import { sayStands, standingOf } from './conversation/state/openRequest.ts'
import type { Hearing } from './approvals/hearApproval.ts'
import {
  restoreConversation,
  saveConversation,
  type SavedConversation,
} from './conversation/state/savedConversation.ts'
import { goOnAfterRestart } from './conversation/afterRestart.ts'
import type { RequestLog } from './conversation/state/transcript.ts'
import type { FilePicker } from './filePicker.ts'
import type { ModelPlanner, OfflinePlanner } from './planner/index.ts'
import type { RecipeShelf } from './recipes/recipeShelf.ts'
import { withNotes } from './notes/withNotes.ts'
import { withRecipes } from './recipes/withRecipes.ts'
import type { OnProgress } from './run/withinTime.ts'
import { registry as everyTool } from './tools/index.ts'
import type { Registry } from './tools/contract/registry.ts'

/** One conversation about one project. */
export interface Agent {
  /**
   * Takes a message: an answer to what is pending, or a new request. Resolves when the agent waits for the person again
   * or is idle.
   * `offline`: understood without the model, whatever is chosen. A message that comes while one runs is queued and
   * answered in turn; none is lost.
   */
  send(text: string, planner?: 'chosen' | 'offline'): Promise<void>
  /**
   * Runs one tool without a planner; `raw` is `{ tool, ...arguments, start_time?, end_time?, tracks? }`. Same gate,
   * same transaction.
   */
  call(raw: unknown): Promise<void>
  decide(approvalId: string, decision: Decision): Promise<Result<void>>
  /**
   * How a step of what waits for a yes sounds where it acts, before it or behind it; nothing is changed by listening.
   */
  hear(hearing: Hearing): Promise<Result<Heard>>
  /** Steps of this kind need a yes again. */
  disallow(tool: string): void
  /** What it speaks: the language of the last message whose words tell one. */
  language(): Language
  /** Ends what is pending or running. What earlier batches did stands; the answer says so. */
  cancel(): Promise<void>
  view(): ConversationView
  onChange(listener: (view: ConversationView) => void): () => void
  onStreaming(listener: (text: string) => void): () => void
  /** All of the conversation with what is pending, as plain JSON: what `restore` takes after a restart. */
  snapshot(): SavedConversation
  /**
   * What has happened, for the command line, the eval and the action log; oldest first. The last requests are kept with
   * the conversation.
   */
  log(): readonly RequestLog[]
  /** The same request by request, with all that belongs to each; oldest first. */
  activity(): readonly Activity[]
}

export interface AgentOptions {
  readonly editor: Editor
  /** Where files may be read and written; left out: nowhere. */
  readonly filePicker?: FilePicker
  readonly offline: OfflinePlanner
  /** Recipes that can be asked for by name, and where new ones are kept; left out: none. */
  readonly recipes?: RecipeShelf
  /** Shows many files with what a recipe would do to each; left out: they are done on the command line. */
  readonly showFiles?: (recipe: string) => Result<void>
  /** Somebody looks at each change that an approval lists: clicks are listened for ahead. Left out: nobody. */
  readonly lists?: boolean
  /** A function where the choice of planner can change while the app runs. */
  readonly model: ModelPlanner | null | (() => ModelPlanner | null)
  /** The window's language, which is spoken until a message tells another; English where it is left out. */
  readonly language?: () => Language
  readonly newId?: () => string
  readonly now?: () => Date
  /** Called after every step of the conversation with all that a restart needs. */
  readonly save?: (conversation: SavedConversation) => Promise<void> | void
  /** What `save` was given last; anything unreadable starts a new conversation and says so. */
  readonly restore?: unknown
  readonly registry?: Registry
  readonly table?: ApprovalTable
  readonly limits?: Partial<Limits>
  /**
   * Calls its listener whenever long work gets on: a tool that does is not let go. Left out: only the end of a tool is
   * a sign of life.
   */
  readonly onProgress?: OnProgress
}

/** The agent's door. */
export function createAgent(options: AgentOptions): Agent {
  const { model } = options
  const listeners = new Set<(view: ConversationView) => void>()
  const streams = new Set<(text: string) => void>()
  const conversation = openConversation(options, listeners, streams)
  const queue = createWorkQueue(conversation.keep)
  const planner = () => (typeof model === 'function' ? model() : model)
  const inTurn = <T>(work: () => Promise<T>) =>
    queue.add(async () => {
      conversation.live.controller = new AbortController()
      return orRecover(conversation, work)
    })
  const { request } = conversation.data()
  if (request !== null) void inTurn(async () => drive(conversation, await goOnAfterRestart(conversation, request)))
  rehearseAtOnce(conversation, inTurn)

  return {
    send: (text, how = 'chosen') => {
      conversation.record({ type: 'queued', text }, queue.isBusy() ? 'announced' : 'quietly')
      return inTurn(async () => {
        conversation.live.planner = how === 'offline' ? null : planner()
        const language = conversation.offline.languageOf?.(text, await conversation.editor.view()) ?? null
        await drive(conversation, { type: 'said', text, language })
      })
    },
    call: (raw) => inTurn(async () => drive(conversation, { type: 'called', raw })),
    decide: (approvalId, decision) =>
      inTurn(async () => {
        const decided = await decideApproval(conversation, approvalId, decision)
        if (!decided.ok) return decided
        await drive(conversation, decided.value)
        return ok()
      }),
    language: () => conversation.texts().language,
    hear: (hearing) => hearAsked(conversation, hearing),
    disallow: (tool) => {
      conversation.permissions.forget(tool)
      conversation.announce()
    },
    cancel: async () => {
      conversation.live.controller.abort(failure('agent/cancelled'))
      await inTurn(async () => {
        if (conversation.data().request !== null) await drive(conversation, { type: 'gaveUp' })
      })
    },
    view: () => conversation.view(),
    onChange: (listener) => listen(listeners, listener),
    onStreaming: (listener) => listen(streams, listener),
    snapshot: () => saveConversation(conversation.snapshot()),
    log: () => conversation.data().transcript.log,
    activity: () => activitiesOf(conversation.data().transcript),
  }
}

/** What waits is for the project as it is: each edit of the person has it rehearsed again. */
function rehearseAtOnce(conversation: Conversation, inTurn: (work: () => Promise<void>) => Promise<void>): void {
  let isDue = false
  conversation.editor.onChange(({ contentRevision }) => {
    if (isDue || !isOutdated(conversation, contentRevision)) return
    isDue = true
    const done = inTurn(async () => {
      isDue = false
      const fact = await rehearseAgain(conversation)
      if (fact !== null) await drive(conversation, fact)
    })
    // A defect has been told in the chat by then; nobody else waits for this.
    done.catch(() => undefined)
  })
}

function openConversation(
  options: AgentOptions,
  listeners: ReadonlySet<(view: ConversationView) => void>,
  streams: ReadonlySet<(text: string) => void>,
): Conversation {
  const { editor, table = approvalTable, registry = everyTool, recipes = null } = options
  const reading = recipes === null ? options.offline : withRecipes(options.offline, recipes, registry)
  const offline = withNotes(reading, registry)
  const services = {
    editor,
    offline,
    recipes,
    showFiles: options.showFiles ?? null,
    table,
    filePicker: options.filePicker ?? null,
    lists: options.lists ?? false,
    registry,
    permissions: createPermissions(table),
    limits: { ...usualLimits, ...options.limits },
    onProgress: options.onProgress ?? (() => () => {}),
    language: options.language ?? (() => 'en' as const),
    newId: options.newId ?? (() => crypto.randomUUID()),
    now: options.now ?? (() => new Date()),
    changed: (view: ConversationView) => listeners.forEach((listener) => listener(view)),
    keep: async (): Promise<void> => {
      if (options.save === undefined) return
      // Whoever waits for the answer, or to draw, comes first, and who waits for a clock: a whole turn of the loop is
      // between, and the first comes in the same one.
      for (let turns = 0; turns < 2; turns++) await new Promise<void>((goOn) => void setImmediate(goOn))
      await options.save(saveConversation(conversation.snapshot()))
    },
    streamed: (text: string) => streams.forEach((listener) => listener(text)),
  }
  const conversation: Conversation = createConversation(services, restoreConversation(options.restore))
  return conversation
}

/**
 * A bug ends its request and not the conversation: the project is put back, the person is told, and the error goes on
 * to who called.
 */
async function orRecover<T>(conversation: Conversation, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const back = await takeBack(conversation)
    const reason = reasonOf(error)
    const { request } = conversation.data()
    const stands = request === null ? null : standingOf(request, await conversation.editor.view())
    const crashed = back.ok ? failure('agent/crashed', { reason }) : back.error
    const texts = conversation.texts()
    const text =
      stands === null
        ? messageOf(crashed, texts.failures)
        : `${problemOf(crashed, texts.failures)} ${sayStands(stands, texts)}`
    if (conversation.snapshot().value !== 'idle')
      conversation.send({ type: 'finished', ending: { text, state: 'failed' } })
    throw error
  }
}

function listen<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
