import type { BlockId } from '../../../shared/ids.ts'
import type { Background } from './background.ts'
import { DamagedRow } from '../disk/diskErrors.ts'
import { bytesOf, readRowList } from './rows/projectReader.ts'
import type { Loaded } from './loadProject.ts'
import { blocksInRow } from './rows/pieceRows.ts'
import { createRowReader } from './rows/rowReader.ts'
import { inTransaction, type Database } from './rows/sqlite.ts'
import { readEntries } from './rows/storedHistory.ts'
import { rowsIn } from './rows/trackRows.ts'

const tables = ['block', 'pieces', 'clips', 'track', 'labels', 'about', 'project'] as const
type Used = Readonly<Record<(typeof tables)[number], Set<number>>>

/** Bytes of a project file are given back in steps, between which everything else is served. */
export interface Tidying {
  /** A few rows or pages less; false when there is nothing more to do. Throws what SQLite throws. */
  readonly step: () => boolean
  /** All that goes. */
  readonly gone: Used
}

const rowsAtATime = 200
const blocksAtATime = 16
const pagesAtATime = 64

/**
 * What no history entry needs any more: what was cut off by a new edit after undo, what the history has let go, and
 * imports that never ended. `held` are blocks that somebody may still come back with (the clipboard); of all else
 * nobody holds any, so it can go while the project is worked on. Null when there is nothing, or when a part of the
 * history can't be read: what is damaged is left as it is.
 */
export function planTidying(
  database: Database,
  loaded: Pick<Loaded, 'version' | 'shapes'>,
  held: ReadonlySet<number> = new Set(),
): Tidying | null {
  const litter = database.prepare('SELECT litter FROM session').get()?.['litter']
  if (litter === 0) return null
  const used = findUsed(database, loaded.version)
  if (used === null) return null
  for (const id of held) used.block.add(id)
  const rowsOf = (table: keyof Used): Set<number> => rowsBut(database, table, used[table])
  const gone: Used = {
    block: rowsOf('block'),
    pieces: rowsOf('pieces'),
    clips: rowsOf('clips'),
    track: rowsOf('track'),
    labels: rowsOf('labels'),
    about: rowsOf('about'),
    project: rowsOf('project'),
  }
  for (const id of gone.block) loaded.shapes.delete(id as BlockId)
  const left = tables.map((table) => ({ table, rows: [...gone[table]].toReversed() }))
  return { gone, step: () => dropSome(database, left) || giveBackPages(database) || isTidy(database) }
}

/**
 * The same for a file that was just opened: planned with the first change, before it is written, since opening waits
 * for nothing that nobody sees. Blocks that were put into the file meanwhile stay.
 */
export function planLater(database: Database, loaded: Pick<Loaded, 'version' | 'shapes'>): () => Tidying | null {
  const newest = Number(database.prepare('SELECT max(id) AS id FROM block').get()?.['id'] ?? 0)
  return () => {
    const came = database.prepare('SELECT id FROM block WHERE id > ?').all(newest)
    return planTidying(database, loaded, new Set(came.map(({ id }) => Number(id))))
  }
}

/** Plans when nothing is under way, and does no step while something is. Resolves when nothing is left. */
export async function tidyWhenFree(
  background: Background,
  isFree: () => boolean,
  plan: () => Tidying | null,
): Promise<void> {
  let planned: Tidying | null | undefined
  const step = (): boolean => {
    if (!isFree()) return true
    planned ??= plan()
    return planned !== null && planned.step()
  }
  return new Promise((resolve) => background.run(step, resolve))
}

function dropSome(database: Database, gone: readonly { table: string; rows: number[] }[]): boolean {
  const next = gone.find(({ rows }) => rows.length > 0)
  if (next === undefined) return false
  const some = next.rows.splice(next.table === 'block' ? -blocksAtATime : -rowsAtATime)
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
    about: new Set(),
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
      used.about.add(Number(row('project', 'about', id)))
    }
    for (const id of used.track) {
      const named = rowsIn(
        bytesOf(row('track', 'body', id)),
        (page) => bytesOf(row('clips', 'body', page)),
        (page) => !used.clips.has(page),
      )
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

function rowsBut(database: Database, table: string, used: ReadonlySet<number>): Set<number> {
  const gone = new Set<number>()
  for (const row of database.prepare(`SELECT id FROM ${table}`).iterate())
    if (!used.has(Number(row['id']))) gone.add(Number(row['id']))
  return gone
}

function dropRow(database: Database, table: string, row: number): void {
  database.prepare(`DELETE FROM ${table} WHERE id = ?`).run(row)
  if (table !== 'block') return
  database.prepare('DELETE FROM block_samples WHERE block = ?').run(row)
  database.prepare('DELETE FROM block_summary WHERE block = ?').run(row)
}
