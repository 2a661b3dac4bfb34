import { inTransaction, type Database } from './sqlite.ts'

/** Written to the file's header; "Tphd". */
export const applicationId = 0x54706864
/** Grows with every change of the tables or rows; older files are migrated, newer ones refused. */
export const formatVersion = 4
/** From here on every row, and each block's samples, have a sum. */
const summedFrom = 3
/** From here on a project knows what it says of itself. */
const aboutFrom = 4

/**
 * Samples, summaries and shapes lie apart, so that reading one never drags the others through the page cache. `sum` is
 * of the row (`rowSums.ts`).
 */
const tables = [
  `CREATE TABLE block (id INTEGER PRIMARY KEY AUTOINCREMENT, format TEXT NOT NULL, channels INTEGER NOT NULL,
    frames INTEGER NOT NULL, samples_sum INTEGER NOT NULL, summary_sum INTEGER NOT NULL, sum INTEGER NOT NULL)`,
  'CREATE TABLE block_samples (block INTEGER PRIMARY KEY, bytes BLOB NOT NULL)',
  'CREATE TABLE block_summary (block INTEGER PRIMARY KEY, bytes BLOB NOT NULL)',
  'CREATE TABLE pieces (id INTEGER PRIMARY KEY AUTOINCREMENT, body BLOB NOT NULL, sum INTEGER NOT NULL)',
  'CREATE TABLE clips (id INTEGER PRIMARY KEY AUTOINCREMENT, body BLOB NOT NULL, sum INTEGER NOT NULL)',
  'CREATE TABLE track (id INTEGER PRIMARY KEY AUTOINCREMENT, body BLOB NOT NULL, sum INTEGER NOT NULL)',
  'CREATE TABLE labels (id INTEGER PRIMARY KEY AUTOINCREMENT, body TEXT NOT NULL, sum INTEGER NOT NULL)',
  'CREATE TABLE about (id INTEGER PRIMARY KEY AUTOINCREMENT, body TEXT NOT NULL, sum INTEGER NOT NULL)',
  `CREATE TABLE project (id INTEGER PRIMARY KEY AUTOINCREMENT, sample_rate INTEGER NOT NULL, tracks TEXT NOT NULL,
    labels INTEGER NOT NULL, about INTEGER NOT NULL, sum INTEGER NOT NULL)`,
  `CREATE TABLE entry (ord INTEGER PRIMARY KEY, id TEXT NOT NULL, label TEXT NOT NULL, text TEXT NOT NULL,
    project INTEGER NOT NULL, focus_before TEXT NOT NULL, focus_after TEXT NOT NULL, steps TEXT NOT NULL,
    sum INTEGER NOT NULL)`,
  `CREATE TABLE session (id INTEGER PRIMARY KEY CHECK (id = 1), base INTEGER NOT NULL, body TEXT NOT NULL,
    sum INTEGER NOT NULL, litter INTEGER NOT NULL)`,
  'CREATE TABLE document (key TEXT PRIMARY KEY, body TEXT NOT NULL, sum INTEGER NOT NULL)',
] as const

/** As versions 1 and 2 made them; the entries of version 1 had no steps, and it had no pages of clips. */
const olderTables = [
  'CREATE TABLE block (id INTEGER PRIMARY KEY AUTOINCREMENT, format TEXT NOT NULL, channels INTEGER NOT NULL, frames INTEGER NOT NULL)',
  'CREATE TABLE block_samples (block INTEGER PRIMARY KEY, bytes BLOB NOT NULL)',
  'CREATE TABLE block_summary (block INTEGER PRIMARY KEY, bytes BLOB NOT NULL)',
  'CREATE TABLE pieces (id INTEGER PRIMARY KEY AUTOINCREMENT, body BLOB NOT NULL)',
  'CREATE TABLE track (id INTEGER PRIMARY KEY AUTOINCREMENT, body BLOB NOT NULL)',
  'CREATE TABLE labels (id INTEGER PRIMARY KEY AUTOINCREMENT, body TEXT NOT NULL)',
  'CREATE TABLE project (id INTEGER PRIMARY KEY AUTOINCREMENT, sample_rate INTEGER NOT NULL, tracks TEXT NOT NULL, labels INTEGER NOT NULL)',
  'CREATE TABLE session (id INTEGER PRIMARY KEY CHECK (id = 1), base INTEGER NOT NULL, body TEXT NOT NULL, litter INTEGER NOT NULL DEFAULT 0)',
  'CREATE TABLE document (key TEXT PRIMARY KEY, body TEXT NOT NULL)',
] as const
const firstEntry =
  'CREATE TABLE entry (ord INTEGER PRIMARY KEY, id TEXT NOT NULL, label TEXT NOT NULL, text TEXT NOT NULL, project INTEGER NOT NULL, focus_before TEXT NOT NULL, focus_after TEXT NOT NULL'

/** Version 3 did not know what a project says of itself. */
const thirdTables = tables
  .filter((sql) => !sql.includes('TABLE about '))
  .map((sql) => sql.replace(' about INTEGER NOT NULL,', ''))

const tablesOf: Readonly<Record<number, readonly string[]>> = {
  1: [...olderTables, `${firstEntry})`],
  2: [
    ...olderTables,
    'CREATE TABLE clips (id INTEGER PRIMARY KEY AUTOINCREMENT, body BLOB NOT NULL)',
    `${firstEntry}, steps TEXT NOT NULL DEFAULT '[]')`,
  ],
  3: thirdTables,
  4: tables,
}

/** The tables of a version, by their names, as SQLite keeps their definitions but for white space. */
export function definitionsOf(version: number): ReadonlyMap<string, string> {
  const named = (tablesOf[version] ?? []).map((sql): [string, string] => [sql.split(' ')[2] ?? '', plainSql(sql)])
  return new Map(named)
}

export function plainSql(sql: string): string {
  return sql.replaceAll(/\s+/g, ' ').trim()
}

export function createTables(database: Database): void {
  database.exec(
    `PRAGMA page_size=65536; PRAGMA auto_vacuum=INCREMENTAL; PRAGMA application_id=${applicationId}; PRAGMA user_version=${formatVersion}`,
  )
  database.exec(`BEGIN; ${tables.join('; ')}; COMMIT`)
  database.exec('PRAGMA journal_mode=WAL')
}

export function versionOf(database: Database): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version'])
}

/** What reads an entry's steps: a file of before has none. */
export function stepsColumn(version: number): string {
  return version < 2 ? `'[]' AS steps` : 'steps'
}

export function hasAbout(version: number): boolean {
  return version >= aboutFrom
}

export function hasSums(version: number): boolean {
  return version >= summedFrom
}

/** Takes the file for this connection alone. Changes nothing in it. */
export function takeForWriting(database: Database): void {
  database.exec('PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=WAL')
  inTransaction(database, 'powerLoss', () => undefined)
}
