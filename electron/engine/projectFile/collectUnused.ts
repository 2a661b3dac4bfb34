import { DamagedRow } from '../disk/diskErrors.ts'
import { readJson } from './bytes.ts'
import type { Loaded } from './loadProject.ts'
import type { StepRow } from './saveRows.ts'
import { blocksInRow } from './pieceRows.ts'
import { createRowReader } from './projectReader.ts'
import { inTransaction, type Database } from './sqlite.ts'
import { rowsIn } from './trackRows.ts'

const tables = ['block', 'pieces', 'clips', 'track', 'labels', 'project'] as const
type Used = Readonly<Record<(typeof tables)[number], Set<number>>>

/**
 * Lets go of rows that no history entry needs any more: what was cut off by a new edit after undo, and imports that
 * never ended.
 * Does nothing when there can't be any, or when a part of the history can't be read: what is damaged is left as it is.
 */
export function collectUnused(database: Database, loaded: Loaded): void {
  if (database.prepare('SELECT litter FROM session').get()?.['litter'] !== 1) return
  const used = findUsed(database)
  if (used === null) return
  inTransaction(database, 'crash', () => {
    for (const table of tables) for (const row of rowsBut(database, table, used[table])) dropRow(database, table, row)
    database.exec('UPDATE session SET litter = 0')
  })
  for (const id of loaded.shapes.keys()) if (!used.block.has(id)) loaded.shapes.delete(id)
}

function findUsed(database: Database): Used | null {
  const used: Used = {
    block: new Set(),
    pieces: new Set(),
    clips: new Set(),
    track: new Set(),
    labels: new Set(),
    project: new Set(),
  }
  const row = createRowReader(database)
  try {
    for (const entry of database.prepare('SELECT project AS id FROM entry UNION SELECT base FROM session').all())
      used.project.add(Number(entry['id']))
    for (const { steps } of database.prepare('SELECT steps FROM entry').all())
      for (const { project } of readJson<StepRow[]>(steps)) used.project.add(project)
    for (const id of used.project) {
      for (const track of readJson<number[]>(row('project', 'tracks', id))) used.track.add(track)
      used.labels.add(Number(row('project', 'labels', id)))
    }
    for (const id of used.track) {
      const named = rowsIn(row('track', 'body', id) as Uint8Array, (page) => row('clips', 'body', page) as Uint8Array)
      for (const pieces of named.pieces) used.pieces.add(pieces)
      for (const page of named.pages) used.clips.add(page)
    }
    for (const id of used.pieces) blocksInRow(row('pieces', 'body', id) as Uint8Array, used.block)
    return used
  } catch (error) {
    if (error instanceof DamagedRow) return null
    throw error
  }
}

function rowsBut(database: Database, table: string, used: ReadonlySet<number>): readonly number[] {
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
