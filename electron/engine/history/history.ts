import { limits } from '../../../shared/schemas/limits.ts'
import type { Focus, Project } from '../model/project.ts'

/** A project as it once was. It may be read from the file only when it is asked for. */
export interface Snapshot {
  readonly project: Project
}

/** One of the things that a request did, and the value that it made. */
export interface HistoryStep extends Snapshot {
  readonly label: string
  readonly focusAfter: Focus
}

/** One request that changed the project, and the value that it made. */
export interface HistoryEntry extends Snapshot {
  readonly id: string
  readonly label: string
  readonly text: string
  readonly focusBefore: Focus
  readonly focusAfter: Focus
  /** When it was made, in milliseconds of the clock; not known of what older versions have made. */
  readonly at?: number
  /** What it did, in order, where that was more than one thing; else empty. */
  readonly steps: readonly HistoryStep[]
}

/** Immutable. */
export interface History {
  readonly base: Snapshot
  /** Oldest first; entries from `position` on can be redone. */
  readonly entries: readonly HistoryEntry[]
  /** So many entries stand, the last of them perhaps only in part. */
  readonly position: number
  /** So many steps at the end of the last entry that stands are taken back; fewer than it has. */
  readonly stepsBack: number
}

export const longestHistory: number = limits.historyEntries.max

export function createHistory(base: Project): History {
  return { base: { project: base }, entries: [], position: 0, stepsBack: 0 }
}

export function projectAt(history: History): Project {
  return presentOf(history).project
}

/** The project before or behind an entry, whether that stands or not; null where the history does not have it. */
export function projectBeside(
  { base, entries }: Pick<History, 'base' | 'entries'>,
  { entry, side }: { readonly entry: string; readonly side: 'before' | 'after' },
): Project | null {
  const index = entries.findIndex(({ id }) => id === entry)
  if (index < 0) return null
  return (side === 'after' ? entries[index] : (entries[index - 1] ?? base))?.project ?? null
}

/** In how many steps an entry can be undone. */
export function stepCount(entry: HistoryEntry): number {
  return Math.max(1, entry.steps.length)
}

/**
 * Puts an entry behind the current position; what could be redone is gone, also the rest of an entry that stands in
 * part.
 */
export function pushEntry(history: History, entry: HistoryEntry): History {
  const entries = [...standingEntries(history), entry]
  return { base: history.base, entries, position: entries.length, stepsBack: 0 }
}

/** The history with its newest entry in the place of the last two: what the older one did is part of it. */
export function mergeLast(history: History): History {
  const [older, newer] = history.entries.slice(-2)
  if (older === undefined || newer === undefined) return history
  const merged = { ...newer, focusBefore: older.focusBefore }
  const entries = [...history.entries.slice(0, -2), merged]
  return { ...history, entries, position: entries.length }
}

/** The history with the time at the entry that has come since `before`; the same one where none has. */
export function noteTime(history: History, before: History, now: number): History {
  const last = history.entries.at(-1)
  if (last === undefined || last.at !== undefined || last === before.entries.at(-1)) return history
  return { ...history, entries: [...history.entries.slice(0, -1), { ...last, at: now }] }
}

/** Lets go of the oldest entries where there are more than `most`; the same history where not. */
export function letOldGo(history: History, most = longestHistory): History {
  return letGo(history, history.entries.length - most)
}

/** The same of so many entries, as far as they stand whole. */
export function letGo(history: History, count: number): History {
  const whole = history.stepsBack > 0 ? history.position - 1 : history.position
  const going = Math.min(count, whole)
  const last = history.entries[going - 1]
  if (last === undefined) return history
  return { ...history, base: last, entries: history.entries.slice(going), position: history.position - going }
}

/** Keeps the last `most` entries; with none, what was undone goes too, and the present is all there is. */
export function limitHistory(history: History, most: number): History {
  if (most > 0) return letOldGo(history, most)
  return history.entries.length === 0 ? history : { base: presentOf(history), entries: [], position: 0, stepsBack: 0 }
}

/** The snapshot of what is shown now. */
export function presentOf({ base, entries, position, stepsBack }: History): Snapshot {
  const last = entries[position - 1]
  if (last === undefined) return base
  return stepsBack === 0 ? last : standingStep(last, stepsBack)
}

function standingEntries({ entries, position, stepsBack }: History): readonly HistoryEntry[] {
  const last = entries[position - 1]
  return last === undefined || stepsBack === 0
    ? entries.slice(0, position)
    : [...entries.slice(0, position - 1), shortenEntry(last, stepsBack)]
}

function shortenEntry(entry: HistoryEntry, stepsBack: number): HistoryEntry {
  const { id, text, focusBefore, at } = entry
  const steps = entry.steps.slice(0, -stepsBack)
  const { project, focusAfter } = standingStep(entry, stepsBack)
  return {
    id,
    label: joinLabels(steps),
    text,
    focusBefore,
    project,
    focusAfter,
    ...(at !== undefined && { at }),
    steps: steps.length > 1 ? steps : [],
  }
}

/** The last step of an entry that stands. */
export function standingStep(entry: HistoryEntry, stepsBack: number): HistoryStep {
  const step = entry.steps[entry.steps.length - 1 - stepsBack]
  if (step === undefined) throw new Error(`The history stands at a step of ${entry.id} that it does not have.`)
  return step
}

/** Each once, in order. */
export function joinLabels(labelled: readonly { readonly label: string }[]): string {
  return [...new Set(labelled.map((one) => one.label))].join(', ')
}
