import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { lockFile, type FileLock } from './lockFile.ts'

export interface TakenFolder {
  readonly folder: string
  readonly lock: FileLock
}

/** A folder for this run alone: `name-1`, or the next one that no running copy has. */
export function takeFolder(parent: string, name: string): TakenFolder {
  mkdirSync(parent, { recursive: true, mode: 0o700 })
  for (let number = 1; ; number++) {
    const folder = path.join(parent, `${name}-${number}`)
    const lock = lockFile(folder)
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
