import { DamagedRow } from '../../disk/diskErrors.ts'
import { longestRow } from '../../disk/stillDatabase.ts'
import { hasAbout, hasSums } from './format.ts'
import { isSummed, summed, type SummedTable } from './rowSums.ts'
import type { Database } from './sqlite.ts'

/** Throws `DamagedRow` for a row that is not there or is not what was written. */
export type RowReader = (table: SummedTable, column: string, id: number) => unknown

export function createRowReader(database: Database, version: number): RowReader {
  const statements = new Map<SummedTable, ReturnType<Database['prepare']>>()
  return (table, column, id) => {
    const statement = statements.get(table) ?? database.prepare(rowSql(table, version))
    statements.set(table, statement)
    const row = statement.get(id, longestRow)
    const value = row?.[column]
    if (row === undefined || value === undefined || value === null)
      throw new DamagedRow({ kind: 'row-missing', table, row: id })
    if (hasSums(version) && !isSummed(table, id, row, columnsIn(table, version)))
      throw new DamagedRow({ kind: 'row-damaged', table, row: id })
    return value
  }
}

/** What a row's sum is of: what a project says of itself came later than the project. */
export function columnsIn(table: SummedTable, version: number): readonly string[] {
  const columns: readonly string[] = summed[table]
  return hasAbout(version) ? columns : columns.filter((column) => column !== 'about')
}

function rowSql(table: SummedTable, version: number): string {
  const columns = columnsIn(table, version)
  const size = columns.map((column) => `octet_length(${column})`).join(' + ')
  return `SELECT ${[...columns, ...(hasSums(version) ? ['sum'] : [])].join(', ')} FROM ${table} WHERE id = ? AND ${size} <= ?`
}

/** The same for a row of samples or of a summary, which has to have so many bytes. */
export function readBytes(
  statement: ReturnType<Database['prepare']>,
  id: number,
  length: number,
  what: string,
): Uint8Array {
  const bytes = statement.get(id, length)?.['bytes']
  if (!(bytes instanceof Uint8Array)) throw new DamagedRow({ kind: 'block-missing', part: what, block: id })
  return bytes
}

export function prepareBytes(database: Database, table: 'block_samples' | 'block_summary') {
  return database.prepare(`SELECT bytes FROM ${table} WHERE block = ? AND octet_length(bytes) = ?`)
}
