import { joinLabels, pushEntry, stepCount, type History, type HistoryEntry, type HistoryStep } from './history.ts'
import { leaveToNext, relabelled } from './slimSteps.ts'

/**
 * What a transaction leaves in the history: all entries that it made become the one that `makeEntry` gives, with them
 * as its steps, at the place that it had undone to; when it only undid and redid, just the position is different. The
 * same history when it came back to where it started.
 */
export function squashHistory(
  before: History,
  after: History,
  makeEntry: (steps: readonly HistoryStep[]) => HistoryEntry,
): History {
  const shared = sharedEntries(before, after)
  if (after.position > shared) {
    const made = after.entries.slice(shared, after.position)
    return pushEntry(
      { base: before.base, entries: after.entries.slice(0, shared), position: shared, stepsBack: 0 },
      makeEntry(stepsOf(made)),
    )
  }
  const [was, is] = [before.entries[shared - 1], after.entries[shared - 1]]
  const stepsBack = was === undefined || is === undefined ? 0 : stepCount(was) - stepCount(is) + after.stepsBack
  return after.position === before.position && stepsBack === before.stepsBack
    ? before
    : { ...before, position: after.position, stepsBack }
}

/**
 * The entry that the transaction goes on with, and the history before it; null where it is not the last one that stands
 * whole, or nothing has come behind it.
 */
export function continuedEntry(
  before: History,
  after: History,
  id: string | undefined,
): { readonly entry: HistoryEntry; readonly before: History } | null {
  const at = before.position - 1
  const entry = before.entries[at]
  if (entry === undefined || entry.id !== id || before.stepsBack !== 0) return null
  if (after.position <= before.position || after.entries[at] !== entry) return null
  return { entry, before: { ...before, entries: before.entries.slice(0, at), position: at } }
}

/** So many of the last things that an open request did can be undone one by one; all before them together. */
const mostSteps = 100

/**
 * The history of an open request with little kept of what it did: each step as what is different in the next, and the
 * oldest ones made one where there are too many. Each is a version of its own, and thousands of them take more memory
 * than the sound.
 */
export function keepStepsSmall(before: History, after: History): History {
  const first = sharedEntries(before, after)
  return mergeOldSteps(first, leaveLastToNext(first, after))
}

function leaveLastToNext(first: number, history: History): History {
  const { entries, position } = history
  const at = position - 2
  const [entry, next] = [entries[at], entries[at + 1]]
  if (at < first || entry === undefined || next === undefined) return history
  const left = leaveToNext(entry, next)
  return left === entry ? history : { ...history, entries: entries.with(at, left) }
}

function mergeOldSteps(first: number, after: History): History {
  if (after.position - first <= mostSteps) return after
  const [one, next] = [after.entries[first], after.entries[first + 1]]
  if (one === undefined || next === undefined) return after
  const labels = [one, next].flatMap(({ label }) => label.split(', ')).map((label) => ({ label }))
  const merged = relabelled(next, { label: joinLabels(labels), focusBefore: one.focusBefore })
  const entries = [...after.entries.slice(0, first), merged, ...after.entries.slice(first + 2)]
  return { ...after, entries, position: after.position - 1 }
}

/** By id: something new on an entry that stood in part has made that one shorter. */
function sharedEntries(before: History, after: History): number {
  const most = Math.min(before.entries.length, after.position)
  let shared = 0
  while (shared < most && before.entries[shared]?.id === after.entries[shared]?.id) shared++
  return shared
}

function stepsOf(entries: readonly HistoryEntry[]): readonly HistoryStep[] {
  if (entries.length < 2) return []
  return entries.flatMap(({ label, project, focusAfter, steps }) =>
    steps.length > 0 ? steps : [{ label, project, focusAfter }],
  )
}
