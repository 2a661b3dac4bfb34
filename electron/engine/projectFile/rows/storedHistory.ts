import { DamagedRow } from '../../disk/diskErrors.ts'
import { longestHistory, type HistoryEntry, type HistoryStep, type Snapshot } from '../../history/history.ts'
import type { Focus, Project } from '../../model/project.ts'
import { readJson, readText } from './bytes.ts'
import { hasSums, stepsColumn } from './format.ts'
import type { ProjectReader } from './projectReader.ts'
import type { RowIds } from './rowIds.ts'
import { isSummed } from './rowSums.ts'
import { checkFocus } from './sessionRow.ts'
import type { Database } from './sqlite.ts'

/** A step of an entry, with the row of its project. */
export type StepRow = Omit<HistoryStep, 'project'> & { readonly project: number }

/** An entry as it is in the file. */
export type EntryRow = Omit<HistoryEntry, 'project' | 'steps'> & {
  readonly ord: number
  readonly project: number
  readonly steps: readonly StepRow[]
}

/** A snapshot that is read from its row when it is asked for. */
export function storedSnapshot(row: number, reader: ProjectReader, ids: RowIds): Snapshot {
  const snapshot = {
    get project(): Project {
      return reader.project(row)
    },
  }
  ids.snapshots.set(snapshot, row)
  return snapshot
}

/** The entry with its projects left in the file. */
export function storedEntry(row: EntryRow, reader: ProjectReader, ids: RowIds): HistoryEntry {
  const { id, label, text, focusBefore, focusAfter, at } = row
  const steps = row.steps.map((step) => storedStep(step, reader, ids))
  const stored = {
    id,
    label,
    text,
    focusBefore,
    focusAfter,
    ...(at !== undefined && { at }),
    steps,
    get project(): Project {
      return reader.project(row.project)
    },
  }
  ids.snapshots.set(stored, row.project)
  ids.entries.set(stored, row.ord)
  return stored
}

function storedStep({ label, focusAfter, project: row }: StepRow, reader: ProjectReader, ids: RowIds): HistoryStep {
  const stored = {
    label,
    focusAfter,
    get project(): Project {
      return reader.project(row)
    },
  }
  ids.snapshots.set(stored, row)
  return stored
}

/** Letters that all entries have together: what thousands of clips were selected for takes a fifth of it. */
const mostLetters = 128 << 20

type Row = Readonly<Record<string, unknown>>

/** Throws `DamagedRow` when one of them can't be what was written. */
export function readEntries(database: Database, version: number): readonly EntryRow[] {
  const rows = database.prepare(
    `SELECT ord, id, label, text, project, focus_before, focus_after, ${stepsColumn(version)}${hasSums(version) ? ', sum' : ''}
      FROM entry ORDER BY ord LIMIT ?`,
  )
  const entries: EntryRow[] = []
  let letters = 0
  // What can be redone may come on top of the longest history.
  for (const row of rows.iterate(2 * longestHistory)) {
    for (const cell of Object.values(row)) if (typeof cell === 'string') letters += cell.length
    if (letters > mostLetters) throw new DamagedRow({ kind: 'too-many-parts' })
    entries.push(readEntry(row, version))
  }
  return entries
}

function readEntry(row: Row, version: number): EntryRow {
  const ord = Number(row['ord'])
  if (hasSums(version) && !isSummed('entry', ord, row))
    throw new DamagedRow({ kind: 'row-damaged', table: 'entry', row: ord })
  return {
    ord,
    project: Number(row['project']),
    steps: readSteps(row['steps']),
    id: readText(row['id']),
    label: readText(row['label']),
    text: readText(row['text']),
    focusBefore: checkFocus(readJson(row['focus_before'])),
    ...readFocusAfter(row['focus_after']),
  }
}

/** Where the person looked behind an entry, and when that was. */
export function writeFocusAfter({ focusAfter, at }: Pick<HistoryEntry, 'focusAfter' | 'at'>): string {
  return JSON.stringify(at === undefined ? focusAfter : { ...focusAfter, at })
}

function readFocusAfter(text: unknown): Pick<HistoryEntry, 'focusAfter' | 'at'> {
  const { at, ...focusAfter } = checkFocus(readJson(text)) as Focus & { readonly at?: unknown }
  return { focusAfter, ...(typeof at === 'number' && Number.isSafeInteger(at) && { at }) }
}

function readSteps(text: unknown): readonly StepRow[] {
  const steps = readJson<unknown>(text)
  if (!Array.isArray(steps)) throw new DamagedRow({ kind: 'steps-impossible' })
  return steps.map((step: unknown) => {
    const { label, focusAfter, project } = Object(step) as Partial<StepRow>
    if (typeof project !== 'number') throw new DamagedRow({ kind: 'step-impossible' })
    return { label: readText(label), focusAfter: checkFocus(focusAfter), project }
  })
}
