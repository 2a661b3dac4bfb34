import { DamagedRow, isDamage, isSqliteError, isUnfinished, sqliteReason } from '../disk/diskErrors.ts'
import { closeSync, existsSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { EditorState } from '../state/editorState.ts'
import { collectUnused } from './collectUnused.ts'
import { applicationId, createTables, formatVersion, prepareForWriting, versionOf } from './format.ts'
import { isStill, loadProject, type Loaded } from './loadProject.ts'
import { createProjectFile, type ProjectFile } from './projectFile.ts'
import { connect, type Database } from './sqlite.ts'
import { saveRows } from './saveRows.ts'

export interface Opened {
  readonly file: ProjectFile
  readonly state: EditorState
}

/**
 * Opens a project file, or makes it with `fresh` when it is not there. A file that can't be read is looked at only,
 * never written: everything is loaded and checked before the first write. `:memory:` keeps nothing.
 */
export function openProjectFile(path: string, fresh: EditorState): Result<Opened> {
  try {
    if (path === ':memory:') return ok(openNew(connect(path, 'write'), fresh))
    if (!existsSync(path) || statSync(path).size === 0) makeFile(path, fresh)
    return openExisting(path)
  } catch (error) {
    return err(explain(error, path))
  }
}

function openNew(database: Database, fresh: EditorState): Opened {
  createTables(database)
  saveRows(database, fresh)
  const loaded = loadProject(database)
  return { file: createProjectFile(database, loaded), state: loaded.state }
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

function openExisting(path: string): Result<Opened> {
  const looked = lookAtFinished(path)
  if (!looked.ok) return looked
  const database = connect(path, 'write')
  try {
    prepareForWriting(database)
    // The writer keeps this index in memory; the reader before it has left a file.
    rmSync(`${path}-shm`, { force: true })
    // Another app may have come and gone between looking and taking.
    const loaded = isStill(database, looked.value) ? looked.value : loadProject(database)
    loaded.reader.readFrom(database)
    collectUnused(database, loaded)
    return ok({ file: createProjectFile(database, loaded), state: loaded.state })
  } catch (error) {
    database.close()
    throw error
  }
}

/**
 * As `lookAt`; when a crash interrupted a long write, what it had written so far is taken back first, as its journal
 * says.
 */
function lookAtFinished(path: string): Result<Loaded> {
  try {
    return lookAt(path)
  } catch (error) {
    if (!isUnfinished(error) || !isOurs(path)) throw error
  }
  const database = connect(path, 'write')
  try {
    database.prepare('SELECT 1 FROM sqlite_schema').get()
  } finally {
    database.close()
  }
  return lookAt(path)
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

function lookAt(path: string): Result<Loaded> {
  const helpers = [`${path}-wal`, `${path}-shm`].filter((name) => !existsSync(name))
  const database = connect(path, 'read')
  const leave = (): void => {
    database.close()
    // A connection that only reads leaves SQLite's empty helper files behind.
    for (const name of helpers) rmSync(name, { force: true })
  }
  try {
    const wrong = checkHeader(database, path)
    if (wrong === null) {
      const loaded = loadProject(database)
      database.close()
      return ok(loaded)
    }
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
  if (id !== applicationId) return failure('files/damaged-project', { name, reason: 'it is not a Tapehand project' })
  return versionOf(database) > formatVersion ? failure('files/newer-project', { name }) : null
}

function explain(error: unknown, path: string): ReturnType<typeof failure> {
  const name = basename(path)
  if (error instanceof DamagedRow) return failure('files/damaged-project', { name, reason: error.message })
  if (isSqliteError(error)) {
    const reason = sqliteReason(error)
    return isDamage(error)
      ? failure('files/damaged-project', { name, reason })
      : failure('files/unreadable', { name, reason })
  }
  if (error instanceof Error && 'code' in error)
    return failure('files/unreadable', { name, reason: String(error.code) })
  throw error
}
