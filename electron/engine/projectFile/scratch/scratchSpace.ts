import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { causeOf } from '../../../../shared/failures/index.ts'
import { isSystemError } from '../../codecs/files/systemError.ts'
import { DamagedRow, RefusedFile } from '../../disk/diskErrors.ts'

/** A file that bytes are put behind each other in, made with the first of them; nothing of it is kept. */
export interface ScratchSpace {
  /** Where they begin. Throws `RefusedFile` where the drive takes no more; what was there stays. */
  append(bytes: Uint8Array): number
  /** Fills `into`. Throws `DamagedRow` where the drive fails. */
  read(at: number, into: Uint8Array): void
  size(): number
  close(): void
}

export function createScratchSpace(path: string): ScratchSpace {
  let handle: number | null = null
  let end = 0
  return {
    append: (bytes) => {
      try {
        handle ??= openSync(path, 'wx+', 0o600)
        for (let done = 0; done < bytes.length;) done += writeSync(handle, bytes, done, bytes.length - done, end + done)
      } catch (error) {
        if (!isSystemError(error)) throw error
        throw new RefusedFile(causeOf(error))
      }
      end += bytes.length
      return end - bytes.length
    },
    read: (at, into) => {
      if (handle === null || !readWhole(handle, at, into)) throw new DamagedRow({ kind: 'row-too-short' })
    },
    size: () => end,
    close: () => {
      if (handle !== null) closeSync(handle)
      handle = null
    },
  }
}

/** Whether all of it was there. Throws `DamagedRow` where the drive fails. */
export function readWhole(handle: number, at: number, into: Uint8Array): boolean {
  try {
    for (let done = 0; done < into.length;) {
      const got = readSync(handle, into, done, into.length - done, at + done)
      if (got === 0) return false
      done += got
    }
    return true
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw new DamagedRow({ kind: 'system', cause: causeOf(error) })
  }
}
