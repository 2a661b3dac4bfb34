import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'

export type StillDatabase = DatabaseSync

/** Bytes. No row of ours is longer, and none of Audacity's is: a longer one is an error of SQLite's, and not read. */
export const longestRow = 64 << 20

/** What a file may ask of memory, whatever stands in it. An older Node knows no such limits, and reads such rows. */
export const limits = { length: longestRow } as const

/**
 * A database in a file that nobody writes to: it is read without the helper files that SQLite else makes beside it,
 * also where nothing can be written. What stands in a helper file and not yet in it is not seen.
 */
export function openStill(path: string): StillDatabase {
  return distrusted(new DatabaseSync(stillAddress(path), { readOnly: true, timeout: 500, limits }))
}

/**
 * Whatever the file holds, nothing in it is run: functions in its schema are not trusted, and its pages are checked as
 * they are read.
 */
export function distrusted(database: DatabaseSync): DatabaseSync {
  database.exec('PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON')
  return database
}

export function stillAddress(path: string): URL {
  const address = pathToFileURL(path)
  address.searchParams.set('immutable', '1')
  return address
}

/**
 * A database with a log of what is not in it yet, which is read too. Files are made beside it, so it is a copy of our
 * own.
 */
export function openWithLog(path: string): StillDatabase {
  const database = distrusted(new DatabaseSync(path, { readOnly: true, timeout: 500, limits }))
  // A file that is looked into is open from then on.
  database.exec('BEGIN; SELECT count(*) FROM sqlite_schema')
  return database
}
