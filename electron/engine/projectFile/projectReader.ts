import { DamagedRow } from '../disk/diskErrors.ts'
import type { BlockId } from '../../../shared/ids.ts'
import type { Piece } from '../model/piece.ts'
import type { Label, Project, Track } from '../model/project.ts'
import { readJson } from './bytes.ts'
import { readPieceRow } from './pieceRows.ts'
import type { RowIds, RowMap } from './rowIds.ts'
import type { Database } from './sqlite.ts'
import type { readShapes } from './sqliteBlockStore.ts'
import { readTrackRow } from './trackRows.ts'

/**
 * Reads projects row by row. As long as somebody holds what a row gave, the row gives that very object again: versions
 * share what they shared.
 */
export interface ProjectReader {
  /** From now on rows come from another connection to the same file. */
  readFrom(database: Database): void
  /** Throws `DamagedRow` when something can't be what was written. */
  project(row: number): Project
}

export function createProjectReader(
  start: Database,
  ids: RowIds,
  shapes: ReturnType<typeof readShapes>,
): ProjectReader {
  let rows = createRowReader(start)
  const row: RowReader = (table, column, id) => rows(table, column, id)
  const blockFrames = (id: BlockId): number | undefined => shapes.get(id)?.frames
  const pieces = once<readonly Piece[]>(ids.pieces, (id) =>
    readPieceRow(row('pieces', 'body', id) as Uint8Array, blockFrames),
  )
  const page = (id: number): Uint8Array => row('clips', 'body', id) as Uint8Array
  const track = once<Track>(ids.tracks, (id) => readTrackRow(row('track', 'body', id) as Uint8Array, { pieces, page }))
  const labels = once<readonly Label[]>(ids.labels, (id) => readJson<Label[]>(row('labels', 'body', id)))
  const project = once<Project>(ids.projects, (id) => ({
    sampleRate: Number(row('project', 'sample_rate', id)),
    tracks: readJson<number[]>(row('project', 'tracks', id)).map(track),
    labels: labels(Number(row('project', 'labels', id))),
  }))
  return {
    project,
    readFrom: (database) => {
      rows = createRowReader(database)
    },
  }
}

function once<T extends object>(ids: RowMap<T>, read: (row: number) => T): (row: number) => T {
  const known = new Map<number, WeakRef<T>>()
  return (row) => {
    const before = known.get(row)?.deref()
    if (before !== undefined) return before
    const value = read(row)
    known.set(row, new WeakRef(value))
    ids.set(value, row)
    return value
  }
}

export type RowReader = (table: string, column: string, id: number) => unknown

export function createRowReader(database: Database): RowReader {
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
