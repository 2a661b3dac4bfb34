import { closeSync, existsSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { causeOfCode, failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import {
  causeOfSqlite,
  DamagedRow,
  ForeignTable,
  isDamage,
  isLost,
  isNotWritable,
  isSqliteError,
  isUnfinished,
} from '../disk/diskErrors.ts'
import type { EditorState } from '../state/editorState.ts'
import { applicationId, createTables, formatVersion, takeForWriting, versionOf } from './rows/format.ts'
import { isStill, loadProject, type Loaded } from './loadProject.ts'
import { createMigratingFile } from './migratingFile.ts'
import { createProjectFile, type ProjectFile } from './projectFile.ts'
import { createReadOnlyFile } from './readOnlyFile.ts'
import { saveRows } from './rows/saveRows.ts'
import { connect, type Access, type Database } from './rows/sqlite.ts'
import { planLater } from './tidyFile.ts'

export interface Opened {
  readonly file: ProjectFile
  readonly state: EditorState
}

/**
 * Opens a project file, or makes it with `fresh` when it is not there. A file that can't be read is only inspected,
 * never written: everything is loaded and checked before the first write. `:memory:` keeps nothing.
 */
export function openProjectFile(path: string, fresh: EditorState, keepOlder: string | null = null): Result<Opened> {
  try {
    if (path === ':memory:') return ok(openNew(connect(path, 'write'), fresh))
    if (!existsSync(path) || statSync(path).size === 0) makeFile(path, fresh)
    return openExisting(path, keepOlder)
  } catch (error) {
    return err(explain(error, path))
  }
}

function openNew(database: Database, fresh: EditorState): Opened {
  createTables(database)
  saveRows(database, fresh)
  const loaded = loadProject(database)
  return { file: createProjectFile(database, loaded, null), state: loaded.state }
}

/** Made beside its place and moved there when complete: a crash leaves no half-made project. */
function makeFile(path: string, fresh: EditorState): void {
  const making = `${path}.making`
  rmSync(making, { force: true })
  const database = connect(making, 'write')
  try {
    createTables(database)
    saveRows(database, fresh)
  } finally {
    database.close()
  }
  renameSync(making, path)
}

function openExisting(path: string, keepOlder: string | null): Result<Opened> {
  const inspected = inspectFinished(path)
  if (!inspected.ok) return inspected
  const { loaded, database: read } = inspected.value
  if (loaded.missing.length > 0) return ok(openedOf(createReadOnlyFile(read, loaded, 'damaged'), loaded))
  // Even who only reads keeps others from having the file for themselves.
  read.close()
  const taken = takeFile(path)
  if (taken === null) return openToRead(path)
  try {
    // Another app may have come and gone between inspecting and taking.
    const still = isStill(taken, loaded) ? loaded : loadProject(taken)
    if (still.missing.length > 0) return ok(openedOf(createReadOnlyFile(taken, still, 'damaged'), still))
    still.reader.readFrom(taken, still.version)
    const file =
      still.version < formatVersion
        ? createMigratingFile(path, taken, still, keepOlder)
        : createProjectFile(taken, still, planLater(taken, still))
    return ok(openedOf(file, still))
  } catch (error) {
    taken.close()
    throw error
  }
}

function openToRead(path: string): Result<Opened> {
  const inspected = inspect(path)
  if (!inspected.ok) return inspected
  const { loaded, database } = inspected.value
  const reason = loaded.missing.length > 0 ? 'damaged' : 'notWritable'
  return ok(openedOf(createReadOnlyFile(database, loaded, reason), loaded))
}

function openedOf(file: ProjectFile, { state }: Loaded): Opened {
  return { file, state }
}

/** Null where the file or its folder may only be read, or where there is no room: what is there can still be heard. */
function takeFile(path: string): Database | null {
  let database: Database | null = null
  try {
    database = connect(path, 'write')
    takeForWriting(database)
    // The writer keeps this index in memory; a reader before it has left a file.
    rmSync(`${path}-shm`, { force: true })
    return database
  } catch (error) {
    database?.close()
    if (isNotWritable(error)) return null
    throw error
  }
}

interface Inspected {
  readonly loaded: Loaded
  /** Open for reading. */
  readonly database: Database
}

/**
 * As `inspect`; when a crash interrupted a long write, what it had written so far is taken back first, as its journal
 * says.
 */
function inspectFinished(path: string): Result<Inspected> {
  try {
    return inspect(path)
  } catch (error) {
    if (!isUnfinished(error) || !isOurs(path)) throw error
  }
  const database = connect(path, 'write')
  try {
    database.prepare('SELECT 1 FROM sqlite_schema').get()
  } finally {
    database.close()
  }
  return inspect(path)
}

/** By the file's own header (sqlite.org/fileformat.html), without asking SQLite. */
function isOurs(path: string): boolean {
  const header = Buffer.alloc(72)
  const file = openSync(path, 'r')
  try {
    return readSync(file, header) === header.length && header.readUInt32BE(68) === applicationId
  } finally {
    closeSync(file)
  }
}

/** Read as a whole, or what is left of it. */
function inspect(path: string): Result<Inspected> {
  try {
    return inspectWhole(path)
  } catch (error) {
    if (!isLost(error)) throw error
    try {
      return inspectBy(path, 'mend')
    } catch {
      // That nothing is left is no news: what was wrong at first says more.
      throw error
    }
  }
}

/** With its last changes, also on a drive where nothing can be written. */
function inspectWhole(path: string): Result<Inspected> {
  const hasLog = existsSync(`${path}-wal`)
  const isFinished = !hasLog && !existsSync(`${path}-journal`)
  try {
    return inspectBy(path, isFinished ? 'still' : 'read')
  } catch (error) {
    if (!hasLog || !isNotWritable(error)) throw error
    return inspectBy(path, 'logged')
  }
}

const cut = { kind: 'structure', name: 'its pages' } as const

function inspectBy(path: string, access: Access): Result<Inspected> {
  const helpers = [`${path}-wal`, `${path}-shm`].filter((name) => !existsSync(name))
  const database = connect(path, access)
  const leave = (): void => {
    database.close()
    // A connection that only reads leaves SQLite's empty helper files behind.
    for (const name of helpers) rmSync(name, { force: true })
  }
  try {
    const wrong = checkHeader(database, path)
    if (wrong === null) return ok({ loaded: loadProject(database, access === 'mend' ? [cut] : []), database })
    leave()
    return err(wrong)
  } catch (error) {
    leave()
    throw error
  }
}

function checkHeader(database: Database, path: string): ReturnType<typeof failure> | null {
  const name = basename(path)
  const id = Number(database.prepare('PRAGMA application_id').get()?.['application_id'])
  if (id !== applicationId) return failure('files/damaged-project', { name, fault: { kind: 'not-a-project' } })
  const version = versionOf(database)
  if (version < 1) return failure('files/damaged-project', { name, fault: { kind: 'unknown-version' } })
  return version > formatVersion ? failure('files/newer-project', { name }) : null
}

function explain(error: unknown, path: string): ReturnType<typeof failure> {
  const name = basename(path)
  if (error instanceof DamagedRow) return failure('files/damaged-project', { name, fault: error.fault })
  if (error instanceof ForeignTable)
    return failure('files/damaged-project', { name, fault: { kind: 'foreign-table', table: error.table } })
  if (isSqliteError(error)) {
    const cause = causeOfSqlite(error)
    return isDamage(error)
      ? failure('files/damaged-project', { name, fault: { kind: 'system', cause } })
      : failure('files/unreadable', { name, cause })
  }
  if (error instanceof Error && 'code' in error)
    return failure('files/unreadable', { name, cause: causeOfCode(String(error.code)) })
  throw error
}
