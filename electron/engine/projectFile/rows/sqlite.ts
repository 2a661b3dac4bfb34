import { closeSync, existsSync, openSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { distrusted, limits, openStill, stillAddress } from '../../disk/stillDatabase.ts'

/** The file that knows which SQLite this is; beside it only what opens a database that stays as it is. */
export type Database = DatabaseSync

/**
 * `still` is a file that nobody writes to: it is read without the helper files that SQLite else makes beside it, also
 * where nothing can be written. `logged` reads a file with the log of its last changes in such a place. `mend` reads
 * what is left of a file that SQLite refuses as a whole, such as one that was cut short.
 */
export type Access = 'write' | 'read' | 'still' | 'logged' | 'mend'

export function connect(path: string, access: Access): Database {
  if (access === 'still') return openStill(path)
  if (access === 'write' && path !== ':memory:') makeForOwner(path)
  const place = placeFor(path, access)
  const database = distrusted(new DatabaseSync(place, { readOnly: access !== 'write', timeout: 500, limits }))
  if (access === 'mend') {
    database.enableDefensive(false)
    database.exec('PRAGMA writable_schema=ON')
  }
  // The index of the log stays in memory.
  if (access === 'logged') database.exec('PRAGMA locking_mode=EXCLUSIVE')
  return database
}

/** Where there is no room or no right for an index, SQLite has no right for its locks either: it does without. */
function placeFor(path: string, access: Access): string | URL {
  if (access === 'mend') return stillAddress(path)
  if (access !== 'logged') return path
  const address = pathToFileURL(path)
  address.searchParams.set('vfs', process.platform === 'win32' ? 'win32-none' : 'unix-none')
  return address
}

/**
 * A new project is its owner's alone, and SQLite gives its helper files the same rights. One that is there keeps what
 * its owner chose.
 */
function makeForOwner(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
}

/**
 * Pages that are copied at a time, while which the file can't be used: 4 MiB where somebody waits for the copy, and
 * little where nobody does.
 */
const pagesAtATime = { waitedFor: 64, beside: 8 } as const

/** Another thread does it; what changes meanwhile is copied with it. */
export async function copyDatabase(from: Database, path: string, how: keyof typeof pagesAtATime): Promise<void> {
  makeForOwner(path)
  await backup(from, path, { rate: pagesAtATime[how] })
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
