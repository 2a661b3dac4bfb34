import type { Action } from '../../../../shared/schemas/activity.ts'
import type { ChatMessage, RequestState } from '../../../../shared/schemas/conversation.ts'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import type { DidBefore, DoneRequest, EarlierTurn, ModelCallLog, PlanContext } from '../../planner/index.ts'
import type { PlannedStep } from '../../planner/plan.ts'
import type { PreparedStep } from '../../tools/contract/defineTool.ts'
import { targetParameters } from '../../tools/contract/target.ts'
import { sayName } from '../../tools/sentences/saying.ts'

/** What only the outside knows when a fact comes in. */
export interface Stamp {
  readonly id: string
  /** ISO 8601. */
  readonly at: string
  /** Something is carried out that is not yet made to last. */
  readonly begun: boolean
}

/** One request as it went, in the words of the conversation cases. */
export interface RequestLog {
  readonly id: string
  /** The request that it belongs to: an answer to a question goes on with the one that asked. */
  readonly requestId?: string
  /** ISO 8601. */
  readonly at?: string
  readonly text: string
  /** Every time it stopped to ask, in order. */
  readonly asked: readonly ('clarify' | 'choose' | 'approval')[]
  /** The operations carried out, in order; state-setting steps only where nothing else was asked for. */
  readonly ran: readonly PreparedStep[]
  readonly pending: 'clarify' | 'choose' | 'approval' | null
  /** The same as they went: with their results, times and tries. */
  readonly actions?: readonly Action[]
  /** What was read back of them, as it was told; left out where nothing was carried out. */
  readonly did?: string
  /** What was carried out as it was planned, with its references open. */
  readonly planned?: readonly PlannedStep[]
  /** The last answer. */
  readonly reply: string
  readonly state: RequestState
  /** Every question to the model that belongs to it. */
  readonly modelCalls: readonly ModelCallLog[]
}

/** What was said, and what was done about it; oldest first. */
export interface Transcript {
  readonly messages: readonly ChatMessage[]
  readonly log: readonly RequestLog[]
}

/** Older messages and log entries than these are let go. */
const keptMessages = 500
const keptRequests = 200

/** What was sent is let go of sooner: it is by far the most. */
const keptTexts = 30

function withoutOldTexts(log: readonly RequestLog[]): readonly RequestLog[] {
  const old = log.at(-keptTexts - 1)
  if (old === undefined || old.modelCalls.every(({ sent }) => sent === undefined)) return log
  const modelCalls = old.modelCalls.map(({ sent: _, answer: __, ...call }) => call)
  return log.with(-keptTexts - 1, { ...old, modelCalls })
}

type Said = Pick<ChatMessage, 'text' | 'requestId' | 'planner'>

/** A message of the person, and with it a new log entry. */
export function personSaid({ messages, log }: Transcript, { id, at }: Stamp, said: Said): Transcript {
  const message: ChatMessage = { id, at, from: 'person', ...said, state: null, undoId: null, offer: null }
  const { text } = said
  const nothing = { asked: [], ran: [], pending: null, reply: '', modelCalls: [] }
  const entry: RequestLog = { id, requestId: said.requestId, at, text, ...nothing, state: 'talk' }
  return {
    messages: [...messages, message].slice(-keptMessages),
    log: withoutOldTexts([...log, entry].slice(-keptRequests)),
  }
}

/** An answer of ours; it becomes the reply of the current log entry. */
export function tapehandSaid(
  { messages, log }: Transcript,
  { id, at }: Stamp,
  said: Said &
    Partial<Pick<ChatMessage, 'undoId' | 'offer' | 'plan' | 'receipt' | 'pointers'>> & {
      readonly state: RequestLog['state']
    },
): Transcript {
  const message: ChatMessage = { id, at, from: 'tapehand', undoId: null, offer: null, ...said }
  const { text, state } = said
  return {
    messages: [...messages, message].slice(-keptMessages),
    log: amend(log, ({ pending }) => ({ reply: text, state, pending: state === 'asked' ? pending : null })),
  }
}

/** The current log entry, changed. */
export function amend(
  log: readonly RequestLog[],
  change: (entry: RequestLog) => Partial<RequestLog>,
): readonly RequestLog[] {
  const last = log.at(-1)
  return last === undefined ? log : [...log.slice(0, -1), { ...last, ...change(last) }]
}

/** What was told of requests that have an entry in the history, oldest first. */
export function doneRequests({ messages }: Transcript): DoneRequest[] {
  return messages.flatMap(({ from, undoId, text }) =>
    from === 'tapehand' && undoId !== null ? [{ historyId: undoId, told: text }] : [],
  )
}

/** So many messages may narrow one question. */
const mostNarrowed = 4

/** What the person said before the message that is planned now, and before that. */
export function saidBefore({ messages }: Transcript): Pick<PlanContext, 'before' | 'earlier' | 'places'> {
  const said = messages.flatMap(({ from, text }) => (from === 'person' ? [text] : []))
  const [before, ...earlier] = said.slice(-2 - mostNarrowed, -1).toReversed()
  if (before === undefined) return {}
  const answer = messages.at(-2)
  const places = answer?.from === 'tapehand' ? (answer.pointers?.places ?? []) : []
  return { before, earlier, places: places.map(({ start, end }) => ({ start, end })) }
}

/** What was said before, for a model: what was done as the calls that do it, with what was read back. */
export function earlierTurns({ messages, log }: Transcript, { tracks }: Pick<ProjectView, 'tracks'>): EarlierTurn[] {
  const names = new Map(tracks.map(({ id, name }) => [id, sayName(name)]))
  let open: RequestLog | null = null
  return messages.flatMap(({ id, from, text, state }, index): EarlierTurn[] => {
    if (from === 'person') {
      open = log.find((entry) => entry.id === id) ?? null
      return [{ from, text }]
    }
    // What was asked in the dialog has its answer there; the end of the request tells what came of it.
    if (state === 'asked' && messages[index + 1]?.from === 'tapehand') return []
    const isEnd = open !== null && (state === 'done' || state === 'partly')
    return [{ from, text, did: isEnd ? didBefore(open, names) : null }]
  })
}

function didBefore(entry: RequestLog | null, names: ReadonlyMap<string, string>): DidBefore | null {
  if (entry === null || entry.ran.length === 0 || entry.did === undefined) return null
  return { calls: entry.ran.map((step) => ({ tool: step.tool, args: argsOf(step, names) })), told: entry.did }
}

/** As a model would have called it: what nobody gave is left out. */
function argsOf(
  { args, range, at, trackIds, sources }: PreparedStep,
  names: ReadonlyMap<string, string>,
): Readonly<Record<string, unknown>> {
  const isGiven = (key: string) => sources.some((one) => one.key === key && one.author !== 'default')
  const isNamed = sources.some(({ what, author }) => what === 'tracks' && author !== 'default')
  const tracks = trackIds.flatMap((id) => names.get(id) ?? [])
  const isOwn = (key: string) => !(targetParameters as readonly string[]).includes(key)
  return {
    ...Object.fromEntries(Object.entries(args).filter(([key]) => isOwn(key) && isGiven(key))),
    ...(range && { start_time: range.start, end_time: range.end }),
    ...(at !== null && { time: at }),
    ...(isNamed && tracks.length > 0 && { tracks }),
  }
}
