import type { History, HistoryEntry } from '../history/history.ts'
import { pushEntry } from '../history/history.ts'

/**
 * What a transaction leaves in the history: all entries that it made become the one that `makeEntry` gives, at the place that it had undone to;
 * when it only undid and redid, just the position is different. The same history when it came back to where it started.
 */
export function squashHistory(before: History, after: History, makeEntry: () => HistoryEntry): History {
  const shared = sharedEntries(before, after)
  if (after.position > shared) return pushEntry({ ...before, position: shared }, makeEntry())
  return after.position === before.position ? before : { ...before, position: after.position }
}

function sharedEntries(before: History, after: History): number {
  const most = Math.min(before.entries.length, after.position)
  let shared = 0
  while (shared < most && before.entries[shared] === after.entries[shared]) shared++
  return shared
}
