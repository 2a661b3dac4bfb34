import type { ProjectFault, SystemCause } from '../../../shared/failures/index.ts'

/** Thrown for a state whose samples went with a long transaction that the drive refused. */
export class LostBlock extends Error {}

/** Thrown for what can't be what was once written. */
export class DamagedRow extends Error {
  readonly fault: ProjectFault

  constructor(fault: ProjectFault) {
    super(fault.kind)
    this.fault = fault
  }
}

/** Thrown for what the system refuses while a file is made. */
export class RefusedFile extends Error {
  readonly why: SystemCause

  constructor(why: SystemCause) {
    super(why.kind)
    this.why = why
  }
}

/** Thrown for a file in which something else goes by the name of one of our tables. */
export class ForeignTable extends Error {
  readonly table: string

  constructor(table: string) {
    super(table)
    this.table = table
  }
}

export interface SqliteError extends Error {
  readonly errcode: number
}

export function isSqliteError(error: unknown): error is SqliteError {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
}

/** Primary result codes, sqlite.org/rescode.html. */
const kinds = {
  5: 'open-in-other-window',
  8: 'read-only',
  10: 'drive-fault',
  11: 'damaged',
  13: 'drive-full',
  14: 'not-openable',
  26: 'not-a-project',
} as const

export function causeOfSqlite(error: SqliteError): SystemCause {
  const kind = (kinds as Readonly<Record<number, (typeof kinds)[keyof typeof kinds]>>)[error.errcode & 0xff]
  return kind === undefined ? { kind: 'foreign', said: error.message } : { kind }
}

/** A crash left a journal to be taken back, and a connection that only reads may not do that. */
export function isUnfinished(error: unknown): boolean {
  return isSqliteError(error) && error.errcode === 776
}

export function isDamage(error: SqliteError): boolean {
  return [11, 26].includes(error.errcode & 0xff)
}

/**
 * Codes of a part of a file that can't be what was written: an error in its tables, of its drive, damage, too large, no
 * database.
 */
const lostCodes = [1, 10, 11, 18, 26]

/** Whether a part of a file can't be read, however that shows: what else there is may be whole. */
export function isLost(error: unknown): boolean {
  if (error instanceof DamagedRow) return true
  if (isSqliteError(error)) return lostCodes.includes(error.errcode & 0xff)
  // A whole number that no version has written.
  return error instanceof RangeError && 'code' in error && error.code === 'ERR_OUT_OF_RANGE'
}

/** May only be read (8, 3), no room (13), or a drive or folder that takes no writes (10, 14). */
export function isNotWritable(error: unknown): boolean {
  return isSqliteError(error) && [3, 8, 10, 13, 14].includes(error.errcode & 0xff)
}
