import { DamagedRow } from '../disk/diskErrors.ts'
import { bytesOf, readRowList } from './rows/projectReader.ts'
import type { Loaded } from './loadProject.ts'
import { blocksInRow } from './rows/pieceRows.ts'
import { createRowReader } from './rows/rowReader.ts'
import { inTransaction, type Database } from './rows/sqlite.ts'
import { readEntries } from './rows/storedHistory.ts'
import { rowsIn } from './rows/trackRows.ts'

const tables = ['block', 'pieces', 'clips', 'track', 'labels', 'project'] as const
type Used = Readonly<Record<(typeof tables)[number], Set<number>>>

/** Bytes of a project file are given back in steps, between which everything else is served. */
export interface Tidying {
  /** A few rows or pages less; false when there is nothing more to do. Throws what SQLite throws. */
  readonly step: () => boolean
}

const rowsAtATime = 200
const blocksAtATime = 4
const pagesAtATime = 16

/**
 * What no history entry needs any more when a file is opened: what was cut off by a new edit after undo, and imports
 * that never ended. Nobody holds any of it, so it can go while the project is worked on. Null when there is nothing, or
 * when a part of the history can't be read: what is damaged is left as it is.
 */
export function planTidying(database: Database, loaded: Loaded): Tidying | null {
  const litter = database.prepare('SELECT litter FROM session').get()?.['litter']
  if (litter === 0) return null
  const used = findUsed(database, loaded.version)
  if (used === null) return null
  const gone = tables.map((table) => ({ table, rows: rowsBut(database, table, used[table]) }))
  for (const { table, rows } of gone) if (table === 'block') for (const id of rows) loaded.shapes.delete(id as never)
  return { step: () => dropSome(database, gone) || giveBackPages(database) || isTidy(database) }
}

function dropSome(database: Database, gone: readonly { table: string; rows: number[] }[]): boolean {
  const next = gone.find(({ rows }) => rows.length > 0)
  if (next === undefined) return false
  const some = next.rows.splice(0, next.table === 'block' ? blocksAtATime : rowsAtATime)
  inTransaction(database, 'crash', () => {
    // What becomes of no use from now on is for the next time.
    database.exec('UPDATE session SET litter = 2 WHERE litter = 1')
    for (const row of some) dropRow(database, next.table, row)
  })
  return true
}

/** From the end of the file, where nothing lies any more or what does has room elsewhere. */
function giveBackPages(database: Database): boolean {
  const free = Number(database.prepare('PRAGMA freelist_count').get()?.['freelist_count'])
  if (free === 0) return false
  inTransaction(database, 'crash', () => database.exec(`PRAGMA incremental_vacuum(${pagesAtATime})`))
  return Number(database.prepare('PRAGMA freelist_count').get()?.['freelist_count']) < free
}

function isTidy(database: Database): false {
  inTransaction(database, 'crash', () => database.exec('UPDATE session SET litter = 0 WHERE litter = 2'))
  return false
}

function findUsed(database: Database, version: number): Used | null {
  const used: Used = {
    block: new Set(),
    pieces: new Set(),
    clips: new Set(),
    track: new Set(),
    labels: new Set(),
    project: new Set(),
  }
  const row = createRowReader(database, version)
  try {
    used.project.add(Number(database.prepare('SELECT base FROM session').get()?.['base']))
    for (const { project, steps } of readEntries(database, version))
      for (const id of [project, ...steps.map((step) => step.project)]) used.project.add(id)
    for (const id of used.project) {
      for (const track of readRowList(row('project', 'tracks', id))) used.track.add(track)
      used.labels.add(Number(row('project', 'labels', id)))
    }
    for (const id of used.track) {
      const named = rowsIn(bytesOf(row('track', 'body', id)), (page) => bytesOf(row('clips', 'body', page)))
      for (const pieces of named.pieces) used.pieces.add(pieces)
      for (const page of named.pages) used.clips.add(page)
    }
    for (const id of used.pieces) blocksInRow(bytesOf(row('pieces', 'body', id)), used.block)
    return used
  } catch (error) {
    if (error instanceof DamagedRow) return null
    throw error
  }
}

function rowsBut(database: Database, table: string, used: ReadonlySet<number>): number[] {
  return database
    .prepare(`SELECT id FROM ${table}`)
    .all()
    .map((row) => Number(row['id']))
    .filter((id) => !used.has(id))
}

function dropRow(database: Database, table: string, row: number): void {
  database.prepare(`DELETE FROM ${table} WHERE id = ?`).run(row)
  if (table !== 'block') return
  database.prepare('DELETE FROM block_samples WHERE block = ?').run(row)
  database.prepare('DELETE FROM block_summary WHERE block = ?').run(row)
}
