import { rowSum, summed, type Cell } from './rowSums.ts'
import type { Database } from './sqlite.ts'

type NumberedTable = 'block' | 'pieces' | 'clips' | 'track' | 'labels' | 'about' | 'project' | 'entry'

/** Adds rows with their sums, numbered here: the number is part of the sum. No number is ever given twice. */
export function createInserts(database: Database, table: NumberedTable): (cells: readonly Cell[]) => number {
  const columns = summed[table]
  const key = table === 'entry' ? 'ord' : 'id'
  const insert = database.prepare(
    `INSERT INTO ${table} (${[key, ...columns, 'sum'].join(', ')}) VALUES (${'?, '.repeat(columns.length + 1)}?)`,
  )
  let last = lastNumber(database, table, key)
  return (cells) => {
    last += 1
    insert.run(last, ...cells, rowSum(table, last, cells))
    return last
  }
}

function lastNumber(database: Database, table: NumberedTable, key: string): number {
  const highest = database.prepare(`SELECT max(${key}) AS last FROM ${table}`).get()?.['last'] ?? 0
  const given = database.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(table)?.['seq'] ?? 0
  return Math.max(Number(highest), Number(given))
}
