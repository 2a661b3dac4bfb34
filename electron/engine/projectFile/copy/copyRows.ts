import { DamagedRow } from '../../disk/diskErrors.ts'
import { bytesSum, summed, type Cell, type SummedTable } from '../rows/rowSums.ts'
import { inTransaction, type Database } from '../rows/sqlite.ts'

/** Their rows never change, and no number is given twice: what a copy has of them it has for good. */
export const numbered = ['block', 'pieces', 'clips', 'track', 'labels', 'about', 'project'] as const
export type NumberedTable = (typeof numbered)[number]

const rowsAtATime = 200
/** Few enough that nobody waits for a step. */
const bytesAtATime = 2 << 20

/** Adds the next rows that the copy has not got, of one table; false where it has all. */
export function addSome(source: Database, copy: Database): boolean {
  for (const table of numbered) {
    const last = Number(copy.prepare(`SELECT max(id) AS last FROM ${table}`).get()?.['last'] ?? 0)
    const rows = rowsBehind(source, table, last)
    const first = rows.next()
    if (first.done === true) continue
    inTransaction(copy, 'crash', () => {
      let [count, bytes] = [1, addRow(source, copy, table, first.value)]
      for (const row of rows) {
        bytes += addRow(source, copy, table, row)
        count += 1
        if (count >= rowsAtATime || bytes >= bytesAtATime) break
      }
    })
    return true
  }
  return false
}

type Row = Readonly<Record<string, unknown>>

function rowsBehind(source: Database, table: NumberedTable, last: number): IterableIterator<Row> {
  const rows = source.prepare(`SELECT ${columnsOf(table).join(', ')} FROM ${table} WHERE id > ? ORDER BY id`)
  return rows.iterate(last) as IterableIterator<Row>
}

/** How many bytes it has. */
function addRow(source: Database, copy: Database, table: NumberedTable, row: Row): number {
  if (table === 'block') return addBlock(source, copy, row)
  insert(copy, table, row)
  const { body } = row
  return body instanceof Uint8Array ? body.byteLength : 0
}

/** Sound goes with its row, and only whole: what a drive has made of it is in no backup. */
function addBlock(source: Database, copy: Database, row: Row): number {
  const id = Number(row['id'])
  const parts = [
    ['block_samples', row['samples_sum']],
    ['block_summary', row['summary_sum']],
  ] as const
  let bytes = 0
  for (const [table, sum] of parts) {
    const body = source.prepare(`SELECT bytes FROM ${table} WHERE block = ?`).get(id)?.['bytes']
    if (!(body instanceof Uint8Array) || bytesSum(body) !== sum)
      throw new DamagedRow({ kind: 'row-damaged', table: 'block', row: id })
    copy.prepare(`INSERT OR REPLACE INTO ${table} (block, bytes) VALUES (?, ?)`).run(id, body)
    bytes += body.byteLength
  }
  insert(copy, 'block', row)
  return bytes
}

export function columnsOf(table: SummedTable): readonly string[] {
  return [keyOf(table), ...summed[table], 'sum']
}

export function keyOf(table: SummedTable): string {
  if (table === 'entry') return 'ord'
  return table === 'document' ? 'key' : 'id'
}

export function insert(copy: Database, table: SummedTable, row: Row): void {
  const columns = columnsOf(table)
  const places = columns.map(() => '?').join(', ')
  copy
    .prepare(`INSERT OR REPLACE INTO ${table} (${columns.join(', ')}) VALUES (${places})`)
    .run(...columns.map((column) => row[column] as Cell))
}
