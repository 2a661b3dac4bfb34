import type { History, HistoryEntry, Snapshot } from '../history/history.ts'
import type { ProjectReader } from './rows/projectReader.ts'
import type { RowIds } from './rows/rowIds.ts'
import { storedEntry, storedSnapshot, type EntryRow } from './rows/storedHistory.ts'

/** So many entries on each side of the position stay in memory; a long history costs no more than a short one. */
const near = 16

/** A saved history with the projects that are far from its position left in the file; the same one when none is. */
export function leaveInFile(history: History, reader: ProjectReader, ids: RowIds): History {
  const isFar = (index: number): boolean => Math.abs(index + 1 - history.position) > near
  const far = history.entries.filter((entry, index) => isFar(index) && isHeld(entry))
  const base =
    history.position > near && isHeld(history.base)
      ? storedSnapshot(rowOf(history.base, ids), reader, ids)
      : history.base
  if (far.length === 0) return base === history.base ? history : { ...history, base }
  const going = new Set<HistoryEntry>(far)
  const leave = (entry: HistoryEntry): HistoryEntry => storedEntry(rowsOf(entry, ids), reader, ids)
  return { ...history, base, entries: history.entries.map((entry) => (going.has(entry) ? leave(entry) : entry)) }
}

function rowsOf(entry: HistoryEntry, ids: RowIds): EntryRow {
  const { id, label, text, focusBefore, focusAfter, at } = entry
  const steps = entry.steps.map((step) => ({
    label: step.label,
    focusAfter: step.focusAfter,
    project: rowOf(step, ids),
  }))
  return {
    id,
    label,
    text,
    focusBefore,
    focusAfter,
    ...(at !== undefined && { at }),
    steps,
    ord: ids.entries.row(entry, unsaved),
    project: rowOf(entry, ids),
  }
}

const rowOf = (snapshot: Snapshot, ids: RowIds): number => ids.snapshots.row(snapshot, unsaved)

/** What reads its project from the file has a getter for it. */
function isHeld(snapshot: Snapshot): boolean {
  return Object.getOwnPropertyDescriptor(snapshot, 'project')?.get === undefined
}

function unsaved(): never {
  throw new Error('Only what is saved can be left in the file.')
}
