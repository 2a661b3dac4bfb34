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
