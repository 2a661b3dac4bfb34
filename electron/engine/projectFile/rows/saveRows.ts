import { LostBlock } from '../../disk/diskErrors.ts'
import type { BlockId } from '../../../../shared/ids.ts'
import { presentOf, type History, type HistoryEntry, type HistoryStep, type Snapshot } from '../../history/history.ts'
import type { About } from '../../model/about.ts'
import type { Piece } from '../../model/piece.ts'
import type { Label, Project, Track } from '../../model/project.ts'
import type { EditorState } from '../../state/editorState.ts'
import { writeAbout } from './aboutRows.ts'
import { writePieces } from './pieceRows.ts'
import { createClipPages } from './clipPages.ts'
import { createInserts } from './inserts.ts'
import { createRowIds, mapsOf, type GoneRows, type RowIds } from './rowIds.ts'
import { rowSum } from './rowSums.ts'
import type { SessionBody } from './sessionRow.ts'
import { inTransaction, type Database } from './sqlite.ts'
import { type StepRow, writeFocusAfter } from './storedHistory.ts'
import { writeTrack } from './trackRows.ts'

export interface Saver {
  /** All or nothing; on disk when it returns. Throws what SQLite throws. */
  save(state: EditorState): void
  /** Says that the file holds these entries: the ones that were saved, in another form. */
  isSaved(history: History): void
  /** Rows that nobody needed are being taken away: values that had one get another when they are saved again. */
  forget(gone: GoneRows): void
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
    'INSERT INTO session (id, base, body, sum, litter) VALUES (1, ?, ?, ?, 0) ON CONFLICT DO UPDATE SET base = excluded.base, body = excluded.body, sum = excluded.sum',
  )
  const markLitter = database.prepare('UPDATE session SET litter = 1 WHERE litter <> 1')

  const saveEntries = (entries: readonly HistoryEntry[]): void => {
    const now = new Set(entries)
    const gone = inFile.filter((entry) => !now.has(entry))
    for (const entry of gone) dropEntry.run(rows.entry(entry))
    for (const entry of entries) rows.entry(entry)
    if (gone.length > 0) markLitter.run()
  }
  return {
    save: (state) => {
      const { history } = state
      try {
        // Where the person looks survives a crash of the app; only what was done has to survive a loss of power, and
        // waits for the drive.
        inTransaction(database, history === lastHistory ? 'crash' : 'powerLoss', () => {
          const base = rows.snapshot(history.base)
          if (history.entries !== inFile) saveEntries(history.entries)
          const body = JSON.stringify(bodyOf(state, rows.snapshot(presentOf(history))))
          putSession.run(base, body, rowSum('session', 1, [base, body]))
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
    forget: (gone) => {
      rows.forget()
      for (const [table, map] of mapsOf(ids)) map.drop(gone[table])
    },
  }
}

function bodyOf({ history, focus, nextId, revision, contentRevision }: EditorState, project: number): SessionBody {
  const { position, stepsBack, entries } = history
  return {
    focus,
    nextId,
    revision,
    contentRevision,
    position,
    project,
    entries: entries.length,
    ...(stepsBack > 0 && { stepsBack }),
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
  const addPieces = createInserts(database, 'pieces')
  const addClips = createInserts(database, 'clips')
  const addTrack = createInserts(database, 'track')
  const addLabels = createInserts(database, 'labels')
  const addAbout = createInserts(database, 'about')
  const addProject = createInserts(database, 'project')
  const addEntry = createInserts(database, 'entry')

  const pieces = (list: readonly Piece[]): number =>
    ids.pieces.row(list, () => addPieces([writePieces(checkBlocks(list, isThere))]))
  const pages = createClipPages((body) => addClips([body]), pieces)
  const track = (one: Track): number => ids.tracks.row(one, () => addTrack([writeTrack(one, pieces, pages)]))
  const labels = (list: readonly Label[]): number => ids.labels.row(list, () => addLabels([JSON.stringify(list)]))
  // No row has the number 0: nothing is said.
  const about = (said: About | undefined): number =>
    said === undefined ? 0 : ids.about.row(said, () => addAbout([writeAbout(said)]))
  const project = (one: Project): number =>
    ids.projects.row(one, () =>
      addProject([one.sampleRate, JSON.stringify(one.tracks.map(track)), labels(one.labels), about(one.about)]),
    )
  const snapshot = (one: Snapshot): number => ids.snapshots.row(one, () => project(one.project))
  const step = (one: HistoryStep): StepRow => ({ label: one.label, focusAfter: one.focusAfter, project: snapshot(one) })
  return {
    forget: () => pages.forget(),
    snapshot,
    entry: (one) =>
      ids.entries.row(one, () =>
        addEntry([
          one.id,
          one.label,
          one.text,
          snapshot(one),
          JSON.stringify(one.focusBefore),
          writeFocusAfter(one),
          JSON.stringify(one.steps.map(step)),
        ]),
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
