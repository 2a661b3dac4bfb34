import { realpathSync } from 'node:fs'
import path from 'node:path'
import { causeOf, failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { lockFile } from './lockFile.ts'
import type { LockedFile } from './projectFiles.ts'

/** A file that the person named, for this copy alone; the folder may be one where nothing can be written. */
export function lockProjectFile(file: string): Result<LockedFile> {
  const name = path.basename(file)
  try {
    const lock = lockFile(file)
    return lock === null ? err(failure('app/open-elsewhere', { name })) : ok({ file, lock })
  } catch (error) {
    return err(failure('files/cannot-write', { name, cause: causeOf(error) }))
  }
}

/**
 * The same for a file that is there: where no lock can be written (a full or read-only drive), it is opened without
 * one, and whether it can be changed the engine sees.
 */
export function lockToOpen(file: string): Result<LockedFile> {
  const locked = lockProjectFile(file)
  return locked.ok || locked.error.code === 'app/open-elsewhere'
    ? locked
    : ok({ file, lock: { release: () => undefined } })
}

/** Whether two paths lead to one file, also by way of a link. */
export function isSameFile(one: string, other: string): boolean {
  return realPath(one) === realPath(other)
}

function realPath(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    // What is not there yet has no other name.
    return path.resolve(file)
  }
}
