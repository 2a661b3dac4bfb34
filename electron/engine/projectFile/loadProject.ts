import { DamagedRow } from '../disk/diskErrors.ts'
import {
  projectAt,
  stepCount,
  type History,
  type HistoryEntry,
  type HistoryStep,
  type Snapshot,
} from '../history/history.ts'
import { checkProject } from '../model/checkProject.ts'
import type { Focus, Project } from '../model/project.ts'
import { stopped, type EditorState } from '../state/editorState.ts'
import { readJson } from './bytes.ts'
import { createProjectReader, type ProjectReader } from './projectReader.ts'
import { createRowIds, type RowIds } from './rowIds.ts'
import type { SessionBody, StepRow } from './saveRows.ts'
import { stepsColumn } from './format.ts'
import type { Database } from './sqlite.ts'
import { readShapes } from './sqliteBlockStore.ts'

export interface Loaded {
  readonly state: EditorState
  readonly ids: RowIds
  readonly shapes: ReturnType<typeof readShapes>
  readonly reader: ProjectReader
  /** The row that every change of the file changes too. */
  readonly stamp: string
}

/**
 * Reads the project as it is, and of its history the names. Throws `DamagedRow`, or what SQLite throws, when it can't
 * be what was written.
 */
export function loadProject(database: Database): Loaded {
  const ids = createRowIds()
  const shapes = readShapes(database)
  const reader = createProjectReader(database, ids, shapes)
  const session = database.prepare('SELECT base, body FROM session').get()
  if (session === undefined) throw new DamagedRow('it has no state')
  const stamp = String(session['body'])
  const { position, stepsBack = 0, ...body } = readJson<SessionBody>(stamp)
  const base = storedSnapshot(Number(session['base']), reader, ids)
  const history: History = { base, entries: readEntries(database, ids, reader), position, stepsBack }
  const last = history.entries[position - 1]
  if (
    !(position >= 0 && position <= history.entries.length) ||
    !(stepsBack >= 0 && stepsBack < (last === undefined ? 1 : stepCount(last)))
  )
    throw new DamagedRow('its history does not fit')
  const project = projectAt(history)
  const wrong = checkProject(project)
  if (wrong !== null) throw new DamagedRow(wrong)
  return { state: { ...body, project, clipboard: null, transport: stopped, history }, ids, shapes, reader, stamp }
}

/** Whether the file still holds what was loaded. */
export function isStill(database: Database, loaded: Loaded): boolean {
  return database.prepare('SELECT body FROM session').get()?.['body'] === loaded.stamp
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

/** An entry as it is in the file. */
export type EntryRow = Omit<HistoryEntry, 'project' | 'steps'> & {
  readonly ord: number
  readonly project: number
  readonly steps: readonly StepRow[]
}

/** The entry with its projects left in the file. */
export function storedEntry(row: EntryRow, reader: ProjectReader, ids: RowIds): HistoryEntry {
  const { id, label, text, focusBefore, focusAfter } = row
  const steps = row.steps.map((step) => storedStep(step, reader, ids))
  const stored = {
    id,
    label,
    text,
    focusBefore,
    focusAfter,
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

function readEntries(database: Database, ids: RowIds, reader: ProjectReader): readonly HistoryEntry[] {
  const rows = database
    .prepare(
      `SELECT ord, id, label, text, project, focus_before, focus_after, ${stepsColumn(database)} FROM entry ORDER BY ord`,
    )
    .all()
  return rows.map((row) => {
    const entry = {
      ord: Number(row['ord']),
      project: Number(row['project']),
      steps: readJson<StepRow[]>(row['steps']),
      id: String(row['id']),
      label: String(row['label']),
      text: String(row['text']),
      focusBefore: readJson<Focus>(row['focus_before']),
      focusAfter: readJson<Focus>(row['focus_after']),
    }
    return storedEntry(entry, reader, ids)
  })
}
