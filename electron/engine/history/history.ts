import type { Focus, Project } from '../model/project.ts'

/** A project as it once was. It may be read from the file only when it is asked for. */
export interface Snapshot {
  readonly project: Project
}

/** One request that changed the project, and the value that it made. */
export interface HistoryEntry extends Snapshot {
  readonly id: string
  readonly label: string
  readonly text: string
  readonly focusBefore: Focus
  readonly focusAfter: Focus
}

/** Immutable. The project at `position` is that of the entry before it, or `base` at 0. */
export interface History {
  readonly base: Snapshot
  /** Oldest first; entries from `position` on can be redone. */
  readonly entries: readonly HistoryEntry[]
  readonly position: number
}

export const longestHistory = 1000

export function createHistory(base: Project): History {
  return { base: { project: base }, entries: [], position: 0 }
}

export function projectAt(history: History): Project {
  return (history.entries[history.position - 1] ?? history.base).project
}

/** Puts an entry behind the current position; what could be redone is gone. */
export function pushEntry(history: History, entry: HistoryEntry): History {
  const entries = [...history.entries.slice(0, history.position), entry]
  return { base: history.base, entries, position: entries.length }
}

/** Lets go of the oldest entries where there are more than `longestHistory`; the same history where not. */
export function letOldGo(history: History): History {
  const tooMany = history.entries.length - longestHistory
  const last = history.entries[tooMany - 1]
  if (last === undefined || tooMany > history.position) return history
  return { base: last, entries: history.entries.slice(tooMany), position: history.position - tooMany }
}

export interface Step {
  readonly history: History
  readonly project: Project
  readonly focus: Focus
  readonly label: string
}

/** Null when there is nothing to undo. */
export function undoEntry(history: History): Step | null {
  const entry = history.entries[history.position - 1]
  if (entry === undefined) return null
  const back = { ...history, position: history.position - 1 }
  return { history: back, project: projectAt(back), focus: entry.focusBefore, label: entry.label }
}

/** Null when there is nothing to redo. */
export function redoEntry(history: History): Step | null {
  const entry = history.entries[history.position]
  if (entry === undefined) return null
  const on = { ...history, position: history.position + 1 }
  return { history: on, project: entry.project, focus: entry.focusAfter, label: entry.label }
}
