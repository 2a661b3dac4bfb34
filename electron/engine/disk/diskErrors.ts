/** Thrown for a state whose samples went with a long transaction that the drive refused. */
export class LostBlock extends Error {}

/** Thrown for rows that can't be what was once written. */
export class DamagedRow extends Error {}

export interface SqliteError extends Error {
  readonly errcode: number
}

export function isSqliteError(error: unknown): error is SqliteError {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
}

/** Primary result codes, sqlite.org/rescode.html. */
const words: Readonly<Record<number, string>> = {
  5: 'it is open in another window of Tapehand',
  8: 'it may only be read',
  10: 'the drive reports an error',
  11: 'its contents are damaged',
  13: 'the drive is full',
  14: 'it can not be opened',
  26: 'it is not a project',
}

export function sqliteReason(error: SqliteError): string {
  return words[error.errcode & 0xff] ?? error.message
}

/** A crash left a journal to be taken back, and a connection that only reads may not do that. */
export function isUnfinished(error: unknown): boolean {
  return isSqliteError(error) && error.errcode === 776
}

export function isDamage(error: SqliteError): boolean {
  return [11, 26].includes(error.errcode & 0xff)
}
