import { appendFileSync } from 'node:fs'

/**
 * One line of the table of comparisons: what was done, with whom it was compared, how far they may be apart, and how
 * far they are.
 */
export interface CompareRow {
  readonly operation: string
  readonly peer: string
  readonly tolerance: string
  readonly measured: string
}

/** Collects a row where `TAPEHAND_COMPARE` names a file; the table is made of its lines. */
export function addCompareRow(row: CompareRow): void {
  const file = process.env['TAPEHAND_COMPARE']
  if (file !== undefined && file !== '') appendFileSync(file, `${JSON.stringify(row)}\n`)
}
