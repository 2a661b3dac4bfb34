import type { Activity } from '../../../shared/schemas/activity.ts'
import type { ConversationView } from '../../../shared/schemas/conversation.ts'
import type { RequestLog } from '../conversation/state/transcript.ts'
import { activitiesOf, idOf } from './activityOf.ts'

export interface Follower {
  /** Something happened, in values that are no words of the person: for the log. */
  readonly onEvent: (event: string, fields: Readonly<Record<string, unknown>>) => void
  /** A request is over, with all of it. */
  readonly onEnd: (activity: Activity) => void
}

/** What is used of an agent. */
interface Followed {
  log(): readonly RequestLog[]
  onChange(listener: (view: ConversationView) => void): () => void
}

/** Entries that can still change: the one that is open, and what its answer belongs to. */
const recent = 5

/** Tells of requests as they go on, each with its id. Gives what ends it. */
export function followRequests(agent: Followed, follower: Follower): () => void {
  let seen = agent.log()
  const told = new Map<string, Stand>()
  for (const entry of seen) told.set(entry.id, standOf(entry))
  return agent.onChange(({ state, messages }) => {
    const now = agent.log()
    if (now === seen) return
    seen = now
    for (const entry of now.slice(-recent)) {
      const before = told.get(entry.id)
      if (before === undefined) follower.onEvent('request:said', { request: idOf(entry), message: entry.id })
      tellEntry(entry, before ?? { calls: 0, actions: 0, state: '' }, follower)
      told.set(entry.id, standOf(entry))
    }
    const last = now.at(-1)
    if (last === undefined || state !== 'idle' || last.reply === '') return
    const activity = activitiesOf({ log: now.slice(-recent * 4), messages }).at(-1)
    if (activity !== undefined) follower.onEnd(activity)
  })
}

interface Stand {
  readonly calls: number
  readonly actions: number
  readonly state: string
}

const standOf = ({ modelCalls, actions = [], state }: RequestLog): Stand => ({
  calls: modelCalls.length,
  actions: actions.length,
  state,
})

function tellEntry(entry: RequestLog, before: Stand, { onEvent }: Follower): void {
  const request = idOf(entry)
  for (const { host, model, milliseconds, tokensSent, tokensReceived, failure, attempts = 1 } of entry.modelCalls.slice(
    before.calls,
  ))
    onEvent('request:model', { request, host, model, milliseconds, tokensSent, tokensReceived, attempts, failure })
  for (const { tool, milliseconds, tries } of (entry.actions ?? []).slice(before.actions))
    onEvent('request:step', { request, tool, milliseconds, tries })
  if (entry.state !== before.state && entry.reply !== '') onEvent('request:answered', { request, state: entry.state })
}
