import type { BlockId } from '../../../shared/ids.ts'
import type { Loaded, UsedTable } from './loadProject.ts'
import { inTransaction, type Database } from './sqlite.ts'

/** Lets go of rows that no history entry needs any more: what was cut off by a new edit after undo, and imports that never ended. */
export function collectUnused(database: Database, loaded: Loaded): void {
  const unused = Object.entries(loaded.used).map(([table, used]) => ({ table: table as UsedTable, rows: rowsBut(database, table as UsedTable, used) }))
  if (unused.every(({ rows }) => rows.length === 0)) return
  inTransaction(database, () => {
    for (const { table, rows } of unused) for (const row of rows) dropRow(database, table, row)
  })
  for (const { table, rows } of unused) if (table === 'block') for (const row of rows) loaded.shapes.delete(row as BlockId)
}

function rowsBut(database: Database, table: UsedTable, used: ReadonlySet<number>): readonly number[] {
  return database.prepare(`SELECT id FROM ${table}`).all().map((row) => Number(row['id'])).filter((id) => !used.has(id))
}

function dropRow(database: Database, table: UsedTable, row: number): void {
  database.prepare(`DELETE FROM ${table} WHERE id = ?`).run(row)
  if (table !== 'block') return
  database.prepare('DELETE FROM block_samples WHERE block = ?').run(row)
  database.prepare('DELETE FROM block_summary WHERE block = ?').run(row)
}
