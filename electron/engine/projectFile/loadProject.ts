import type { BlockId } from '../../../shared/ids.ts'
import type { History, HistoryEntry } from '../history/history.ts'
import { projectAt } from '../history/history.ts'
import { checkProject } from '../model/checkProject.ts'
import type { Piece } from '../model/piece.ts'
import type { Focus, Label, Project, Track } from '../model/project.ts'
import { stopped, type EditorState } from '../state/editorState.ts'
import { DamagedRow } from './bytes.ts'
import { readPieceRow } from './pieceRows.ts'
import { createRowIds, type RowIds } from './rowIds.ts'
import type { SessionBody } from './saveRows.ts'
import type { Database } from './sqlite.ts'
import { readShapes } from './sqliteBlockStore.ts'
import { readTrackRow } from './trackRows.ts'

export interface Loaded {
  readonly state: EditorState
  /** The row that every change of the file changes too. */
  readonly stamp: string
  readonly ids: RowIds
  readonly shapes: ReturnType<typeof readShapes>
  /** Rows that the history still needs, by table. */
  readonly used: Readonly<Record<UsedTable, ReadonlySet<number>>>
}

export type UsedTable = 'block' | 'pieces' | 'track' | 'labels' | 'project'

/** Reads everything but samples. Throws `DamagedRow`, or what SQLite throws, when something can't be what was written. */
export function loadProject(database: Database): Loaded {
  const ids = createRowIds()
  const shapes = readShapes(database)
  const used = { block: new Set<number>(), pieces: new Set<number>(), track: new Set<number>(), labels: new Set<number>(), project: new Set<number>() }
  const row = createRowReader(database)

  const blockFrames = (id: BlockId): number | undefined => {
    used.block.add(id)
    return shapes.get(id)?.frames
  }
  const pieces = once<readonly Piece[]>(used.pieces, ids.pieces, (id) => readPieceRow(row('pieces', 'body', id) as Uint8Array, blockFrames))
  const track = once<Track>(used.track, ids.tracks, (id) => readTrackRow(row('track', 'body', id) as Uint8Array, pieces))
  const labels = once<readonly Label[]>(used.labels, ids.labels, (id) => readJson<Label[]>(row('labels', 'body', id)))
  const project = once<Project>(used.project, ids.projects, (id) => ({
    sampleRate: Number(row('project', 'sample_rate', id)),
    tracks: readJson<number[]>(row('project', 'tracks', id)).map(track),
    labels: labels(Number(row('project', 'labels', id))),
  }))

  const session = database.prepare('SELECT base, body FROM session').get()
  if (session === undefined) throw new DamagedRow('it has no state')
  const { position, ...body } = readJson<SessionBody>(session['body'])
  const history: History = { base: project(Number(session['base'])), entries: readEntries(database, ids, project), position }
  const state: EditorState = { ...body, project: projectAt(history), clipboard: null, transport: stopped, history }
  checkState(state)
  return { state, stamp: String(session['body']), ids, shapes, used }
}

/** Whether the file still holds what was loaded. */
export function isStill(database: Database, loaded: Loaded): boolean {
  return database.prepare('SELECT body FROM session').get()?.['body'] === loaded.stamp
}

function checkState(state: EditorState): void {
  const { position, entries } = state.history
  if (!(position >= 0 && position <= entries.length)) throw new DamagedRow('its history does not fit')
  const wrong = checkProject(state.project)
  if (wrong !== null) throw new DamagedRow(wrong)
}

function readEntries(database: Database, ids: RowIds, project: (row: number) => Project): readonly HistoryEntry[] {
  const rows = database.prepare('SELECT ord, id, label, text, project, focus_before, focus_after FROM entry ORDER BY ord').all()
  return rows.map((row) => {
    const entry: HistoryEntry = {
      id: String(row['id']), label: String(row['label']), text: String(row['text']), project: project(Number(row['project'])),
      focusBefore: readJson<Focus>(row['focus_before']), focusAfter: readJson<Focus>(row['focus_after']),
    }
    ids.entries.set(entry, Number(row['ord']))
    return entry
  })
}

/** Each row becomes one object, so that what was shared when it was written is shared again. */
function once<T extends object>(used: Set<number>, ids: { set(value: T, row: number): void }, read: (row: number) => T): (row: number) => T {
  const known = new Map<number, T>()
  return (row) => {
    const before = known.get(row)
    if (before !== undefined) return before
    const value = read(row)
    used.add(row)
    known.set(row, value)
    ids.set(value, row)
    return value
  }
}

function createRowReader(database: Database): (table: string, column: string, id: number) => unknown {
  const statements = new Map<string, ReturnType<Database['prepare']>>()
  return (table, column, id) => {
    const key = `${table} ${column}`
    const statement = statements.get(key) ?? database.prepare(`SELECT ${column} AS value FROM ${table} WHERE id = ?`)
    statements.set(key, statement)
    const value = statement.get(id)?.['value']
    if (value === undefined || value === null) throw new DamagedRow(`row ${id} of ${table} is missing`)
    return value
  }
}

function readJson<T>(text: unknown): T {
  try {
    return JSON.parse(String(text)) as T
  } catch {
    throw new DamagedRow('a row can not be read')
  }
}
