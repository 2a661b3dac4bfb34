import { isLost } from '../disk/diskErrors.ts'
import type { Loaded } from './loadProject.ts'
import { hasSums } from './rows/format.ts'
import { columnsIn } from './rows/rowReader.ts'
import { isSummed, rowSum, summed, type Cell, type SummedTable } from './rows/rowSums.ts'
import { readSession } from './rows/sessionRow.ts'
import type { Database } from './rows/sqlite.ts'
import { readEntries } from './rows/storedHistory.ts'

/** Rows of projects of the past that can't be: from now on they have sums, and those must not fit. */
export function impossibleProjects(old: Database, { version, reader }: Loaded): ReadonlySet<number> {
  const entries = readEntries(old, version).flatMap(({ project, steps }) => [
    project,
    ...steps.map((step) => step.project),
  ])
  const rows = new Set([readSession(old, version).base, ...entries])
  return new Set([...rows].filter((row) => !isPossible(reader, row)))
}

function isPossible(reader: Loaded['reader'], row: number): boolean {
  try {
    reader.project(row)
    return true
  } catch (error) {
    if (!isLost(error)) throw error
    return false
  }
}

interface TableCopy {
  readonly version: number
  readonly table: SummedTable
  readonly key: 'id' | 'ord' | 'key'
  /** What is read for a column that the old table has not. */
  readonly read?: Readonly<Record<string, string>>
  /** A column that is not part of the sum. */
  readonly more?: 'litter'
  /** Rows that are known to be damaged. */
  readonly damaged?: ReadonlySet<number>
}

/** No row has this sum. */
const unfit = -1

/**
 * What is damaged stays damaged: a sum that did not fit does not fit afterwards. A row that can't be read is left
 * out.
 */
export function copyTable(old: Database, made: Database, wanted: TableCopy): void {
  const { version, table, key, read = {}, more, damaged = new Set() } = wanted
  const columns: readonly string[] = summed[table]
  const rest = more === undefined ? [] : [more]
  const names = [key, ...columns.map((column) => read[column] ?? column), ...(hasSums(version) ? ['sum'] : []), ...rest]
  const rows = old.prepare(`SELECT ${names.join(', ')} FROM ${table}`)
  rows.setReadBigInts(true)
  const add = made.prepare(
    `INSERT INTO ${table} (${[key, ...columns, 'sum', ...rest].join(', ')}) VALUES (${'?, '.repeat(columns.length + rest.length + 1)}?)`,
  )
  for (const found of rows.iterate()) {
    const row = withNumbers(found)
    if (row === null) continue
    const id = row[key] as number | string
    const cells = columns.map((column) => row[column] as Cell)
    const isWhole =
      !damaged.has(Number(id)) && (!hasSums(version) || isSummed(table, id, row, columnsIn(table, version)))
    add.run(id, ...cells, isWhole ? rowSum(table, id, cells) : unfit, ...rest.map((column) => Number(row[column])))
  }
}

/** Null where one of them is none that was ever written. */
function withNumbers(row: Readonly<Record<string, unknown>>): Record<string, unknown> | null {
  const entries = Object.entries(row).map(([name, cell]) => [name, typeof cell === 'bigint' ? Number(cell) : cell])
  const isReadable = entries.every(([, cell]) => typeof cell !== 'number' || Math.abs(cell) <= Number.MAX_SAFE_INTEGER)
  return isReadable ? (Object.fromEntries(entries) as Record<string, unknown>) : null
}
