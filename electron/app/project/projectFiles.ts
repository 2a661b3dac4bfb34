import { existsSync } from 'node:fs'
import path from 'node:path'
import { projectExtension } from '../projectNames.ts'
import { lockFile, type FileLock } from './lockFile.ts'
import { untitled } from '../../../shared/files/untitled.ts'

export interface LockedFile {
  readonly file: string
  readonly lock: FileLock
}

/**
 * A project file of that name that nobody has yet: `Voice.tapehand`, else `Voice 2.tapehand` and so on. The folder is
 * there.
 */
export function newProjectFile(folder: string, name: string): LockedFile {
  const stem = fileStem(name)
  for (let number = 1; ; number++) {
    const file = path.join(folder, `${stem}${number === 1 ? '' : ` ${number}`}${projectExtension}`)
    if (existsSync(file)) continue
    const lock = lockFile(file)
    if (lock === null) continue
    if (!existsSync(file)) return { file, lock }
    lock.release()
  }
}

/** A name without what a file system may refuse. */
function fileStem(name: string): string {
  const stem = name
    .replaceAll(/[\p{Cc}<>:"/\\|?*]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .replace(/[. ]+$/, '')
  return stem === '' || /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(stem) ? untitled : stem
}
