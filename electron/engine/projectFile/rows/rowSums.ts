import { crc32 } from 'node:zlib'

/** Columns of each table that its rows' sums are made of. What is sound is told from what a drive has made of it. */
export const summed = {
  block: ['format', 'channels', 'frames', 'samples_sum', 'summary_sum'],
  pieces: ['body'],
  clips: ['body'],
  track: ['body'],
  labels: ['body'],
  about: ['body'],
  project: ['sample_rate', 'tracks', 'labels', 'about'],
  entry: ['id', 'label', 'text', 'project', 'focus_before', 'focus_after', 'steps'],
  session: ['base', 'body'],
  document: ['body'],
} as const

export type SummedTable = keyof typeof summed
export type Cell = string | number | Uint8Array

/** The table and the row's key count too: a row that strays is not taken for another one. */
export function rowSum(table: SummedTable, key: number | string, cells: readonly Cell[]): number {
  let sum = crc32(`${table}\0${key}`)
  for (const cell of cells) sum = typeof cell === 'object' ? crc32(cell, sum) : crc32(`\0${cell}`, sum)
  return sum
}

/** Of a block's samples, or of its summary. */
export function bytesSum(bytes: Uint8Array): number {
  return crc32(bytes)
}

/** `columns`: those that the table had when the row was written. */
export function isSummed(
  table: SummedTable,
  key: number | string,
  row: Readonly<Record<string, unknown>>,
  columns: readonly string[] = summed[table],
): boolean {
  const cells = columns.map((column) => row[column] as Cell)
  return cells.every(isCell) && row['sum'] === rowSum(table, key, cells)
}

function isCell(value: unknown): value is Cell {
  return typeof value === 'string' || typeof value === 'number' || value instanceof Uint8Array
}
