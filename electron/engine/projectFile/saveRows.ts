import { LostBlock } from '../disk/diskErrors.ts'
import type { BlockId } from '../../../shared/ids.ts'
import type { History, HistoryEntry, HistoryStep, Snapshot } from '../history/history.ts'
import type { Piece } from '../model/piece.ts'
import type { Label, Project, Track } from '../model/project.ts'
import type { EditorState } from '../state/editorState.ts'
import { writePieces } from './pieceRows.ts'
import { createClipPages } from './clipPages.ts'
import { createRowIds, type RowIds } from './rowIds.ts'
import { inTransaction, type Database } from './sqlite.ts'
import { writeTrack } from './trackRows.ts'

/** What is kept of the state besides the history. */
export type SessionBody = Pick<EditorState, 'focus' | 'nextId' | 'revision' | 'contentRevision'> & {
  readonly position: number
  readonly stepsBack?: number
}

/** A step of an entry, with the row of its project. */
export type StepRow = Omit<HistoryStep, 'project'> & { readonly project: number }

export interface Saver {
  /** All or nothing; on disk when it returns. Throws what SQLite throws. */
  save(state: EditorState): void
  /** Says that the file holds these entries: the ones that were saved, in another form. */
  isSaved(history: History): void
}

/** `saved` are the entries that the file holds, `isThere` tells which blocks it has. */
export function createSaver(
  database: Database,
  ids: RowIds,
  saved: readonly HistoryEntry[],
  isThere: (block: BlockId) => boolean,
): Saver {
  let inFile = saved
  let lastHistory: History | null = null
  const rows = createRowWriter(database, ids, isThere)
  const dropEntry = database.prepare('DELETE FROM entry WHERE ord = ?')
  const putSession = database.prepare(
    'INSERT INTO session (id, base, body) VALUES (1, ?, ?) ON CONFLICT DO UPDATE SET base = excluded.base, body = excluded.body',
  )
  const markLitter = database.prepare('UPDATE session SET litter = 1')

  const saveEntries = (entries: readonly HistoryEntry[]): void => {
    const now = new Set(entries)
    const gone = inFile.filter((entry) => !now.has(entry))
    for (const entry of gone) dropEntry.run(rows.entry(entry))
    for (const entry of entries) rows.entry(entry)
    if (gone.length > 0) markLitter.run()
  }
  return {
    save: (state) => {
      const { history, focus, nextId, revision, contentRevision } = state
      const { position, stepsBack } = history
      const body: SessionBody = {
        focus,
        nextId,
        revision,
        contentRevision,
        position,
        ...(stepsBack > 0 && { stepsBack }),
      }
      try {
        // Where the person looks survives a crash of the app; only what was done has to survive a loss of power, and
        // waits for the drive.
        inTransaction(database, history === lastHistory ? 'crash' : 'powerLoss', () => {
          putSession.run(rows.snapshot(history.base), JSON.stringify(body))
          if (history.entries !== inFile) saveEntries(history.entries)
        })
      } catch (error) {
        for (const map of Object.values(ids)) map.forget()
        rows.forget()
        throw error
      }
      for (const map of Object.values(ids)) map.keep()
      inFile = history.entries
      lastHistory = history
    },
    isSaved: (history) => {
      inFile = history.entries
      lastHistory = history
    },
  }
}

/** Writes a whole state into a new file. */
export function saveRows(database: Database, state: EditorState): void {
  createSaver(database, createRowIds(), [], () => false).save(state)
}

interface RowWriter {
  forget(): void
  snapshot(snapshot: Snapshot): number
  entry(entry: HistoryEntry): number
}

function createRowWriter(database: Database, ids: RowIds, isThere: (block: BlockId) => boolean): RowWriter {
  const insert = (
    table: string,
    columns: string,
    values: string,
  ): ((...row: (string | number | Uint8Array)[]) => number) => {
    const statement = database.prepare(`INSERT INTO ${table} (${columns}) VALUES (${values})`)
    return (...row) => Number(statement.run(...row).lastInsertRowid)
  }
  const addPieces = insert('pieces', 'body', '?')
  const addTrack = insert('track', 'body', '?')
  const addLabels = insert('labels', 'body', '?')
  const addProject = insert('project', 'sample_rate, tracks, labels', '?, ?, ?')
  const addEntry = insert('entry', 'id, label, text, project, focus_before, focus_after, steps', '?, ?, ?, ?, ?, ?, ?')

  const pieces = (list: readonly Piece[]): number =>
    ids.pieces.row(list, () => addPieces(writePieces(checkBlocks(list, isThere))))
  const pages = createClipPages(insert('clips', 'body', '?'), pieces)
  const track = (one: Track): number => ids.tracks.row(one, () => addTrack(writeTrack(one, pieces, pages)))
  const labels = (list: readonly Label[]): number => ids.labels.row(list, () => addLabels(JSON.stringify(list)))
  const project = (one: Project): number =>
    ids.projects.row(one, () => addProject(one.sampleRate, JSON.stringify(one.tracks.map(track)), labels(one.labels)))
  const snapshot = (one: Snapshot): number => ids.snapshots.row(one, () => project(one.project))
  const step = (one: HistoryStep): StepRow => ({ label: one.label, focusAfter: one.focusAfter, project: snapshot(one) })
  return {
    forget: () => pages.forget(),
    snapshot,
    entry: (one) =>
      ids.entries.row(one, () =>
        addEntry(
          one.id,
          one.label,
          one.text,
          snapshot(one),
          JSON.stringify(one.focusBefore),
          JSON.stringify(one.focusAfter),
          JSON.stringify(one.steps.map(step)),
        ),
      ),
  }
}

/** The same pieces. Throws `LostBlock` when what they are made of did not get into the file. */
function checkBlocks(pieces: readonly Piece[], isThere: (block: BlockId) => boolean): readonly Piece[] {
  for (const { block, under } of pieces) {
    if (block !== null && !isThere(block)) throw new LostBlock()
    if (under.length > 0) checkBlocks(under, isThere)
  }
  return pieces
}
