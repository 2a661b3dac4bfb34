import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { lockFile, type FileLock } from './lockFile.ts'

export interface TakenFolder {
  readonly folder: string
  readonly lock: FileLock
}

const noLock: FileLock = { release: () => undefined }

/** Where no lock can be written (a full or read-only drive), the process's number keeps others away. */
function lockOf(folder: string): FileLock | null | 'no room' {
  try {
    return lockFile(folder)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'].includes(code)) return 'no room'
    throw error
  }
}

/** A folder for this run alone: `name-1`, or the next one that no running copy has. */
export function takeFolder(parent: string, name: string): TakenFolder {
  mkdirSync(parent, { recursive: true, mode: 0o700 })
  for (let number = 1; ; number++) {
    const folder = path.join(parent, `${name}-${number}`)
    const lock = lockOf(folder)
    if (lock === 'no room') return { folder: path.join(parent, `${name}-p${process.pid}`), lock: noLock }
    if (lock !== null) return { folder, lock }
  }
}

/** The same, emptied before and gone afterwards. */
export function takeEmptyFolder(parent: string, name: string): TakenFolder {
  const { folder, lock } = takeFolder(parent, name)
  const empty = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  empty()
  return {
    folder,
    lock: {
      release() {
        empty()
        lock.release()
      },
    },
  }
}
