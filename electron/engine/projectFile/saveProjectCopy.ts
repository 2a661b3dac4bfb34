import { causeOfSqlite, DamagedRow, isSqliteError } from '../disk/diskErrors.ts'
import { randomUUID } from 'node:crypto'
import { lstatSync } from 'node:fs'
import path from 'node:path'
import { causeOf, failure, type SystemCause } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { placeFile, realDrive } from '../codecs/files/outputFile.ts'
import { isSystemError } from '../codecs/files/systemError.ts'
import type { SaveRequest } from '../../editor/index.ts'
import type { EditorState } from '../state/editorState.ts'
import type { KeptCopy } from './copy/keepCopy.ts'
import type { ProjectFile } from './projectFile.ts'

/** A whole project file with its history at another place, or nothing there. */
export async function saveProjectCopy(
  file: ProjectFile,
  shown: EditorState,
  request: SaveRequest,
): Promise<Result<{ path: string }>> {
  const name = path.basename(request.path)
  const standing = lstatSync(request.path, { throwIfNoEntry: false })
  if (standing !== undefined && request.overwrite === 'never') return err(failure('files/exists', { name }))
  if (standing?.isDirectory() === true)
    return err(failure('files/cannot-write', { name, cause: { kind: 'is-folder' } }))
  const temporary = path.join(path.dirname(request.path), `.tapehand-${randomUUID()}.part`)
  try {
    await file.copyTo(temporary, shown)
    placeFile(realDrive, temporary, request.path, request.overwrite)
    return ok({ path: request.path })
  } catch (error) {
    if (isSystemError(error) && error.code === 'EEXIST') return err(failure('files/exists', { name }))
    const cause = causeOfDisk(error)
    if (cause === null) throw error
    return err(failure('files/cannot-write', { name, cause }))
  } finally {
    for (const left of [temporary, `${temporary}-wal`, `${temporary}-shm`, `${temporary}-journal`])
      realDrive.remove(left)
  }
}

/** The same for the case that the file gets lost; what could not be done leaves the copy as it was. */
export async function keepProjectCopy(file: ProjectFile, copy: string): Promise<Result<KeptCopy>> {
  try {
    return ok(await file.keepCopy(copy))
  } catch (error) {
    // Sound that is not what was written: the project is about to be read-only, and the copy is what there is.
    if (error instanceof DamagedRow) return ok('stopped')
    const cause = causeOfDisk(error)
    if (cause === null) throw error
    return err(failure('files/cannot-write', { name: path.basename(copy), cause }))
  }
}

/** Null for what is no failure of a disk. */
function causeOfDisk(error: unknown): SystemCause | null {
  if (isSqliteError(error)) return causeOfSqlite(error)
  return isSystemError(error) ? causeOf(error) : null
}
