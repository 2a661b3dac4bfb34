import { existsSync } from 'node:fs'
import path from 'node:path'
import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { isSameFile, lockProjectFile } from './lockProjectFile.ts'
import type { OpenProject } from './openProject.ts'
import { projectExtension, type LockedFile } from './projectFiles.ts'

/** The file to go on in, or `same` where it is the one that is open. */
export type OtherFile = LockedFile | 'same'

export function takeSaved(file: string, current: OpenProject): Result<OtherFile> {
  if (!existsSync(file)) return err(failure('files/missing', { name: path.basename(file) }))
  return isSameFile(file, current.file) ? ok('same') : lockProjectFile(file)
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
