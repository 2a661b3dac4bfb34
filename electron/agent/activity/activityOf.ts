import type { Activity } from '../../../shared/schemas/activity.ts'
import type { RequestLog, Transcript } from '../conversation/state/transcript.ts'

/** Every request that is still known, oldest first; answers to its questions are part of it. */
export function activitiesOf({ log, messages }: Transcript): Activity[] {
  const byRequest = Map.groupBy(log, idOf)
  return [...byRequest].map(([id, entries]) => activityOf(id, entries, messages))
}

export const idOf = ({ id, requestId }: RequestLog): string => requestId ?? id

function activityOf(id: string, entries: readonly RequestLog[], all: Transcript['messages']): Activity {
  const [first, last] = [entries[0] as RequestLog, entries.at(-1) as RequestLog]
  const messages = all.filter(({ requestId }) => requestId === id)
  const at = messages[0]?.at ?? first.at ?? new Date(0).toISOString()
  return {
    id,
    at,
    text: first.text,
    planner: messages.findLast(({ planner }) => planner !== null)?.planner ?? null,
    state: last.state,
    asked: entries.flatMap(({ asked }) => [...asked]),
    milliseconds: Math.max(0, Date.parse(messages.at(-1)?.at ?? at) - Date.parse(at)),
    undoId: messages.findLast(({ undoId }) => undoId !== null)?.undoId ?? null,
    messages: messages.map(({ from, text, at: when, state }) => ({ from, text, at: when, state })),
    actions: entries.flatMap(({ actions = [] }) => actions.map((one) => structuredClone(one))),
    modelCalls: entries.flatMap(({ modelCalls }) => modelCalls.map((one) => structuredClone(one))),
  } as Activity
}
