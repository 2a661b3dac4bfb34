import { inTransaction, type Database } from './sqlite.ts'

/** Written to the file's header; "Tphd". */
export const applicationId = 0x54706864
/** Grows with every change of the tables or rows; older files are migrated, newer ones refused. */
export const formatVersion = 2

/** Samples, summaries and shapes lie apart, so that reading one never drags the others through the page cache. */
const tables = `
  CREATE TABLE block (id INTEGER PRIMARY KEY AUTOINCREMENT, format TEXT NOT NULL, channels INTEGER NOT NULL, frames INTEGER NOT NULL);
  CREATE TABLE block_samples (block INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
  CREATE TABLE block_summary (block INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
  CREATE TABLE pieces (id INTEGER PRIMARY KEY AUTOINCREMENT, body BLOB NOT NULL);
  CREATE TABLE clips (id INTEGER PRIMARY KEY AUTOINCREMENT, body BLOB NOT NULL);
  CREATE TABLE track (id INTEGER PRIMARY KEY AUTOINCREMENT, body BLOB NOT NULL);
  CREATE TABLE labels (id INTEGER PRIMARY KEY AUTOINCREMENT, body TEXT NOT NULL);
  CREATE TABLE project (id INTEGER PRIMARY KEY AUTOINCREMENT, sample_rate INTEGER NOT NULL, tracks TEXT NOT NULL, labels INTEGER NOT NULL);
  CREATE TABLE entry (ord INTEGER PRIMARY KEY, id TEXT NOT NULL, label TEXT NOT NULL, text TEXT NOT NULL,
    project INTEGER NOT NULL, focus_before TEXT NOT NULL, focus_after TEXT NOT NULL, steps TEXT NOT NULL DEFAULT '[]');
  CREATE TABLE session (id INTEGER PRIMARY KEY CHECK (id = 1), base INTEGER NOT NULL, body TEXT NOT NULL,
    litter INTEGER NOT NULL DEFAULT 0);
  CREATE TABLE document (key TEXT PRIMARY KEY, body TEXT NOT NULL);
`

/** From version 1, which knew no steps within an entry and no pages of clips. */
const migration = `
  ALTER TABLE entry ADD COLUMN steps TEXT NOT NULL DEFAULT '[]';
  CREATE TABLE clips (id INTEGER PRIMARY KEY AUTOINCREMENT, body BLOB NOT NULL);
`

export function createTables(database: Database): void {
  database.exec(`PRAGMA page_size=65536; PRAGMA application_id=${applicationId}; PRAGMA user_version=${formatVersion}`)
  database.exec(`BEGIN; ${tables} COMMIT`)
  database.exec('PRAGMA journal_mode=WAL')
}

export function versionOf(database: Database): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version'])
}

/** What reads an entry's steps: a file of before has none. */
export function stepsColumn(database: Database): string {
  return versionOf(database) < 2 ? `'[]' AS steps` : 'steps'
}

/** Takes the file for this connection alone, and brings an older one up to this version. */
export function prepareForWriting(database: Database): void {
  database.exec('PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=WAL; BEGIN IMMEDIATE; COMMIT')
  if (versionOf(database) < formatVersion)
    inTransaction(database, 'powerLoss', () => database.exec(`${migration} PRAGMA user_version=${formatVersion}`))
}
