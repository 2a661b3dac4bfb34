import { projectAt, type History, type HistoryEntry, type Snapshot } from '../history/history.ts'
import { checkProject } from '../model/checkProject.ts'
import type { Focus, Project } from '../model/project.ts'
import { stopped, type EditorState } from '../state/editorState.ts'
import { DamagedRow, readJson } from './bytes.ts'
import { createProjectReader, type ProjectReader } from './projectReader.ts'
import { createRowIds, type RowIds } from './rowIds.ts'
import type { SessionBody } from './saveRows.ts'
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

/** Reads the project as it is, and of its history the names. Throws `DamagedRow`, or what SQLite throws, when it can't be what was written. */
export function loadProject(database: Database): Loaded {
  const ids = createRowIds()
  const shapes = readShapes(database)
  const reader = createProjectReader(database, ids, shapes)
  const session = database.prepare('SELECT base, body FROM session').get()
  if (session === undefined) throw new DamagedRow('it has no state')
  const stamp = String(session['body'])
  const { position, ...body } = readJson<SessionBody>(stamp)
  const base = storedSnapshot(Number(session['base']), reader, ids)
  const history: History = { base, entries: readEntries(database, ids, reader), position }
  if (!(position >= 0 && position <= history.entries.length)) throw new DamagedRow('its history does not fit')
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
  const snapshot = { get project(): Project { return reader.project(row) } }
  ids.snapshots.set(snapshot, row)
  return snapshot
}

/** The same entry with its project left in the file. */
export function storedEntry(entry: Omit<HistoryEntry, 'project'>, rows: { ord: number; project: number }, reader: ProjectReader, ids: RowIds): HistoryEntry {
  const { id, label, text, focusBefore, focusAfter } = entry
  const stored = { id, label, text, focusBefore, focusAfter, get project(): Project { return reader.project(rows.project) } }
  ids.snapshots.set(stored, rows.project)
  ids.entries.set(stored, rows.ord)
  return stored
}

function readEntries(database: Database, ids: RowIds, reader: ProjectReader): readonly HistoryEntry[] {
  const rows = database.prepare('SELECT ord, id, label, text, project, focus_before, focus_after FROM entry ORDER BY ord').all()
  return rows.map((row) => {
    const entry = {
      id: String(row['id']), label: String(row['label']), text: String(row['text']),
      focusBefore: readJson<Focus>(row['focus_before']), focusAfter: readJson<Focus>(row['focus_after']),
    }
    return storedEntry(entry, { ord: Number(row['ord']), project: Number(row['project']) }, reader, ids)
  })
}
