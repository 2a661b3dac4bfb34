import { type PlannedStep, timeKinds } from '../planner/plan.ts'

/** What depends on where the person is, or on what came before, is no place that a note has named. */
const elsewhere: ReadonlySet<unknown> = new Set([
  'selection',
  'previous',
  'cursor',
  'selectionStart',
  'selectionEnd',
  'mention',
  'pointed',
  'loose',
  'unclear',
  'unclearPoint',
  'unknown',
  'rest',
])

/** Whether steps work at all of these times, and at no others. */
export function holdsAt(steps: readonly PlannedStep[], times: readonly number[]): boolean {
  const [found, needed] = [timesOf(steps), new Set(times)]
  return found !== null && found.size === needed.size && [...found].every((time) => needed.has(time))
}

/** Whether steps name this time and point nowhere else than at times. */
export const holdsFrom = (steps: readonly PlannedStep[], from: number): boolean => timesOf(steps)?.has(from) === true

/** The times that steps name; null where one points elsewhere. */
function timesOf(steps: readonly PlannedStep[]): ReadonlySet<number> | null {
  const found = new Set<number>()
  const places = steps.flatMap(({ target, said }) => [target, said?.act.where, said?.act.points, said?.act.args])
  return places.every((place) => collect(place, found)) ? found : null
}

/** Takes in the times of a reference; false where it points elsewhere. */
function collect(value: unknown, found: Set<number>): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every((one) => collect(one, found))
  const { kind, seconds, anchor } = value as { kind?: unknown; seconds?: unknown; anchor?: unknown }
  if (elsewhere.has(kind) || elsewhere.has(anchor)) return false
  if (timeKinds.has(kind) && typeof seconds === 'number') found.add(seconds)
  return Object.values(value).every((one) => collect(one, found))
}
