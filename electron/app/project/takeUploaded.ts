import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Result } from '../../../shared/result.ts'
import type { ProjectHolder } from './projectHolder.ts'
import { newProjectFile } from './projectFiles.ts'

/** A project that came as bytes gets a file among the others, and is gone on in; what can't be opened leaves none. */
export async function takeUploaded(
  holder: ProjectHolder,
  projects: string,
  name: string,
  write: (file: string) => Promise<Result<void>>,
): Promise<Result<{ name: string }>> {
  const { file, lock } = newProjectFile(projects, path.parse(name).name)
  const written = await write(file)
  lock.release()
  const opened = written.ok ? await holder.openFile(file) : written
  if (!opened.ok) await rm(file, { force: true })
  return opened
}
