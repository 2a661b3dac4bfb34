import type { HistoryEntry } from '../history/history.ts'
import type { Piece } from '../model/piece.ts'
import type { Label, Project, Track } from '../model/project.ts'
import type { EditorState } from '../state/editorState.ts'
import { writePieces } from './pieceRows.ts'
import { createRowIds, type RowIds } from './rowIds.ts'
import { inTransaction, type Database } from './sqlite.ts'
import { writeTrack } from './trackRows.ts'

/** What is kept of the state besides the history. */
export type SessionBody = Pick<EditorState, 'focus' | 'nextId' | 'revision' | 'contentRevision'> & { readonly position: number }

export interface Saver {
  /** All or nothing; on disk when it returns. Throws what SQLite throws. */
  save(state: EditorState): void
}

/** `saved` are the entries that the file holds. */
export function createSaver(database: Database, ids: RowIds, saved: readonly HistoryEntry[]): Saver {
  let inFile = saved
  const rows = createRowWriter(database, ids)
  const dropEntry = database.prepare('DELETE FROM entry WHERE ord = ?')
  const putSession = database.prepare('INSERT INTO session (id, base, body) VALUES (1, ?, ?) ON CONFLICT DO UPDATE SET base = excluded.base, body = excluded.body')
  return {
    save: (state) => {
      const { history, focus, nextId, revision, contentRevision } = state
      try {
        inTransaction(database, () => {
          if (history.entries !== inFile) {
            const now = new Set(history.entries)
            for (const entry of inFile) if (!now.has(entry)) dropEntry.run(rows.entry(entry))
            for (const entry of history.entries) rows.entry(entry)
          }
          const body: SessionBody = { focus, nextId, revision, contentRevision, position: history.position }
          putSession.run(rows.project(history.base), JSON.stringify(body))
        })
      } catch (error) {
        for (const map of Object.values(ids)) map.forget()
        throw error
      }
      for (const map of Object.values(ids)) map.keep()
      inFile = history.entries
    },
  }
}

/** Writes a whole state into a new file. */
export function saveRows(database: Database, state: EditorState): void {
  createSaver(database, createRowIds(), []).save(state)
}

interface RowWriter {
  project(project: Project): number
  entry(entry: HistoryEntry): number
}

function createRowWriter(database: Database, ids: RowIds): RowWriter {
  const insert = (table: string, columns: string, values: string): ((...row: (string | number | Uint8Array)[]) => number) => {
    const statement = database.prepare(`INSERT INTO ${table} (${columns}) VALUES (${values})`)
    return (...row) => Number(statement.run(...row).lastInsertRowid)
  }
  const addPieces = insert('pieces', 'body', '?')
  const addTrack = insert('track', 'body', '?')
  const addLabels = insert('labels', 'body', '?')
  const addProject = insert('project', 'sample_rate, tracks, labels', '?, ?, ?')
  const addEntry = insert('entry', 'id, label, text, project, focus_before, focus_after', '?, ?, ?, ?, ?, ?')

  const pieces = (list: readonly Piece[]): number => ids.pieces.row(list, () => addPieces(writePieces(list)))
  const track = (one: Track): number => ids.tracks.row(one, () => addTrack(writeTrack(one, pieces)))
  const labels = (list: readonly Label[]): number => ids.labels.row(list, () => addLabels(JSON.stringify(list)))
  const project = (one: Project): number =>
    ids.projects.row(one, () => addProject(one.sampleRate, JSON.stringify(one.tracks.map(track)), labels(one.labels)))
  return {
    project,
    entry: (one) => ids.entries.row(one, () =>
      addEntry(one.id, one.label, one.text, project(one.project), JSON.stringify(one.focusBefore), JSON.stringify(one.focusAfter))),
  }
}
