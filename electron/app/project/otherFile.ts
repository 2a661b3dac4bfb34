import { constants, existsSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { causeOf, failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { isSameFile, lockProjectFile, lockToOpen } from './lockProjectFile.ts'
import type { OpenProject } from './openProject.ts'
import { projectExtension } from '../projectNames.ts'
import { newProjectFile, type LockedFile } from './projectFiles.ts'

/** The file to go on in, or `same` where it is the one that is open. */
export type OtherFile = LockedFile | 'same'

export function takeSaved(file: string, current: OpenProject): Result<OtherFile> {
  if (!existsSync(file)) return err(failure('files/missing', { name: path.basename(file) }))
  return isSameFile(file, current.file) ? ok('same') : lockToOpen(file)
}

/**
 * Writes the project to a file, whole and with what was said. One that is there is replaced only where the person has
 * named it in full.
 */
export async function writeElsewhere(wanted: string, current: OpenProject): Promise<Result<OtherFile>> {
  const file = wanted.toLowerCase().endsWith(projectExtension) ? wanted : `${wanted}${projectExtension}`
  if (isSameFile(file, current.file)) return ok('same')
  const locked = lockProjectFile(file)
  if (!locked.ok) return locked
  await current.settle()
  const saved = await current.engine.saveProject({ path: file, overwrite: file === wanted ? 'allowed' : 'never' })
  if (saved.ok) return locked
  locked.value.lock.release()
  return saved
}

/** What can be read of the open project, as a new one beside the others. */
export async function writeRecovered(projects: string, current: OpenProject): Promise<Result<OtherFile>> {
  const locked = newProjectFile(projects, `${path.parse(current.file).name} recovered`)
  await current.settle()
  const saved = await current.engine.saveProject({ path: locked.file, overwrite: 'never' })
  if (saved.ok) return ok(locked)
  locked.lock.release()
  return saved
}

const how = constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE

/** A backup stays what it is: a copy of it is gone on in. */
export async function copyBackup(backup: string, projects: string, name: string): Promise<Result<OtherFile>> {
  const locked = newProjectFile(projects, `${name} restored`)
  try {
    // What was not taken over into the file yet when a copy of the app was killed lies beside it.
    if (existsSync(`${backup}-wal`)) await copyFile(`${backup}-wal`, `${locked.file}-wal`, how)
    await copyFile(backup, locked.file, how)
    return ok(locked)
  } catch (error) {
    locked.lock.release()
    return err(failure('files/cannot-write', { name: path.basename(locked.file), cause: causeOf(error) }))
  }
}
