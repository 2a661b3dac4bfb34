import { backup, DatabaseSync } from 'node:sqlite'

/** The one file that knows which SQLite this is. */
export type Database = DatabaseSync

export function connect(path: string, access: 'read' | 'write'): Database {
  return new DatabaseSync(path, { readOnly: access === 'read', timeout: 500 })
}

/** Pages that are copied at a time (4 MiB): what changes meanwhile is copied with it. */
const pagesAtATime = 64

export async function copyDatabase(from: Database, path: string): Promise<void> {
  await backup(from, path, { rate: pagesAtATime })
}

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

/** What a transaction survives at once. A later one that survives a loss of power takes all before it along. */
export type Survives = 'crash' | 'powerLoss'

/** Runs `work` in one transaction: in the file when this returns, nothing of it when it throws. */
export function inTransaction<T>(database: Database, survives: Survives, work: () => T): T {
  database.exec(`PRAGMA synchronous=${survives === 'crash' ? 'NORMAL' : 'FULL'}; BEGIN IMMEDIATE`)
  try {
    const value = work()
    database.exec('COMMIT')
    return value
  } catch (error) {
    // SQLite has rolled back by itself after some failures (a full drive).
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
